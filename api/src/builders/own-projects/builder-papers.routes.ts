import { BUILDER_PAPERS } from '@aangan/shared-kit/domain/builder-account';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Audit } from '../../foundation/audit/public.ts';
import type { Database } from '../../foundation/database/public.ts';
import { type ApiSettings, notFound } from '../../foundation/server/public.ts';
import type { Sessions } from '../../people/sessions/public.ts';
import { paperOf } from './builder-account.queries.ts';

const asked = z.object({ accountId: z.string().max(60), paper: z.enum(BUILDER_PAPERS) });

/** Returns papers of builders to staff, as uncached downloads. */
export function builderPapers(
  app: FastifyInstance,
  database: Database,
  { files }: Pick<ApiSettings, 'files'>,
  { sessions, audit }: { readonly sessions: Sessions; readonly audit: Audit },
): void {
  app.get('/api/v1/staff/builder-papers/:accountId/:paper', { schema: { hide: true } }, async (request, reply) => {
    const staff = await sessions.staff(request, 'verification');
    const { success, data } = asked.safeParse(request.params);
    const row = success ? await paperOf(database, data.accountId, data.paper) : undefined;
    const bytes = row && (await files.get(row.fileKey));
    if (!bytes) throw notFound('There is no such paper.');
    await audit.note({ event: 'staff-action', accountId: staff.accountId, detail: 'builder paper read' }, request);
    return reply
      .header('cache-control', 'no-store')
      .header(
        'content-disposition',
        `attachment; filename="${row.paper}.${row.mediaType === 'application/pdf' ? 'pdf' : 'jpg'}"`,
      )
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type(row.mediaType)
      .send(bytes);
  });
}
