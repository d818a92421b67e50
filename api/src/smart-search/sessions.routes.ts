import { categoryBySegment } from '@aangan/shared-kit/domain/listing-category';
import type { Slot } from '@aangan/shared-kit/domain/smart-search/understanding';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { badInput, type CallHandlers, callLimit, notFound } from '../foundation/server/public.ts';
import { applyFilters, startSession } from './change-session.ts';
import { withLocalities, withPrice, withSlot } from './change-slots.ts';
import { checkUser, knownHolder, requestHolder } from './holder.ts';
import { nearbyLeft } from './nothing-left.ts';
import { countsOf, detailsOf, finalFilters, sessionAnswer } from './session-answer.ts';
import { interactionsOf, ownSession, sessionsOfHolder } from './sessions.queries.ts';
import { type SmartSessionRow, smartSession } from './smart-search.tables.ts';
import { SMART_SEARCH_WORDS } from './smart-search.words.ts';
import type { smartSearchCalls } from './smart-search-calls.ts';
import type { SmartSearchDeps } from './smart-search-deps.ts';
import { visitorOf } from './visitor.queries.ts';
import { type WantedSearch, wantedSearch, withCity } from './wanted-search.ts';
import { warnOf } from './warn.ts';

type Calls = Pick<
  typeof smartSearchCalls,
  | 'POST /falcon/smart-search-v2/register_session'
  | 'POST /falcon/smart-search-v2/register_session_active_user'
  | 'GET /falcon/smart-search-v2/session_detail'
  | 'POST /falcon/smart-search-v2/{lookingFor}/search'
  | 'POST /falcon/smart-search-v2/session_history'
  | 'DELETE /falcon/smart-search-v2/session/{session_id}'
>;

/** A session that was not used for so long is not opened again by itself. */
const ACTIVE_MS = 30 * 86_400_000;

/** People start a few sessions; the limit spares the database. */
const STARTS_A_MINUTE = { device: 60, address: 240, message: SMART_SEARCH_WORDS.tooManyLooks } as const;

/** Sessions: how they begin, and what they show. */
export function sessionHandlers(deps: SmartSearchDeps): CallHandlers<Calls> {
  const { app, database, sessions, now } = deps;
  const countStart = callLimit(app, STARTS_A_MINUTE);

  /** @throws CallError 400 while the slots name no city or no kind of home */
  async function required(slots: readonly Slot[], request: FastifyRequest): Promise<WantedSearch> {
    const wanted = await wantedSearch(deps, slots, warnOf(request));
    if (!wanted) throw badInput('body.slots', SMART_SEARCH_WORDS.needsKindAndCity);
    return wanted;
  }

  return {
    async 'POST /falcon/smart-search-v2/register_session'({ body }, request) {
      const holder = await requestHolder(database, sessions, request);
      await countStart(request, holder.name);
      const { attempt, source } = body;
      const slots = withCity(body.slots, body.city);
      const wanted = await required(slots, request);
      const row = await startSession(database, holder, { slots, wanted, source, attempt }, new Date(now()));
      return sessionAnswer(deps, holder, row, warnOf(request));
    },

    async 'POST /falcon/smart-search-v2/register_session_active_user'({ body }, request) {
      await sessions.required(request);
      const holder = await requestHolder(database, sessions, request);
      const since = new Date(now() - ACTIVE_MS);
      const [last] = await sessionsOfHolder(database, holder, { since, limit: 1 });
      if (last) return { session: await sessionAnswer(deps, holder, last, warnOf(request)) };
      if (body.slots.length === 0) return { session: null };
      const { attempt, source } = body;
      const slots = withCity(body.slots, body.city);
      const wanted = await required(slots, request);
      const row = await startSession(database, holder, { slots, wanted, source, attempt }, new Date(now()));
      return { session: await sessionAnswer(deps, holder, row, warnOf(request)) };
    },

    async 'GET /falcon/smart-search-v2/session_detail'({ query }, request) {
      const holder = await requestHolder(database, sessions, request);
      const row = await ownSession(database, holder, query.session_id);
      return sessionAnswer(deps, holder, row, warnOf(request), await shownSlots(row, query, request));
    },

    async 'POST /falcon/smart-search-v2/{lookingFor}/search'({ params, body }, request) {
      const holder = await requestHolder(database, sessions, request);
      const row = await ownSession(database, holder, body.session_id);
      const category = categoryBySegment(params.lookingFor);
      if (!category) throw badInput('params.lookingFor', 'must be a kind of home');
      if (body.slots === undefined) {
        if (category !== row.category) throw badInput('params.lookingFor', SMART_SEARCH_WORDS.otherKind);
        return sessionAnswer(deps, holder, row, warnOf(request));
      }
      const named = withSlot(body.slots, { kind: 'category', value: category, certainty: 'certain' });
      const slots = withCity(named, row.city);
      const applied = { slots, wanted: await required(slots, request), attempt: body.attempt };
      const changed = await applyFilters(database, holder, row.id, applied, new Date(now()));
      return sessionAnswer(deps, holder, changed, warnOf(request));
    },

    async 'POST /falcon/smart-search-v2/session_history'({ body }, request) {
      const holder = await knownHolder(database, sessions, request);
      checkUser(holder, body.user_id);
      if (!holder) return { sessions: [] };
      const rows = await sessionsOfHolder(database, holder);
      const [interactions, visitor] = await Promise.all([
        interactionsOf(
          database,
          rows.map(({ id }) => id),
        ),
        visitorOf(database, holder),
      ]);
      const shown = await Promise.all(
        rows.map(async (row) => {
          const wanted = await wantedSearch(deps, row.slots, warnOf(request));
          const own = interactions.filter(({ sessionId }) => sessionId === row.id);
          if (!wanted) return [];
          return [
            {
              session_id: row.id,
              details: [detailsOf(row, own, visitor?.rating != null)],
              final_filters: finalFilters(holder, wanted),
              slots: [...row.slots],
              liked_count: own.filter(({ answer }) => answer === 'YES').length,
              total_rejected_properties: countsOf(row, own).total_rejected_properties,
              started_at: row.createdAt.getTime(),
              updated_at: row.changedAt.getTime(),
            },
          ];
        }),
      );
      return { sessions: shown.flat() };
    },

    async 'DELETE /falcon/smart-search-v2/session/{session_id}'({ params }, request) {
      const holder = await requestHolder(database, sessions, request);
      const removed = await database
        .delete(smartSession)
        .where(and(eq(smartSession.id, params.session_id), eq(smartSession.holder, holder.name)))
        .returning({ id: smartSession.id });
      if (removed.length === 0) throw notFound(SMART_SEARCH_WORDS.noSession);
      return { status: 'success' as const };
    },
  };

  /** The wishes of a session, with a higher budget or nearby localities this once. */
  async function shownSlots(
    row: SmartSessionRow,
    { budget, nearby }: { readonly budget?: number | undefined; readonly nearby: boolean },
    request: FastifyRequest,
  ): Promise<readonly Slot[]> {
    const slots = budget === undefined ? row.slots : withPrice(row.slots, 'max', budget);
    if (!nearby) return slots;
    const wanted = await wantedSearch(deps, slots, warnOf(request));
    const near = wanted ? nearbyLeft(slots, wanted).slice(0, 3) : [];
    if (near.length === 0) return slots;
    return withLocalities(
      slots,
      near.map(({ locality }) => ({ ...locality, city: row.city })),
    );
  }
}
