import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../foundation/database/public.ts';
import { notFound } from '../../foundation/server/public.ts';
import type { LandlordRow } from '../landlords/public.ts';
import type { LandlordAccess } from './landlord-side.routes.ts';
import { LANDLORD_SIDE_WORDS as WORDS } from './landlord-side.words.ts';
import { linkStatementPath, MY_STATEMENT_PATH, statementCsv, yearWords } from './statement.ts';
import { tenantOf } from './wire-tenant.ts';

const params = z.object({ token: z.string().max(100) });

/** `?year=2026` is the financial year 2026-27. */
const query = z.object({ year: z.coerce.number().int().min(2000).max(2100) });

/** Statements of a financial year as CSV files: by a link, or with an account. */
export function statementFiles(app: FastifyInstance, database: Database, access: LandlordAccess): void {
  const hidden = { schema: { hide: true } };

  async function send(reply: FastifyReply, rows: readonly LandlordRow[], year: number) {
    const tenants = await Promise.all(rows.map((row) => tenantOf(database, row)));
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="rent-${yearWords(year)}.csv"`)
      .header('x-content-type-options', 'nosniff')
      .type('text/csv; charset=utf-8')
      .send(statementCsv(tenants, year));
  }

  app.get(linkStatementPath(':token'), hidden, async (request, reply) => {
    const link = params.safeParse(request.params);
    if (!link.success) throw notFound(WORDS.noLink);
    const { landlord } = await access.ofLink(request, link.data.token);
    return send(reply, [landlord], yearOf(request.query));
  });

  app.get(MY_STATEMENT_PATH, hidden, async (request, reply) => {
    const rows = await access.ofViewer(request);
    return send(reply, rows, yearOf(request.query));
  });
}

function yearOf(asked: unknown): number {
  const { success, data } = query.safeParse(asked);
  if (!success) throw notFound(WORDS.noYear);
  return data.year;
}
