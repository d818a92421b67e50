import { SHARE_DAYS, SHARES_AT_MOST } from '@aangan/shared-kit/domain/smart-search/session-options';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { smartShareLink } from '@aangan/shared-kit/links/smart-search';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { digestOf } from '../foundation/digests/public.ts';
import { newToken } from '../foundation/random/public.ts';
import { CallError, type CallHandlers, callLimit, notFound, visitorAddress } from '../foundation/server/public.ts';
import { recordsById, toPropertyRecord } from '../search/listings/public.ts';
import { isListing } from './candidates.queries.ts';
import { requestHolder } from './holder.ts';
import { rankSession } from './rank-session.ts';
import { finalFilters, stateOf } from './session-answer.ts';
import { holdSession, newId, type ShownShare, sharesOf } from './sessions.queries.ts';
import { smartSession, smartShare, smartVote } from './smart-search.tables.ts';
import { SMART_SEARCH_WORDS } from './smart-search.words.ts';
import type { smartSearchCalls } from './smart-search-calls.ts';
import type { SmartSearchDeps } from './smart-search-deps.ts';
import { wantedSearch } from './wanted-search.ts';
import { warnOf } from './warn.ts';

type Calls = Pick<
  typeof smartSearchCalls,
  | 'POST /falcon/smart-search-v2/share'
  | 'DELETE /falcon/smart-search-v2/share/{share_id}'
  | 'GET /falcon/smart-search-v2/shared/{token}'
  | 'PUT /falcon/smart-search-v2/shared/{token}/vote/{property_id}'
>;

/** Homes that a link shows: those liked, then the next ones. */
const SHARED_HOMES = 9;
/** Tokens cannot be guessed; the limit spares the database. */
const LOOKS_A_MINUTE = { device: 60, address: 240, message: SMART_SEARCH_WORDS.tooManyLooks } as const;

/** Links to a session for partners: who has one may look and vote, and learns no name. */
export function shareHandlers(deps: SmartSearchDeps): CallHandlers<Calls> {
  const { app, database, sessions, assetUrl, now } = deps;
  const countHit = callLimit(app, LOOKS_A_MINUTE);

  async function shareOf(token: string) {
    const [found] = await database
      .select({ share: smartShare, session: smartSession })
      .from(smartShare)
      .innerJoin(smartSession, eq(smartSession.id, smartShare.sessionId))
      .where(and(eq(smartShare.tokenDigest, digestOf(token)), gt(smartShare.endsAt, new Date(now()))));
    if (!found) throw notFound(SMART_SEARCH_WORDS.noLink);
    return found;
  }

  return {
    async 'POST /falcon/smart-search-v2/share'({ body }, request) {
      const holder = await requestHolder(database, sessions, request);
      const at = new Date(now());
      // Begins with a capital, so that logs always recognise it as a token.
      const token = `S${newToken()}`;
      return database.transaction(async (transaction) => {
        const session = await holdSession(transaction, holder, body.session_id);
        const earlier = await transaction
          .select()
          .from(smartShare)
          .where(and(eq(smartShare.sessionId, session.id), eq(smartShare.attempt, body.attempt)));
        const open = await sharesOf(transaction, session.id, at);
        const [repeated] = earlier;
        if (repeated) {
          const votes = open.find(({ id }) => id === repeated.id)?.votes ?? 0;
          return { share: wireShare({ ...repeated, votes }), url: null };
        }
        if (open.length >= SHARES_AT_MOST) throw new CallError(409, SMART_SEARCH_WORDS.tooManyLinks);
        const row = {
          id: newId('shr_'),
          ...{ sessionId: session.id, accountId: session.accountId, attempt: body.attempt },
          tokenDigest: digestOf(token),
          createdAt: at,
          endsAt: new Date(at.getTime() + SHARE_DAYS * DAY_MS),
        };
        await transaction.insert(smartShare).values(row);
        return { share: wireShare({ ...row, votes: 0 }), url: smartShareLink(token) };
      });
    },

    async 'DELETE /falcon/smart-search-v2/share/{share_id}'({ params }, request) {
      const holder = await requestHolder(database, sessions, request);
      const own = database
        .select({ id: smartSession.id })
        .from(smartSession)
        .where(eq(smartSession.holder, holder.name));
      const removed = await database
        .delete(smartShare)
        .where(and(eq(smartShare.id, params.share_id), inArray(smartShare.sessionId, own)))
        .returning({ id: smartShare.id });
      if (removed.length === 0) throw notFound(SMART_SEARCH_WORDS.noLink);
      return { status: 'success' as const };
    },

    async 'GET /falcon/smart-search-v2/shared/{token}'({ params }, request) {
      await countHit(request, visitorAddress(request));
      const { share, session } = await shareOf(params.token);
      const holder = { name: session.holder, accountId: session.accountId };
      const [state, wanted, votes] = await Promise.all([
        stateOf(deps, holder, session),
        wantedSearch(deps, session.slots, warnOf(request)),
        database.select().from(smartVote).where(eq(smartVote.shareId, share.id)),
      ]);
      if (!wanted) throw notFound(SMART_SEARCH_WORDS.noLink);
      const liked = state.interactions.filter(({ answer }) => answer === 'YES').map(({ listingId }) => listingId);
      const [{ homes }, likedRecords] = await Promise.all([
        rankSession(deps, state, wanted, SHARED_HOMES),
        recordsById(database, liked.slice(0, SHARED_HOMES), assetUrl),
      ]);
      const records = [...likedRecords.values(), ...homes.map(({ card }) => toPropertyRecord(card, { assetUrl }))];
      return {
        looking_for: finalFilters(holder, wanted).looking_for,
        city: session.city,
        slots: [...session.slots],
        ends_at: share.endsAt.getTime(),
        homes: records
          .filter(({ active }) => active)
          .slice(0, SHARED_HOMES)
          .map((record) => ({ record, vote: votes.find(({ listingId }) => listingId === record.id)?.vote ?? null })),
      };
    },

    async 'PUT /falcon/smart-search-v2/shared/{token}/vote/{property_id}'({ params, body: { vote } }, request) {
      await countHit(request, visitorAddress(request));
      const { share } = await shareOf(params.token);
      const listingId = params.property_id.toLowerCase();
      const ofHome = and(eq(smartVote.shareId, share.id), eq(smartVote.listingId, listingId));
      if (vote === null) {
        await database.delete(smartVote).where(ofHome);
        return { vote };
      }
      if (!(await isListing(database, listingId))) throw notFound(SMART_SEARCH_WORDS.noListing);
      const said = { vote, votedAt: new Date(now()) };
      await database
        .insert(smartVote)
        .values({ shareId: share.id, listingId, ...said })
        .onConflictDoUpdate({ target: [smartVote.shareId, smartVote.listingId], set: said });
      return { vote };
    },
  };
}

function wireShare({ id, createdAt, endsAt, votes }: ShownShare) {
  return { share_id: id, created_at: createdAt.getTime(), ends_at: endsAt.getTime(), votes };
}
