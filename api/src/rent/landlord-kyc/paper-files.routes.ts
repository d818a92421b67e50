import { LANDLORD_PAPERS, type LandlordPaper } from '@aangan/shared-kit/domain/rent/landlord-papers';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Audit } from '../../foundation/audit/public.ts';
import type { Database } from '../../foundation/database/public.ts';
import type { FileStore } from '../../foundation/files/public.ts';
import { notFound } from '../../foundation/server/public.ts';
import type { Sessions } from '../../people/sessions/public.ts';
import { paperOf } from './landlord-kyc.queries.ts';
import { LANDLORD_KYC_WORDS as WORDS } from './landlord-kyc.words.ts';

const params = z.object({ landlordId: z.string().max(60), paper: z.enum(LANDLORD_PAPERS) });

/** Where staff read a paper. */
export function staffPaperPath(landlordId: string, paper: LandlordPaper | ':paper'): string {
  return `/api/v1/staff/landlord-kyc/${landlordId}/${paper}`;
}

/** Returns papers to staff, as uncached downloads. Nobody else reads them, not even who sent them. */
export function landlordPaperFiles(
  app: FastifyInstance,
  database: Database,
  { files, sessions, audit }: { readonly files: FileStore; readonly sessions: Sessions; readonly audit: Audit },
): void {
  app.get(staffPaperPath(':landlordId', ':paper'), { schema: { hide: true } }, async (request, reply) => {
    const staff = await sessions.staff(request, 'verification');
    const { success, data } = params.safeParse(request.params);
    const row = success ? await paperOf(database, data.landlordId, data.paper) : undefined;
    const bytes = row && (await files.get(row.fileKey));
    if (!bytes) throw notFound(WORDS.noPaper);
    await audit.note({ event: 'staff-action', accountId: staff.accountId, detail: 'landlord paper read' }, request);
    const extension = row.mediaType === 'application/pdf' ? 'pdf' : 'jpg';
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${row.paper}.${extension}"`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type(row.mediaType)
      .send(bytes);
  });
}
