import type { listingCheckCalls } from '@aangan/shared-kit/contracts/listing-checks';
import { CallError, type CallHandlers, callError, notFound } from '../../foundation/server/public.ts';
import { type StaffCallDeps, TOO_LATE } from '../../people/staff/public.ts';
import { photosOf, pictureUrl } from '../../search/listings/public.ts';
import type { Evidence } from './evidence.ts';
import {
  clearBroker,
  countHeld,
  countProbableBrokers,
  decideHeld,
  declareBroker,
  heldListings,
  holdAgain,
  ownCheck,
  probableBrokers,
  saveAppeal,
  shownInstead,
  suspectAgain,
} from './listing-checks.queries.ts';

const HELD_LISTINGS = { queue: 'held-listings', role: 'listings' } as const;
const PROBABLE_BROKERS = { queue: 'probable-brokers', role: 'listings' } as const;

const NOT_YOURS = 'You have no such listing.';
/** Photos of a held listing shown to staff. */
const PHOTOS_SHOWN = 5;
/** Minimum bits of findings that are shown to an owner. */
const SHOWN_FROM_BITS = 1;

/** Findings of the checks: for the owner in words, for staff with all evidence and the decision. */
export function listingCheckHandlers({
  database,
  sessions,
  now,
  assetUrl,
  decisions,
}: StaffCallDeps): CallHandlers<typeof listingCheckCalls> {
  return {
    async 'GET /api/v1/user/listings/{propertyId}/check'({ params }, request) {
      const { accountId } = await sessions.required(request);
      const listingId = params.propertyId.toLowerCase();
      const found = await ownCheck(database, accountId, listingId);
      if (!found) throw notFound(NOT_YOURS);
      const { inactiveReason, check } = found;
      const duplicate = inactiveReason === 'DUPLICATE';
      const held = inactiveReason === 'HELD';
      return {
        state: duplicate ? 'duplicate' : held ? (check?.verdict === 'refused' ? 'refused' : 'held') : 'shown',
        reasons: duplicate || held ? reasonsOf(check?.evidence ?? []) : [],
        shownInstead: duplicate ? await shownInstead(database, listingId) : null,
        appealedOn: check?.appealedAt?.getTime() ?? null,
      };
    },

    async 'POST /api/v1/user/listings/{propertyId}/appeal'({ params, body }, request) {
      const { accountId } = await sessions.required(request);
      const at = new Date(now());
      const listingId = params.propertyId.toLowerCase();
      if (!(await ownCheck(database, accountId, listingId))) throw notFound(NOT_YOURS);
      const saved = await saveAppeal(database, accountId, listingId, body.words, at);
      if (!saved) throw callError('listing-decided-conflict');
      return { appealedOn: at.getTime() };
    },

    async 'POST /api/v1/user/broker-declaration'(_input, request) {
      const { accountId } = await sessions.required(request);
      return { declaredOn: (await declareBroker(database, accountId, new Date(now()))).getTime() };
    },

    async 'GET /api/v1/staff/held-listings'(_input, request) {
      await sessions.staff(request, 'listings');
      const rows = await heldListings(database);
      return {
        listings: rows.map(({ check, photos, ...facts }) => ({
          id: check.listingId,
          ...facts,
          photos: photosOf(photos, PHOTOS_SHOWN).map(({ id, alt }) => ({ url: pictureUrl(assetUrl, id, 320), alt })),
          score: check.score,
          evidence: [...check.evidence],
          rules: check.rules,
          checkedOn: check.checkedAt.getTime(),
          appeal: check.appeal,
        })),
      };
    },

    async 'GET /api/v1/staff/held-listings/waiting'(_input, request) {
      await sessions.staff(request, 'listings');
      return { waiting: await countHeld(database) };
    },

    async 'POST /api/v1/staff/held-listings/{propertyId}'({ params, body }, request) {
      const staff = await sessions.staff(request, 'listings');
      const caseId = params.propertyId.toLowerCase();
      const active = await database.transaction(async (transaction) => {
        const active = await decideHeld(transaction, caseId, body.decision, new Date(now()));
        if (active === undefined) throw callError('listing-decided');
        const decided = { ...HELD_LISTINGS, caseId, decision: body.decision, reason: body.reason, reversible: true };
        await decisions.note(decided, { staff, request, transaction });
        return active;
      });
      return { active };
    },

    async 'DELETE /api/v1/staff/held-listings/{propertyId}/decision'({ params }, request) {
      const staff = await sessions.staff(request, 'listings');
      const caseId = params.propertyId.toLowerCase();
      await database.transaction(async (transaction) => {
        await decisions.takeBack({ ...HELD_LISTINGS, caseId }, { staff, request, transaction });
        if (!(await holdAgain(transaction, caseId))) throw new CallError(409, TOO_LATE);
      });
      return { waits: true as const };
    },

    async 'GET /api/v1/staff/probable-brokers'(_input, request) {
      await sessions.staff(request, 'listings');
      const rows = await probableBrokers(database);
      return {
        accounts: rows.map(({ check, ...homes }) => ({
          id: check.accountId,
          score: check.score,
          evidence: [...check.evidence],
          ...homes,
        })),
      };
    },

    async 'GET /api/v1/staff/probable-brokers/waiting'(_input, request) {
      await sessions.staff(request, 'listings');
      return { waiting: await countProbableBrokers(database) };
    },

    async 'POST /api/v1/staff/probable-brokers/{accountId}'({ params, body }, request) {
      const staff = await sessions.staff(request, 'listings');
      const caseId = params.accountId;
      await database.transaction(async (transaction) => {
        const cleared = await clearBroker(transaction, caseId, new Date(now()));
        if (!cleared) throw callError('no-suspicion');
        const decided = { ...PROBABLE_BROKERS, caseId, decision: body.verdict, reason: body.reason, reversible: true };
        await decisions.note(decided, { staff, request, transaction });
      });
      return { verdict: body.verdict };
    },

    async 'DELETE /api/v1/staff/probable-brokers/{accountId}/decision'({ params }, request) {
      const staff = await sessions.staff(request, 'listings');
      const caseId = params.accountId;
      await database.transaction(async (transaction) => {
        await decisions.takeBack({ ...PROBABLE_BROKERS, caseId }, { staff, request, transaction });
        await suspectAgain(transaction, caseId);
      });
      return { waits: true as const };
    },
  };
}

/** Texts of the shown findings, strongest first. */
export function reasonsOf(evidence: readonly Evidence[]): string[] {
  return evidence
    .filter(({ bits }) => bits >= SHOWN_FROM_BITS)
    .sort((a, b) => b.bits - a.bits)
    .map(({ words }) => words);
}
