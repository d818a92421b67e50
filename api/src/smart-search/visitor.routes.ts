import type { SavedCommute } from '@aangan/shared-kit/contracts/smart-search-commutes';
import { smartTrackLink } from '@aangan/shared-kit/links/smart-search';
import { and, desc, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { badInput, type CallHandlers, notFound } from '../foundation/server/public.ts';
import { listing, recordsById } from '../search/listings/public.ts';
import { shortlistEntry } from '../search/shortlist/public.ts';
import { checkUser, type Holder, knownHolder, requestHolder } from './holder.ts';
import { holdSession, newId } from './sessions.queries.ts';
import { type CommutePerson, type SmartCommuteRow, smartSession } from './smart-search.tables.ts';
import { SMART_SEARCH_WORDS } from './smart-search.words.ts';
import type { smartSearchCalls } from './smart-search-calls.ts';
import type { SmartSearchDeps } from './smart-search-deps.ts';
import { changeVisitor, commuteById, commutesOf, removeCommutes, saveCommutes, visitorOf } from './visitor.queries.ts';
import { warnOf } from './warn.ts';

type Calls = Pick<
  typeof smartSearchCalls,
  | 'POST /falcon/smart-search-v2/smart_producer'
  | 'GET /falcon/smart-search-v2/track/{track_id}'
  | 'POST /falcon/smart-search-v2/product_feedback'
  | 'GET /falcon/smart-search-v2/fetch_product_feedback'
  | 'POST /falcon/smart-search-v2/guidance_flag'
  | 'GET /falcon/smart-search-v2/guidance_flag'
  | 'POST /falcon/smart-search-v2/commute'
  | 'PUT /falcon/smart-search-v2/commute/{commuteId}'
  | 'GET /falcon/smart-search-v2/commute'
  | 'GET /falcon/smart-search-v2/recent_shortlists'
>;

/** What a visitor has beside sessions: track ids, commutes, feedback, guidance, recent shortlists. */
export function visitorHandlers(deps: SmartSearchDeps): CallHandlers<Calls> {
  const { database, sessions, stores, assetUrl, now } = deps;
  const holderOf = (request: FastifyRequest) => requestHolder(database, sessions, request);
  const knownHolderOf = (request: FastifyRequest) => knownHolder(database, sessions, request);
  const at = () => new Date(now());

  /** Commutes with the names of their places. */
  async function wireCommute(row: SmartCommuteRow, request: FastifyRequest): Promise<SavedCommute> {
    const city = await stores.city(row.city, warnOf(request));
    return {
      commuteId: row.id,
      city: row.city,
      propertyType: row.category,
      people: row.people.map((person) => ({
        ...person,
        name: (city.points.get(person.to) ?? city.localities.get(person.to))?.name ?? person.to,
      })),
    };
  }

  /** @throws CallError 400 for a place that the city does not have */
  async function checkPlaces(city: string, people: readonly CommutePerson[], request: FastifyRequest): Promise<void> {
    const { points, localities } = await stores.city(city, warnOf(request));
    const unknown = people.findIndex(({ to }) => !points.has(to) && !localities.has(to));
    if (unknown >= 0) throw badInput(`body.people.${unknown}.to`, SMART_SEARCH_WORDS.noPlace);
  }

  return {
    async 'POST /falcon/smart-search-v2/smart_producer'({ body }, request) {
      const holder = await holderOf(request);
      const trackId = await database.transaction(async (transaction) => {
        const row = await holdSession(transaction, holder, body.session_id);
        const id = row.trackId ?? newId('', 24);
        await transaction
          .update(smartSession)
          .set({ trackId: id, trackSource: body.source })
          .where(eq(smartSession.id, row.id));
        return id;
      });
      return { track_id: trackId, url: smartTrackLink(trackId) };
    },

    async 'GET /falcon/smart-search-v2/track/{track_id}'({ params }, request) {
      const [row] = await database.select().from(smartSession).where(eq(smartSession.trackId, params.track_id));
      if (!row) throw notFound(SMART_SEARCH_WORDS.noTrack);
      const holder = await holderOf(request).catch(() => undefined);
      return {
        session_id: holder?.name === row.holder ? row.id : null,
        source: row.trackSource ?? row.source,
        city: row.city,
        slots: [...row.slots],
      };
    },

    async 'POST /falcon/smart-search-v2/product_feedback'({ body }, request) {
      const holder = await holderOf(request);
      checkUser(holder, body.user_id);
      const { rating, reasons, words } = body;
      await changeVisitor(database, holder, { rating, reasons, words, ratedAt: at() }, at());
      return { status: 'success' as const };
    },

    async 'GET /falcon/smart-search-v2/fetch_product_feedback'({ query }, request) {
      const holder = await knownHolderOf(request);
      checkUser(holder, query.user_id);
      const row = holder && (await visitorOf(database, holder));
      if (row?.rating == null) return { feedback: null };
      const { rating, reasons, words, ratedAt, changedAt } = row;
      return { feedback: { rating, reasons: [...reasons], words, saved_at: (ratedAt ?? changedAt).getTime() } };
    },

    async 'POST /falcon/smart-search-v2/guidance_flag'({ body }, request) {
      await changeVisitor(database, await holderOf(request), { guidanceFlag: body.flag }, at());
      return { guidance_flag: body.flag };
    },

    async 'GET /falcon/smart-search-v2/guidance_flag'(_input, request) {
      const holder = await knownHolderOf(request);
      const row = holder && (await visitorOf(database, holder));
      return { guidance_flag: row?.guidanceFlag ?? false };
    },

    async 'POST /falcon/smart-search-v2/commute'({ body }, request) {
      const holder = await holderOf(request);
      await checkPlaces(body.city, body.people, request);
      const of = { city: body.city, category: body.propertyType };
      return { commute: await wireCommute(await saveCommutes(database, holder, of, body.people, at()), request) };
    },

    async 'PUT /falcon/smart-search-v2/commute/{commuteId}'({ params, body }, request) {
      const holder = await holderOf(request);
      await checkPlaces(body.city, body.people, request);
      const row = await ownCommute(holder, params.commuteId);
      const of = { city: body.city, category: body.propertyType };
      // Commutes of another city or kind of home take the place of what was saved for it.
      if (row.city !== of.city || row.category !== of.category) await removeCommutes(database, holder, row.id);
      return { commute: await wireCommute(await saveCommutes(database, holder, of, body.people, at()), request) };
    },

    async 'GET /falcon/smart-search-v2/commute'({ query }, request) {
      const holder = await knownHolderOf(request);
      const row = holder && (await commutesOf(database, holder, { city: query.city, category: query.propertyType }));
      return { commute: row ? await wireCommute(row, request) : null };
    },

    async 'GET /falcon/smart-search-v2/recent_shortlists'({ query }, request) {
      const holder = await knownHolderOf(request);
      checkUser(holder, query.user_id);
      if (!holder || holder.accountId === null) return { records: [] };
      const rows = await database
        .select({ id: shortlistEntry.listingId })
        .from(shortlistEntry)
        .innerJoin(listing, eq(listing.id, shortlistEntry.listingId))
        .where(and(eq(shortlistEntry.accountId, holder.accountId), eq(listing.category, query.propertyType)))
        .orderBy(desc(shortlistEntry.shortlistedAt), desc(shortlistEntry.listingId))
        .limit(query.size);
      const ids = rows.map(({ id }) => id);
      const records = await recordsById(database, ids, assetUrl);
      return {
        records: ids.flatMap((id) => {
          const record = records.get(id);
          return record ? [{ ...record, shortlistedByLoggedInUser: true }] : [];
        }),
      };
    },
  };

  async function ownCommute(holder: Holder, id: string): Promise<SmartCommuteRow> {
    const row = await commuteById(database, holder, id);
    if (!row) throw notFound(SMART_SEARCH_WORDS.noCommute);
    return row;
  }
}
