import { OWNERSHIP_UPLOAD, type ownershipCalls } from '@aangan/shared-kit/contracts/ownership';
import type { Audit } from '../../foundation/audit/public.ts';
import { badInput, CallError, type CallHandlers, callError, notFound } from '../../foundation/server/public.ts';
import { removeUploads } from '../../foundation/uploads/public.ts';
import type { StaffCallDeps } from '../../people/staff/public.ts';
import { noteSeen } from '../verification/public.ts';
import type { DecisionNotices } from './notify-of-decision.ts';
import {
  countWaitingProofs,
  foundProofs,
  holdProof,
  ownListing,
  papersOf,
  proofOf,
  saveProof,
  waitingProofs,
} from './ownership.queries.ts';
import type { OwnershipRow } from './ownership.tables.ts';
import { NO_LISTING, WAITS_ALREADY } from './ownership-upload.ts';
import { VALID_MS, wireOwnership } from './wire-ownership.ts';

export const NO_PAPERS = 'Add at least one document first.';
/** What seekers read. */
const SEEN = 'Ownership documents, seen by our staff.';

interface OwnershipDeps extends StaffCallDeps {
  readonly notices: DecisionNotices;
  readonly audit: Audit;
}

/** Papers of ownership: from the owner to staff, and the decision back. */
export function ownershipHandlers({
  database,
  sessions,
  now,
  jobs,
  decisions,
  notices,
  audit,
}: OwnershipDeps): CallHandlers<typeof ownershipCalls> {
  return {
    async 'GET /api/v1/property/{propertyId}/ownership'({ params }, request) {
      const { accountId } = await sessions.required(request);
      const listing = await ownListing(database, accountId, params.propertyId);
      if (!listing) throw notFound(NO_LISTING);
      return wireOwnership(listing, await proofOf(database, listing.id), now());
    },

    async 'POST /api/v1/property/{propertyId}/ownership'({ params }, request) {
      const { accountId } = await sessions.required(request);
      const row = await database.transaction(async (transaction) => {
        const listing = await ownListing(transaction, accountId, params.propertyId);
        if (!listing) throw notFound(NO_LISTING);
        const before = await holdProof(transaction, listing.id);
        if (before?.state === 'submitted') throw new CallError(409, WAITS_ALREADY);
        if ((await papersOf(transaction, accountId, listing.id)).length === 0) throw badInput('papers', NO_PAPERS);
        const sent: OwnershipRow = {
          ...{ listingId: listing.id, accountId, state: 'submitted', reason: null },
          ...{ submittedAt: new Date(now()), decidedAt: null },
        };
        await saveProof(transaction, sent);
        return { listing, sent };
      });
      return wireOwnership(row.listing, row.sent, now());
    },

    async 'GET /api/v1/staff/ownership'({ query: { ids } }, request) {
      await sessions.staff(request, 'verification');
      return { waiting: await waitingProofs(database, ids) };
    },

    async 'POST /api/v1/staff/ownership/search'({ body: { text } }, request) {
      const { accountId } = await sessions.staff(request, 'verification');
      await audit.note({ event: 'staff-action', accountId, detail: 'ownership searched' }, request);
      return { ids: await foundProofs(database, text) };
    },

    async 'GET /api/v1/staff/ownership/waiting'(_input, request) {
      await sessions.staff(request, 'verification');
      return { waiting: await countWaitingProofs(database) };
    },

    async 'POST /api/v1/staff/ownership/{propertyId}'({ params, body }, request) {
      const staff = await sessions.staff(request, 'verification');
      const state = body.decision === 'verify' ? 'verified' : 'refused';
      const reason = body.decision === 'refuse' ? body.reason : null;
      await database.transaction(async (transaction) => {
        const held = await holdProof(transaction, params.propertyId);
        if (held?.state !== 'submitted') throw callError('documents-decided');
        const { listingId, accountId } = held;
        await saveProof(transaction, { ...held, state, reason, decidedAt: new Date(now()) });
        if (state === 'verified') {
          await noteSeen(transaction, { listingId, kind: 'PAPERS', seen: SEEN, from: now(), to: now() + VALID_MS });
        }
        // Nobody needs the papers after the decision.
        await removeUploads(jobs, transaction, { accountId, kind: OWNERSHIP_UPLOAD, subject: listingId });
        await notices.send(transaction, held);
        const decided = { queue: 'ownership', role: 'verification', caseId: listingId, decision: state } as const;
        await decisions.note(
          { ...decided, reversible: false, ...(reason !== null && { reason }) },
          { staff, request, transaction },
        );
      });
      return { state };
    },
  };
}
