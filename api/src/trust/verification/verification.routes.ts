import type { verificationCalls } from '@aangan/shared-kit/contracts/verification';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { type CallHandlers, callError } from '../../foundation/server/public.ts';
import type { StaffCallDeps } from '../../people/staff/public.ts';
import { isVerified, liveEvidence } from './live-evidence.ts';
import { noteSeen } from './note-seen.ts';
import { evidenceFacts } from './verification.queries.ts';

/** The evidence behind the badge of a listing, and what staff add to it. */
export function verificationHandlers({
  database,
  sessions,
  now,
  decisions,
}: StaffCallDeps): CallHandlers<typeof verificationCalls> {
  return {
    async 'GET /api/v1/property/{propertyId}/verification'({ params }) {
      const facts = await evidenceFacts(database, params.propertyId.toLowerCase(), now());
      if (!facts) throw callError('no-listing');
      return { verified: isVerified(facts, now()), checks: liveEvidence(facts, now()) };
    },

    async 'POST /api/v1/staff/property/{propertyId}/verification'({ params, body }, request) {
      const staff = await sessions.staff(request, 'verification');
      const listingId = params.propertyId.toLowerCase();
      if (!(await evidenceFacts(database, listingId, now()))) throw callError('no-listing');
      const expiresOn = now() + body.validDays * DAY_MS;
      const id = await database.transaction(async (transaction) => {
        const { kind, seen } = body;
        const noted = await noteSeen(transaction, { listingId, kind, seen, from: now(), to: expiresOn });
        const queue = { queue: 'verification', role: 'verification' } as const;
        const decided = { ...queue, caseId: listingId, decision: body.kind, reason: body.seen, reversible: false };
        await decisions.note(decided, { staff, request, transaction });
        return noted;
      });
      return { id, expiresOn };
    },
  };
}
