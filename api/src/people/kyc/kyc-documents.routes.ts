import { KYC_DOCUMENTS, KYC_USER_TYPES } from '@aangan/shared-kit/contracts/kyc';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../foundation/database/public.ts';
import { type ApiSettings, callError, documentName, sendDocument } from '../../foundation/server/public.ts';
import type { Sessions } from '../sessions/public.ts';
import type { StaffPapers } from '../staff/public.ts';
import { documentOf } from './kyc.queries.ts';

const own = z.object({ userType: z.enum(KYC_USER_TYPES), document: z.enum(KYC_DOCUMENTS) });
const anybodys = own.extend({ accountId: z.string().max(60) });

/** Returns KYC documents to their owner and to staff, as uncached downloads. */
export function kycDocuments(
  app: FastifyInstance,
  database: Database,
  { files }: Pick<ApiSettings, 'files'>,
  { sessions, staffPapers }: { readonly sessions: Sessions; readonly staffPapers: StaffPapers },
): void {
  app.get('/api/v1/cpms/kyc/:userType/documents/:document', { schema: { hide: true } }, async (request, reply) => {
    const { accountId } = await sessions.required(request);
    const { success, data } = own.safeParse(request.params);
    const row = success ? await documentOf(database, accountId, data.userType, data.document) : undefined;
    const bytes = row && (await files.get(row.fileKey));
    if (!bytes) throw callError('no-document');
    const { userType, document, mediaType } = row;
    return sendDocument(reply, { name: documentName(`${userType}-${document}`, mediaType), mediaType, bytes });
  });

  staffPapers({
    path: '/api/v1/staff/kyc/:accountId/:userType/:document',
    params: anybodys,
    role: 'verification',
    detail: 'kyc document read',
    async find({ accountId, userType, document }) {
      const row = await documentOf(database, accountId, userType, document);
      return row && { ...row, name: `${userType}-${document}` };
    },
  });
}
