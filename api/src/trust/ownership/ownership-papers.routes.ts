import type { FastifyInstance } from 'fastify';
import type { Audit } from '../../foundation/audit/public.ts';
import type { Database } from '../../foundation/database/public.ts';
import { type ApiSettings, notFound } from '../../foundation/server/public.ts';
import type { Sessions } from '../../people/sessions/public.ts';
import { waitingPaper } from './ownership.queries.ts';

interface PaperRoute {
  readonly Params: { readonly propertyId: string; readonly uploadId: string };
}

/** Returns papers that wait for a decision to staff, as uncached downloads. */
export function ownershipPapers(
  app: FastifyInstance,
  database: Database,
  { files }: Pick<ApiSettings, 'files'>,
  { sessions, audit }: { readonly sessions: Sessions; readonly audit: Audit },
): void {
  const path = '/api/v1/staff/ownership/:propertyId/papers/:uploadId';
  app.get<PaperRoute>(path, { schema: { hide: true } }, async (request, reply) => {
    const staff = await sessions.staff(request, 'verification');
    const paper = await waitingPaper(database, request.params.propertyId, request.params.uploadId);
    const bytes = paper?.fileKey && (await files.get(paper.fileKey));
    if (!paper || !bytes) throw notFound('There is no such paper.');
    await audit.note({ event: 'staff-action', accountId: staff.accountId, detail: 'ownership paper read' }, request);
    const extension = paper.mediaType === 'application/pdf' ? 'pdf' : 'jpg';
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="ownership.${extension}"`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type(paper.mediaType ?? 'application/octet-stream')
      .send(bytes);
  });
}
