import type { listingCheckCalls } from '@aangan/shared-kit/contracts/listing-checks';
import type { Audit } from '../../foundation/audit/public.ts';
import type { Database } from '../../foundation/database/public.ts';
import { type ApiSettings, CallError, type CallHandlers, notFound } from '../../foundation/server/public.ts';
import type { Sessions } from '../../people/sessions/public.ts';
import { photosOf, pictureUrl } from '../../search/listings/public.ts';
import type { Evidence } from './evidence.ts';
import {
  clearBroker,
  decideHeld,
  declareBroker,
  heldListings,
  ownCheck,
  probableBrokers,
  saveAppeal,
  shownInstead,
} from './listing-checks.queries.ts';

const NOT_YOURS = 'There is no such listing of yours.';
/** Photos of a held listing shown to staff. */
const PHOTOS_SHOWN = 5;
/** Minimum bits of findings that are shown to an owner. */
const SHOWN_FROM_BITS = 1;

/** Findings of the checks: for the owner in words, for staff with all evidence and the decision. */
export function listingCheckHandlers(
  database: Database,
  { now, assetUrl }: Pick<ApiSettings, 'now' | 'assetUrl'>,
  { sessions, audit }: { readonly sessions: Sessions; readonly audit: Audit },
): CallHandlers<typeof listingCheckCalls> {
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
      if (!saved) throw new CallError(409, 'This listing does not wait for a look.');
      return { appealedOn: at.getTime() };
    },

    async 'POST /api/v1/user/broker-declaration'(_input, request) {
      const { accountId } = await sessions.required(request);
      return { declaredOn: (await declareBroker(database, accountId, new Date(now()))).getTime() };
    },

    async 'GET /api/v1/staff/held-listings'(_input, request) {
      await sessions.staff(request);
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

    async 'POST /api/v1/staff/held-listings/{propertyId}'({ params, body }, request) {
      const { accountId } = await sessions.staff(request);
      const active = await decideHeld(database, params.propertyId.toLowerCase(), body.decision, new Date(now()));
      if (active === undefined) throw notFound('There is no such listing that waits.');
      await audit.note({ event: 'staff-action', accountId, detail: `listing-${body.decision}` }, request);
      return { active };
    },

    async 'GET /api/v1/staff/probable-brokers'(_input, request) {
      await sessions.staff(request);
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

    async 'POST /api/v1/staff/probable-brokers/{accountId}'({ params, body }, request) {
      const { accountId } = await sessions.staff(request);
      const cleared = await clearBroker(database, params.accountId, new Date(now()));
      if (!cleared) throw notFound('There is no such suspicion.');
      await audit.note({ event: 'staff-action', accountId, detail: 'broker-cleared' }, request);
      return { verdict: body.verdict };
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
