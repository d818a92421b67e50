import type { legalCalls } from '@aangan/shared-kit/contracts/legal';
import { eq, lt } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import type { CallHandlers } from '../../foundation/server/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { agreementDraft } from './legal.tables.ts';

type DraftCalls = Pick<
  typeof legalCalls,
  | 'GET /legal-backend/api/v1/agreement-draft'
  | 'PUT /legal-backend/api/v1/agreement-draft'
  | 'DELETE /legal-backend/api/v1/agreement-draft'
>;

const EMPTY = { typed: {}, bookingId: null };

/** What people have typed into the form of an agreement: one draft a person, on every device of theirs. */
export function agreementDraftHandlers({ database, sessions, now }: CallDeps): CallHandlers<DraftCalls> {
  return {
    async 'GET /legal-backend/api/v1/agreement-draft'(_input, request) {
      const { accountId } = await sessions.required(request);
      const [row] = await database.select().from(agreementDraft).where(eq(agreementDraft.accountId, accountId));
      return row ? { typed: { ...row.typed }, bookingId: row.bookingId } : EMPTY;
    },

    async 'PUT /legal-backend/api/v1/agreement-draft'({ body }, request) {
      const { accountId } = await sessions.required(request);
      const values = { ...body, changedAt: new Date(now()) };
      await database
        .insert(agreementDraft)
        .values({ accountId, ...values })
        .onConflictDoUpdate({ target: agreementDraft.accountId, set: values });
      return body;
    },

    async 'DELETE /legal-backend/api/v1/agreement-draft'(_input, request) {
      const { accountId } = await sessions.required(request);
      await database.delete(agreementDraft).where(eq(agreementDraft.accountId, accountId));
      return EMPTY;
    },
  };
}

/** Deletes drafts that nobody went on with. */
export async function deleteOldAgreementDrafts(database: Database, before: Date): Promise<void> {
  await database.delete(agreementDraft).where(lt(agreementDraft.changedAt, before));
}
