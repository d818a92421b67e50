import { CACHE_TAG, listingsTag } from '@aangan/shared-kit/contracts/changes';
import type { PageQuery, propertyCalls, SearchAnswer } from '@aangan/shared-kit/contracts/property';
import { distanceKm } from '@aangan/shared-kit/domain/distance';
import { categoryBySegment } from '@aangan/shared-kit/domain/listing-category';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../foundation/database/public.ts';
import { badInput, type CallHandlers, callError } from '../../foundation/server/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import type { ImpressionCounter } from '../impressions/public.ts';
import { cachedCards } from './cached-cards.ts';
import { cachedRefinements } from './cached-refinements.ts';
import { cardRecords } from './card-record.ts';
import { facetsOf, totalOf } from './facets.ts';
import { isHidden } from './inactive-reasons.ts';
import type { ListingCard } from './listing-cards.ts';
import type { ListingShard } from './listing-changes.ts';
import { nearbyPoints } from './nearby-points.ts';
import { keysOfCursor } from './page-cursor.ts';
import type { VERIFIED, VISITED_HOMES } from './ports.ts';
import { postedDetails, withPosted } from './posted-details.queries.ts';
import { priceContextOf } from './price-context.ts';
import {
  descriptionOf,
  listingById,
  othersOfHome,
  pinsOf,
  priceChangesOf,
  similarCandidates,
  societyById,
} from './property.queries.ts';
import { detailUrl, toPropertyRecord } from './property-record.ts';
import { relaxationsOf } from './relaxations.ts';
import { rentTrends } from './rent-trends.ts';
import { searchPage } from './search-page.queries.ts';
import { placesOf, type ResolvedSearch, sortOf } from './search-query.ts';
import type { SearchStores } from './search-stores.ts';
import { mostSimilar } from './similar-listings.ts';
import { filterSlice } from './slice-filters.ts';

/** Listings that OFFSET may skip to reach a page; later pages need a cursor. */
const MOST_COUNTED_OFF = 10_000;

interface ListingDeps extends CallDeps {
  readonly impressions: ImpressionCounter;
  readonly isVerified: NonNullable<(typeof VERIFIED)['provided']>;
  readonly visitedHomes: NonNullable<(typeof VISITED_HOMES)['provided']>;
  readonly stores: SearchStores;
  /** Calls a function when the server begins to listen, with how it logs an error. */
  readonly onListen: (start: (onError: (error: unknown) => void) => void) => void;
}

