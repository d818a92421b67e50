import type { SmartHome } from '@aangan/shared-kit/contracts/smart-search-homes';
import { HOMES_AT_ONCE } from '@aangan/shared-kit/domain/smart-search/session-options';
import type { Slot } from '@aangan/shared-kit/domain/smart-search/understanding';
import type { FastifyRequest } from 'fastify';
import type { CallHandlers } from '../foundation/server/public.ts';
import { withLocalities } from './change-slots.ts';
import { type Holder, knownHolder, requestHolder } from './holder.ts';
import { higherRentLeft, nearbyLeft } from './nothing-left.ts';
import { rankSession } from './rank-session.ts';
import { finalFilters, shownHomes, stateOf } from './session-answer.ts';
import { ownSession, sessionsOfHolder } from './sessions.queries.ts';
import type { SmartSessionRow } from './smart-search.tables.ts';
import type { smartSearchCalls } from './smart-search-calls.ts';
import type { SmartSearchDeps } from './smart-search-deps.ts';
import { wantedSearch } from './wanted-search.ts';
import { warnOf } from './warn.ts';

type Calls = Pick<
  typeof smartSearchCalls,
  | 'POST /falcon/smart-search-v2/near-by-recommendations'
  | 'POST /falcon/smart-search-v2/higher-rent-recommendations'
  | 'GET /falcon/smart-search-v2/recommendations'
>;

/** Homes beside those of a session. */
const BESIDE = 6;
/** One search takes three localities. */
const LOCALITIES = 3;
/** Sessions with recommendations. */
const SESSIONS = 4;

/** Homes that a session would find with one wish changed, and the best homes of the last sessions. */
export function recommendationHandlers(deps: SmartSearchDeps): CallHandlers<Calls> {
  const { database, sessions } = deps;

  /** The best homes for other wishes, ranked by what the session has learnt. */
  async function homesFor(
    holder: Holder,
    row: SmartSessionRow,
    slots: readonly Slot[],
    request: FastifyRequest,
  ): Promise<SmartHome[]> {
    const [state, wanted] = await Promise.all([stateOf(deps, holder, row), wantedSearch(deps, slots, warnOf(request))]);
    if (!wanted) return [];
    const { homes } = await rankSession(deps, state, wanted, BESIDE);
    return shownHomes(deps, holder, homes, state.votes);
  }

  return {
    async 'POST /falcon/smart-search-v2/near-by-recommendations'({ body }, request) {
      const holder = await requestHolder(database, sessions, request);
      const row = await ownSession(database, holder, body.session_id);
      const wanted = await wantedSearch(deps, row.slots, warnOf(request));
      const recommendations = wanted ? nearbyLeft(row.slots, wanted) : [];
      if (recommendations.length === 0) return { recommendations, properties: [] };
      const near = recommendations.slice(0, LOCALITIES).map(({ locality }) => ({ ...locality, city: row.city }));
      return {
        recommendations,
        properties: await homesFor(holder, row, withLocalities(row.slots, near), request),
      };
    },

    async 'POST /falcon/smart-search-v2/higher-rent-recommendations'({ body }, request) {
      const holder = await requestHolder(database, sessions, request);
      const row = await ownSession(database, holder, body.session_id);
      const wanted = await wantedSearch(deps, row.slots, warnOf(request));
      const recommendations = wanted ? higherRentLeft(row.slots, wanted) : [];
      const highest = recommendations.at(-1);
      if (!wanted || !highest) return { recommendations, properties: [] };
      const above = highest.slots.map((slot) =>
        slot.kind === 'budget' ? { ...slot, value: { ...slot.value, min: (wanted.search.maxPrice ?? 0) + 1 } } : slot,
      );
      return { recommendations, properties: await homesFor(holder, row, above, request) };
    },

    async 'GET /falcon/smart-search-v2/recommendations'(_input, request) {
      const holder = await knownHolder(database, sessions, request);
      if (!holder) return { sessions: [] };
      const rows = await sessionsOfHolder(database, holder, { limit: SESSIONS });
      const shown = await Promise.all(
        rows.map(async (row) => {
          const [state, wanted] = await Promise.all([
            stateOf(deps, holder, row),
            wantedSearch(deps, row.slots, warnOf(request)),
          ]);
          if (!wanted) return [];
          const { homes } = await rankSession(deps, state, wanted, HOMES_AT_ONCE);
          const properties = await shownHomes(deps, holder, homes, state.votes);
          const facts = { session_id: row.id, final_filters: finalFilters(holder, wanted), slots: [...row.slots] };
          return properties.length > 0 ? [{ ...facts, properties }] : [];
        }),
      );
      return { sessions: shown.flat() };
    },
  };
}
