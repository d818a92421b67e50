import { randomUUID } from 'node:crypto';
import type { exploreCalls } from '@aangan/shared-kit/contracts/explore';
import { CATEGORY_FACTS } from '@aangan/shared-kit/domain/listing-category';
import { priceRange } from '@aangan/shared-kit/domain/posting/price-position';
import { searchedSize, UNIT_LABELS } from '@aangan/shared-kit/domain/posting/unit-type';
import type { Database } from '../../foundation/database/public.ts';
import { type ApiSettings, badInput, type CallHandlers } from '../../foundation/server/public.ts';
import { comparableHomes } from '../../search/listings/public.ts';
import type { OwnDrafts } from '../drafts/public.ts';
import { feedbackOf, interestedPeople, localityOf, saveFeedback, saveIntent } from './explore.queries.ts';

/** Days of interest that count. */
const INTEREST_MS = 30 * 86_400_000;

/** What a home could bring, before anybody asks for a number. */
export function exploreHandlers(
  database: Database,
  { now }: Pick<ApiSettings, 'now'>,
  own: OwnDrafts,
): CallHandlers<typeof exploreCalls> {
  return {
    async 'GET /api/v1/pyp/explore'({ query }) {
      const { category, unit, commercialType = null, flatmateRoom = null, area } = query;
      const locality = await localityOf(database, query.localityId);
      if (!locality) throw badInput('query.localityId', 'is no locality that we know');
      const bhk = unit ? searchedSize(unit) : null;
      const home = { category, city: locality.city, localityId: locality.id, bhk, commercialType, flatmateRoom, area };
      const { prices, days, wider } = await comparableHomes(database, home, now());
      const range = priceRange(prices) ?? null;
      const size = unit ? `${UNIT_LABELS[unit]} ` : '';
      const since = new Date(now() - INTEREST_MS);
      return {
        estimate: range && { ...range, medianDaysListed: days[Math.floor(days.length / 2)] ?? 0 },
        comparedWith: `${size}${CATEGORY_FACTS[category].plural} in ${wider ? `the city of ${locality.city}` : locality.name}`,
        interestedPeople: await interestedPeople(database, { localityId: locality.id, category }, since),
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
