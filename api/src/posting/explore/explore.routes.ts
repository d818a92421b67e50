import { randomUUID } from 'node:crypto';
import type { exploreCalls } from '@aangan/shared-kit/contracts/explore';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { FEWEST_COMPARABLE, priceRange } from '@aangan/shared-kit/domain/posting/price-position';
import { searchedSize, sizeLabel, unitOf } from '@aangan/shared-kit/domain/posting/unit-type';
import type { Database } from '../../foundation/database/public.ts';
import { type ApiSettings, badInput, type CallHandlers } from '../../foundation/server/public.ts';
import { localityById } from '../../places/public.ts';
import { comparableHomes, rentTrends } from '../../search/listings/public.ts';
import { comparedWith, type OwnDrafts } from '../drafts/public.ts';
import { feedbackOf, interestedPeople, saveFeedback, saveIntent, sizesOf } from './explore.queries.ts';

/** Days of interest that count. */
const INTEREST_MS = 30 * 86_400_000;
/** The monthly medians of localities are those of whole homes. */
const HAS_TREND: ReadonlySet<ListingCategory> = new Set(['RENT', 'BUY']);

/** What a home could bring, before anybody asks for a number. */
export function exploreHandlers(
  database: Database,
  { now }: Pick<ApiSettings, 'now'>,
  own: OwnDrafts,
): CallHandlers<typeof exploreCalls> {
  return {
    async 'GET /api/v1/pyp/explore'({ query }) {
      const { category, unit, commercialType = null, flatmateRoom = null, pgTenant, furnishing, area } = query;
      const place = await localityById(database, query.localityId);
      if (!place) throw badInput('query.localityId', 'is not a locality that we know');
      const bhk = unit ? searchedSize(unit) : null;
      const home = { category, city: place.city, localityId: place.id, bhk, commercialType, flatmateRoom };
      const since = new Date(now() - INTEREST_MS);
      const [{ prices, days, wider, sameFurnishing }, people, trend] = await Promise.all([
        comparableHomes(database, { ...home, pgTenant, furnishing, area }, now()),
        interestedPeople(database, { localityId: place.id, category }, since),
        HAS_TREND.has(category) ? rentTrends(database, { ...home, localityName: place.name }) : null,
      ]);
      const range = priceRange(prices) ?? null;
      return {
        estimate: range && {
          ...range,
          medianDaysListed: days[Math.floor(days.length / 2)] ?? 0,
          longestDaysListed: days.at(-1) ?? 0,
        },
        comparedWith: comparedWith({
          category,
          unit,
          commercialType,
          place,
          wider,
          ...(sameFurnishing && { furnishing }),
        }),
        interestedPeople: people,
        locality: place.name,
        trend: trend && { bhk: trend.bhk, unit: trend.unit, points: trend.points },
      };
    },

    async 'GET /api/v1/property/bhk/info'({ query }) {
      const place = await localityById(database, query.localityId);
      if (!place) throw badInput('query.localityId', 'is not a locality that we know');
      const sizes = await sizesOf(database, { localityId: place.id, category: query.category });
      return {
        units: sizes.map(({ bhk, halfRoom, homes, areas: [low, median, high] }) => ({
          ...{ unit: unitOf(bhk, halfRoom), label: sizeLabel(bhk, halfRoom), homes },
          area: homes >= FEWEST_COMPARABLE ? { low, median, high } : null,
        })),
      };
    },

    async 'POST /api/v1/pyp/intent/save'({ form }) {
      const { category, unit = null, localityId = null, area = null, step } = form;
      await saveIntent(database, { id: randomUUID(), category, unit, localityId, area, step, at: new Date(now()) });
      return { status: 'success' };
    },

    async 'POST /api/v1/pyp/feedback/submit'({ form }, request) {
      const { id, accountId } = await own.read(database, request, form.propertyId);
      const { rating, words } = form;
      await saveFeedback(database, { accountId, listingId: id, rating, words, at: new Date(now()) });
      return { status: 'success' };
    },

    async 'GET /api/v1/pyp/feedback'({ query }, request) {
      const { id, accountId } = await own.read(database, request, query.propertyId);
      const found = await feedbackOf(database, accountId, id);
      return {
        feedback: found ? { rating: found.rating, words: found.words, savedOn: found.at.getTime() } : null,
      };
    },
  };
}
