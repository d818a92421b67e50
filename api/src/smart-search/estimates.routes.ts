import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { namedCity } from '@aangan/shared-kit/domain/smart-search/cities-in-text';
import { understand } from '@aangan/shared-kit/domain/smart-search/understand';
import type { Slot } from '@aangan/shared-kit/domain/smart-search/understanding';
import type { FastifyRequest } from 'fastify';
import { badInput, type CallHandlers, callLimit, visitorAddress } from '../foundation/server/public.ts';
import { facetsOf, totalOf } from '../search/listings/public.ts';
import { withSlot } from './change-slots.ts';
import { localitiesWithMost } from './localities-with-most.ts';
import { withModel } from './model/with-model.ts';
import { SMART_SEARCH_WORDS } from './smart-search.words.ts';
import type { smartSearchCalls } from './smart-search-calls.ts';
import type { SmartSearchDeps } from './smart-search-deps.ts';
import { priceQuartiles, storedSlots, type WantedSearch, wantedSearch, withCity } from './wanted-search.ts';
import { warnOf } from './warn.ts';

type Calls = Pick<
  typeof smartSearchCalls,
  | 'POST /falcon/smart-search-v2/understand'
  | 'POST /falcon/smart-search-v2/intermediate_search'
  | 'POST /falcon/smart-search-v2/rent_estimator'
  | 'POST /falcon/smart-search-v2/filter_count'
>;

/** A person changes what is wanted a few times a minute. */
const LOOKS_A_MINUTE = { device: 240, address: 600, message: SMART_SEARCH_WORDS.tooManyLooks } as const;

/** What texts and wishes mean, in numbers. Nothing is stored. */
export function estimateHandlers(deps: SmartSearchDeps): CallHandlers<Calls> {
  const { app, places, model, now } = deps;
  const countHit = callLimit(app, LOOKS_A_MINUTE);

  /** Failures of the estimator empty its values. Source: services-and-platform, section 8. */
  async function estimated(slots: readonly Slot[], request: FastifyRequest): Promise<WantedSearch | undefined> {
    try {
      return await wantedSearch(deps, slots, warnOf(request));
    } catch (error) {
      request.log.warn({ err: error }, 'smart search could not estimate');
      return undefined;
    }
  }

  return {
    async 'POST /falcon/smart-search-v2/understand'({ body }, request) {
      await countHit(request, visitorAddress(request));
      const { text } = body;
      const city = namedCity(text) ?? cityBySlug(body.city ?? '')?.slug;
      const index = city === undefined ? undefined : await places.of(city, warnOf(request));
      const context = { today: indiaDay(now()), ...(city && { city }), ...(index && { places: index }) };
      const read = understand(text, context);
      const { understanding, by } = await withModel(model, read, context, (error) =>
        request.log.warn({ err: error }, 'the language model did not help'),
      );
      return {
        text,
        slots: [...understanding.slots],
        ignored: [...understanding.ignored],
        unknown: [...understanding.unknown],
        by,
      };
    },

    async 'POST /falcon/smart-search-v2/intermediate_search'({ body }, request) {
      const slots = withCity(body.slots, body.city);
      const [wanted, ...answers] = await Promise.all([
        estimated(slots, request),
        ...body.answers.map(({ slot }) => estimated(slot ? withSlot(slots, slot) : slots, request)),
      ]);
      const counts = body.answers.flatMap(({ label }, at) => {
        const counted = answers[at];
        return counted ? [[label, totalOf(counted.filtered).value] as const] : [];
      });
      const localities = body.localities && wanted ? localitiesWithMost(slots, wanted) : [];
      return { ...estimateOf(wanted), counts: Object.fromEntries(counts), localities };
    },

    async 'POST /falcon/smart-search-v2/rent_estimator'({ body }, request) {
      const wanted = await estimated(withCity(body.slots, body.city), request);
      const quartiles = wanted && priceQuartiles(wanted);
      return { ...estimateOf(wanted), low: quartiles?.low ?? null, high: quartiles?.high ?? null };
    },

    async 'POST /falcon/smart-search-v2/filter_count'({ body }, request) {
      const wanted = await wantedSearch(deps, storedSlots(withCity(body.slots, body.city)), warnOf(request));
      if (!wanted) throw badInput('body.slots', SMART_SEARCH_WORDS.needsKindAndCity);
      const { resolved, slice, filtered } = wanted;
      return { total_count: totalOf(filtered).value, facets: facetsOf(resolved, slice, filtered) };
    },
  };
}

function estimateOf(wanted: WantedSearch | undefined) {
  if (!wanted) return { estimated_rent: null, total_count: null };
  return { estimated_rent: priceQuartiles(wanted)?.median ?? null, total_count: totalOf(wanted.filtered).value };
}