/** The calls on listings. */
export function propertyHandlers(deps: ListingDeps): CallHandlers<typeof propertyCalls> {
  const { database, sessions, assetUrl, now, impressions, isVerified, visitedHomes, stores, onListen } = deps;
  onListen(stores.hear);
  const refinements = cachedRefinements();
  const readCards = cachedCards(now);
  const cardRecord = cardRecords(assetUrl);
  const record = (card: ListingCard, km?: number) => toPropertyRecord(card, { assetUrl, distanceKm: km });
  const knownListing = async (reader: Database, id: string): Promise<ListingCard> => {
    const card = await listingById(reader, id.toLowerCase());
    // A held listing may be a scam, so only its owner and staff see it, as one that is still checked.
    if (!card || isHidden(card.inactiveReason)) throw callError('no-listing');
    return card;
  };

  const pageOf = async <Shown>(
    { query, reader }: { readonly query: PageQuery; readonly reader: Database },
    request: FastifyRequest,
    recordOf: (card: ListingCard, km?: number) => Shown,
  ): Promise<Omit<SearchAnswer, 'records'> & { records: Shown[] }> => {
    const search = await stores.resolve(query, warn(request));
    const { page, size } = query;
    if (query.after === undefined && (page - 1) * size > MOST_COUNTED_OFF) {
      throw badInput('query.page', `is too far to count off: come by the cursors of the pages before`);
    }
    const after = query.after === undefined || page === 1 ? undefined : keysOfCursor(sortOf(search), query.after);
    const [{ cards, pages }, slice] = await Promise.all([
      searchPage(reader, search, { page, size, after }, readCards(reader)),
      stores.slice(search, warn(request)),
    ]);
    impressions.note(cards.map(({ id }) => id));
    const filtered = filterSlice(search, slice);
    const total = totalOf(filtered);
    return {
      records: cards.map((card) => recordOf(card, kmOf(search, card))),
      total,
      page,
      pages: [...pages],
      places: placesOf(search).map(({ landmarkKind: _, ...place }) => place),
      relaxations: total.value === 0 && cards.length === 0 ? relaxationsOf(search, slice, filtered) : [],
      refinements: page === 1 ? refinements(search, slice, filtered) : [],
    };
  };

  return {
    'GET /api/v1/property/search': async (input, request, reply) => {
      tag(reply, input.query);
      return pageOf(input, request, record);
    },
    'GET /api/v1/property/search/cards': async (input, request, reply) => {
      tag(reply, input.query);
      return pageOf(input, request, cardRecord);
    },
    'GET /api/v1/property/search/facets': async ({ query }, request, reply) => {
      tag(reply, query);
      const search = await stores.resolve(query, warn(request));
      const slice = await stores.slice(search, warn(request));
      const filtered = filterSlice(search, slice);
      return { total: totalOf(filtered), facets: facetsOf(search, slice, filtered) };
    },
    'GET /api/v1/property/search/map': async ({ query, reader }, request, reply) => {
      tag(reply, query);
      const search = await stores.resolve(query, warn(request));
      const [pins, slice] = await Promise.all([pinsOf(reader, search), stores.slice(search, warn(request))]);
      return {
        total: totalOf(filterSlice(search, slice)),
        pins: pins.map(({ category, ...pin }) => ({ ...pin, url: detailUrl({ ...pin, category }) })),
      };
    },
    'GET /api/v1/property/{propertyId}': async ({ params, reader }, request, reply) => {
      const card = await knownListing(reader, params.propertyId);
      tag(reply, card);
      const [description, society, city, verified, priceChanges, alsoPosted, more, priceContext] = await Promise.all([
        descriptionOf(reader, card),
        card.societyId === null ? null : societyById(reader, card.societyId, card.city),
        stores.city(card.city, warn(request)),
        isVerified(reader, card.id, now()),
        priceChangesOf(reader, card.id),
        othersOfHome(reader, card),
        postedDetails(reader, card.id),
        priceContextOf(reader, card, now()),
      ]);
      return {
        record: withPosted(toPropertyRecord(card, { assetUrl, whole: true }), more),
        ...(more.details && { details: more.details }),
        ...(priceContext && { priceContext }),
        description,
        verified,
        priceChanges,
        alsoPosted: alsoPosted.map(({ price, postedOn, active: shown, ...rest }) => ({
          url: detailUrl(rest),
          price,
          postedOn,
          shown,
        })),
        society,
        nearby: nearbyPoints(city, card),
      };
    },
    'GET /api/v1/property/{type}similar/{id}': async ({ params, query, reader }, request, reply) => {
      const category = categoryBySegment(params.type);
      if (!category) throw badInput('params.type', 'is not a kind of listing');
      const card = await knownListing(reader, params.id);
      if (card.category !== category) throw callError('no-listing-of-kind');
      tag(reply, card);
      const candidates = await similarCandidates(reader, card);
      const { confirmedSince } = stores.day();
      // After a visit, only recently confirmed homes that were not visited are worth another trip.
      if (!query.isScheduledVisit) return { records: mostSimilar(card, candidates).map((each) => record(each)) };
      const viewer = await sessions.viewer(request);
      const seen = viewer ? await visitedHomes(database, viewer.accountId) : new Set<string>();
      const fit = candidates.filter((each) => each.confirmedAt >= confirmedSince && !seen.has(each.id));
      // The answer depends on the person's visits, so it is not cached.
      reply.header('cache-control', 'no-store');
      return { records: mostSimilar(card, fit).map((each) => record(each)) };
    },
    'GET /api/v2/property/{propertyId}/rent/trends': async ({ params, reader }) =>
      rentTrends(reader, await knownListing(reader, params.propertyId)),
  };
}

/** Distance of a listing from the searched point, km, to the metre. */
function kmOf({ around }: ResolvedSearch, card: ListingCard): number | undefined {
  return around && Math.round(distanceKm(around.place, card) * 1000) / 1000;
}

/** Names what an answer is made of, for those who share it. */
function tag(reply: FastifyReply, shard: ListingShard): void {
  reply.header(CACHE_TAG, listingsTag(shard));
}

/** Stores keep their old value if a reload fails; the error is logged. */
function warn(request: FastifyRequest): (error: unknown) => void {
  return (error) => request.log.warn({ err: error }, 'search data did not reload');
}
