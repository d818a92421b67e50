import { AGREEMENT_UPLOAD } from '@aangan/shared-kit/contracts/rent-agreements';
import type { FastifyInstance } from 'fastify';
import type { Audit } from '../../foundation/audit/public.ts';
import type { Database } from '../../foundation/database/public.ts';
import { type ApiSettings, notFound } from '../../foundation/server/public.ts';
import { readyUploads } from '../../foundation/uploads/public.ts';
import type { Sessions } from '../../people/sessions/public.ts';
import { tenancyOfHold } from './rent-holds.queries.ts';
import { holdPaperPath } from './rent-holds.routes.ts';
import { HOLD_WORDS } from './rent-holds.words.ts';

interface PaperRoute {
  readonly Params: { readonly holdId: string; readonly uploadId: string };
}

/** Returns agreements to staff while the payout waits, as uncached downloads, with a line in the log. */
export function holdPapers(
  app: FastifyInstance,
  database: Database,
  { files }: Pick<ApiSettings, 'files'>,
  { sessions, audit }: { readonly sessions: Sessions; readonly audit: Audit },
): void {
  app.get<PaperRoute>(holdPaperPath(':holdId', ':uploadId'), { schema: { hide: true } }, async (request, reply) => {
    const staff = await sessions.staff(request, 'money');
    const { holdId, uploadId } = request.params;
    const tenancy = await tenancyOfHold(database, holdId);
    if (!tenancy) throw notFound(HOLD_WORDS.noPaper);
    const { ownerId: accountId, tenancyId: subject } = tenancy;
    const papers = await readyUploads(database, { accountId, kind: AGREEMENT_UPLOAD, subject });
    const paper = papers.find(({ id }) => id === uploadId);
    const bytes = paper?.fileKey && (await files.get(paper.fileKey));
    if (!paper || !bytes) throw notFound(HOLD_WORDS.noPaper);
    await audit.note({ event: 'staff-action', accountId: staff.accountId, detail: 'rental agreement read' }, request);
    const extension = paper.mediaType === 'application/pdf' ? 'pdf' : 'jpg';
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="agreement.${extension}"`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type(paper.mediaType ?? 'application/octet-stream')
      .send(bytes);
  });
}
