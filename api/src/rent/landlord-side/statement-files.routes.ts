import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../foundation/database/public.ts';
import { notFound, sendDocument, sendPdf } from '../../foundation/server/public.ts';
import type { LandlordRow } from '../landlords/public.ts';
import type { LandlordAccess } from './landlord-side.routes.ts';
import { LANDLORD_SIDE_WORDS as WORDS } from './landlord-side.words.ts';
import { linkStatementsPath, MY_STATEMENTS_PATH, statementCsv, statementLines, yearWords } from './statement.ts';
import { statementPdf } from './statement-pdf.ts';
import { tenantOf } from './wire-tenant.ts';

const params = z.object({ token: z.string().max(100) });

/** `?year=2026` is the financial year 2026-27. */
const query = z.object({ year: z.coerce.number().int().min(2000).max(2100) });

const FORMATS = ['csv', 'pdf'] as const;

/** Statements of a financial year as files: by a link, or with an account. */
export function statementFiles(app: FastifyInstance, database: Database, access: LandlordAccess): void {
  async function send(
    reply: FastifyReply,
    rows: readonly LandlordRow[],
    year: number,
    format: (typeof FORMATS)[number],
  ) {
    const tenants = await Promise.all(rows.map((row) => tenantOf(database, row)));
    const lines = statementLines(tenants, year);
    const name = `rent-${yearWords(year)}`;
    if (format === 'csv') {
      const bytes = Buffer.from(statementCsv(lines));
      return sendDocument(reply, { name: `${name}.csv`, mediaType: 'text/csv; charset=utf-8', bytes });
    }
    const names = [...new Set(rows.map((row) => row.name))];
    const accounts = [...new Set(tenants.map(({ destination }) => destination))];
    return sendPdf(reply, name, await statementPdf({ year, names, accounts, lines }));
  }

  async function linked(request: FastifyRequest): Promise<LandlordRow[]> {
    const link = params.safeParse(request.params);
    if (!link.success) throw notFound(WORDS.noLink);
    return [(await access.ofLink(request, link.data.token)).landlord];
  }

  for (const format of FORMATS) {
    const hidden = { schema: { hide: true } };
    app.get(`${linkStatementsPath(':token')}/statement.${format}`, hidden, async (request, reply) =>
      send(reply, await linked(request), yearOf(request.query), format),
    );
    app.get(`${MY_STATEMENTS_PATH}/statement.${format}`, hidden, async (request, reply) =>
      send(reply, await access.ofViewer(request), yearOf(request.query), format),
    );
  }
}

function yearOf(asked: unknown): number {
  const { success, data } = query.safeParse(asked);
  if (!success) throw notFound(WORDS.noYear);
  return data.year;
}
