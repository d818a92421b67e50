import { KYC_DOCUMENTS, KYC_USER_TYPES } from '@aangan/shared-kit/contracts/kyc';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Audit } from '../../foundation/audit/public.ts';
import type { Database } from '../../foundation/database/public.ts';
import { type ApiSettings, notFound } from '../../foundation/server/public.ts';
import type { Sessions } from '../sessions/public.ts';
import { documentOf } from './kyc.queries.ts';

const own = z.object({ userType: z.enum(KYC_USER_TYPES), document: z.enum(KYC_DOCUMENTS) });
const anybodys = own.extend({ accountId: z.string().max(60) });

/** Returns KYC documents to their owner and to staff, as uncached downloads. */
export function kycDocuments(
  app: FastifyInstance,
  database: Database,
  { files }: Pick<ApiSettings, 'files'>,
  { sessions, audit }: { readonly sessions: Sessions; readonly audit: Audit },
): void {
  async function send(reply: FastifyReply, asked: z.infer<typeof anybodys>): Promise<FastifyReply> {
    const row = await documentOf(database, asked.accountId, asked.userType, asked.document);
    const bytes = row && (await files.get(row.fileKey));
    if (!bytes) throw notFound('There is no such document.');
    const extension = row.mediaType === 'application/pdf' ? 'pdf' : 'jpg';
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${asked.userType}-${asked.document}.${extension}"`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type(row.mediaType)
      .send(bytes);
  }

  app.get('/api/v1/cpms/kyc/:userType/documents/:document', { schema: { hide: true } }, async (request, reply) => {
    const { accountId } = await sessions.required(request);
    return send(reply, { accountId, ...parsed(own, request.params) });
  });

  app.get('/api/v1/staff/kyc/:accountId/:userType/:document', { schema: { hide: true } }, async (request, reply) => {
    const staff = await sessions.staff(request, 'verification');
    const asked = parsed(anybodys, request.params);
    await audit.note({ event: 'staff-action', accountId: staff.accountId, detail: 'kyc document read' }, request);
    return send(reply, asked);
  });
}

function parsed<Schema extends z.ZodType>(schema: Schema, params: unknown): z.output<Schema> {
  const result = schema.safeParse(params);
  if (!result.success) throw notFound('There is no such document.');
  return result.data;
}
