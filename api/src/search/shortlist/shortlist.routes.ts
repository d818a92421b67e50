import { CARDS_AT_ONCE, type shortlistCalls } from '@aangan/shared-kit/contracts/shortlist';
import { SHORTLISTED_AT_MOST } from '@aangan/shared-kit/domain/personal-limits';
import { CallError, type CallHandlers, callError } from '../../foundation/server/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { isHidden, recordsById } from '../listings/public.ts';
import { addToShortlist, removeFromShortlist, shortlistOf } from './shortlist.queries.ts';

/** The shortlist. Public lists are cacheable, so shortlist marks are requested separately, by ids. */
export function shortlistHandlers({
  database,
  sessions,
  assetUrl,
  now,
}: CallDeps): CallHandlers<typeof shortlistCalls> {
  const idsOf = async (accountId: string) => (await shortlistOf(database, accountId)).map(({ id }) => id);

  return {
    async 'GET /api/v1/user/shortlist'({ query: { page } }, request) {
      const { accountId } = await sessions.required(request);
      const all = await shortlistOf(database, accountId);
      const shown = all.slice((page - 1) * CARDS_AT_ONCE, page * CARDS_AT_ONCE);
      const records = await recordsById(
        database,
        shown.map(({ id }) => id),
        assetUrl,
      );
      return {
        entries: shown.flatMap(({ id, at }) => {
          const record = records.get(id);
          return record ? [{ record: { ...record, shortlistedByLoggedInUser: true }, shortlistedOn: at }] : [];
        }),
        total: all.length,
        page,
        size: CARDS_AT_ONCE,
      };
    },

    async 'GET /api/v1/user/shortlist/ids'(_input, request) {
      return { ids: await idsOf((await sessions.required(request)).accountId) };
    },

    async 'PUT /api/v1/user/shortlist/{propertyId}'({ params }, request) {
      const { accountId } = await sessions.required(request);
      const listingId = params.propertyId.toLowerCase();
      const known = await recordsById(database, [listingId], assetUrl);
      if (known.size === 0) throw callError('no-listing');
      const overLimit = await addToShortlist(database, accountId, [listingId], now());
      if (overLimit > 0) {
        throw new CallError(409, `Your shortlist holds ${SHORTLISTED_AT_MOST} homes. Remove one to add another.`);
      }
      return { shortlisted: true };
    },

    async 'DELETE /api/v1/user/shortlist/{propertyId}'({ params }, request) {
      const { accountId } = await sessions.required(request);
      await removeFromShortlist(database, accountId, params.propertyId.toLowerCase());
      return { shortlisted: false };
    },

    async 'POST /api/v1/user/shortlist/merge'({ body }, request) {
      const { accountId } = await sessions.required(request);
      const ids = body.ids.map((id) => id.toLowerCase());
      const known = await recordsById(database, ids, assetUrl);
      if (known.size > 0) await addToShortlist(database, accountId, [...known.keys()], now());
      return { ids: await idsOf(accountId) };
    },

    async 'GET /api/v1/property/cards'({ query }) {
      const ids = query.ids.map((id) => id.toLowerCase());
      const records = await recordsById(database, ids, assetUrl);
      const found = [...new Set(ids)].flatMap((id) => records.get(id) ?? []);
      // A held listing may be a scam, so strangers do not get it.
      return { records: found.filter(({ inactiveReason }) => !isHidden(inactiveReason)) };
    },
  };
}
