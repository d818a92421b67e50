import { indiaDayStart } from '@aangan/shared-kit/domain/india-day';
import { VISIT_LIMITS } from '@aangan/shared-kit/domain/visit-limits';
import type { FastifyRequest } from 'fastify';
import { badInput } from '../../foundation/server/public.ts';
import { type GuestHolding, holdSlot, letGo } from './hold-slot.ts';
import { homeToVisit } from './home-to-visit.queries.ts';
import { keptShares } from './kept-visits.queries.ts';
import { bookableDays, slotsOfDay } from './offered-slots.ts';
import type { RequestedTime } from './slot-alerts.ts';
import { guestNetworkOf, holdersOf } from './slot-holder.ts';
import { isOpen, type SlotAsker, wireSlot } from './slot-state.ts';
import { openSlots, slotStates } from './slots.queries.ts';
import type { VisitDeps } from './visit-deps.ts';
import type { VisitHandlers } from './visit-handlers.ts';
import { VISIT_MESSAGES } from './visit-refusals.ts';
import { hourOf } from './visit-week.ts';
import { peopleById } from './visits.queries.ts';

/** The person who asks for slots, logged in or not. */
export async function slotAsker(
  { sessions }: Pick<VisitDeps, 'sessions'>,
  request: FastifyRequest,
): Promise<SlotAsker> {
  const accountId = (await sessions.viewer(request))?.accountId;
  return { accountId, holders: holdersOf(request, accountId) };
}

/** Days and slots of a home, holds, and requests to be notified of a free slot. */
export function slotHandlers(
  deps: VisitDeps,
): VisitHandlers<
  | 'GET /nb/api/v3/slot/booking/{propertyId}/getDays'
  | 'GET /nb/api/v3/slot/booking/{propertyId}/getSlots'
  | 'POST /nb/api/v3/slot/booking/{propertyId}/notify'
  | 'DELETE /nb/api/v3/slot/booking/{propertyId}/notify'
  | 'POST /api/v1/slot/{propertyId}/available/tenant'
  | 'POST /api/v1/slot/{propertyId}/hold'
  | 'DELETE /api/v1/slot/{propertyId}/hold'
> {
  const { database, sessions, challenges, slotAlerts, now } = deps;

  async function guestOf(request: FastifyRequest, call: { action: string; subject: string }): Promise<GuestHolding> {
    return { network: guestNetworkOf(request), paid: (await challenges.passed(request, call)) > 0 };
  }

  /** A home's slots with their state for the person. */
  async function look(propertyId: string, request: FastifyRequest) {
    const asker = await slotAsker(deps, request);
    const home = await homeToVisit(database, propertyId, now());
    return { asker, home, states: await slotStates(database, home, asker, now()) };
  }

  return {
    async 'GET /nb/api/v3/slot/booking/{propertyId}/getDays'({ params }, request) {
      const { asker, home, states } = await look(params.propertyId, request);
      const own = home.ownerId !== undefined && home.ownerId === asker.accountId;
      const days = (own ? [] : bookableDays(now())).flatMap((date) => {
        const slots = slotsOfDay(home, date, now());
        const free = slots.filter((slot) => isOpen(states.get(slot) ?? 'taken')).length;
        return slots.length > 0 ? [{ date, free, total: slots.length }] : [];
      });
      const notify = asker.accountId !== undefined && (await slotAlerts.has(asker.accountId, home.id));
      const owners = home.ownerId !== undefined && asker.accountId !== undefined ? [home.ownerId] : [];
      const [ownerKept = null] = (await keptShares(database, 'owner', owners, now())).values();
      const closed = own ? VISIT_MESSAGES.own : (home.closed ?? null);
      return { statusCode: 200, responseBody: { days, closed, notify, ownerKept } };
    },

    async 'GET /nb/api/v3/slot/booking/{propertyId}/getSlots'({ params, query }, request) {
      const { asker, home, states } = await look(params.propertyId, request);
      const slots = slotsOfDay(home, query.date, now()).map((slot) => wireSlot(slot, states.get(slot) ?? 'taken'));
      const viewerTimeZone = await zoneOf(deps, asker.accountId);
      return { statusCode: 200, responseBody: { slots, timeZone: 'Asia/Kolkata', viewerTimeZone } };
    },

    async 'POST /nb/api/v3/slot/booking/{propertyId}/notify'({ params, body }, request) {
      const { accountId } = await sessions.required(request);
      const { home, states } = await look(params.propertyId, request);
      const days = bookableDays(now());
      if (body.date !== undefined && !days.includes(body.date)) throw badInput('body.date', 'is not within two weeks');
      const time = dayTimes(body.date === undefined ? days : [body.date]);
      const free = openSlots(states).filter((slot) => slot >= time.from && slot < time.until);
      if (free.length === 0) await slotAlerts.keep(accountId, home.id, [time]);
      const slots = free.slice(0, VISIT_LIMITS.slotsAtOnce).map((slot) => wireSlot(slot, states.get(slot) ?? 'free'));
      return { statusCode: 200, responseBody: { notify: free.length === 0, slots } };
    },

    async 'DELETE /nb/api/v3/slot/booking/{propertyId}/notify'({ params }, request) {
      const { accountId } = await sessions.required(request);
      await slotAlerts.takeBack(accountId, params.propertyId.toLowerCase());
      return { status: 'success' };
    },

    async 'POST /api/v1/slot/{propertyId}/available/tenant'({ params, body }, request) {
      const { asker, home, states } = await look(params.propertyId, request);
      const open = openSlots(states);
      const days = bookableDays(now());
      const reachable = body.slots.filter(({ date }) => days.includes(date));
      const times = reachable.flatMap(requestedTime).filter(({ until }) => until > now());
      const within = ({ from, until }: RequestedTime) => open.filter((slot) => slot >= from && slot < until);
      const fitting = body.slots.length === 0 ? open : [...new Set(times.flatMap(within))].toSorted((a, b) => a - b);
      const vain = asker.accountId === undefined ? [] : times.filter((time) => within(time).length === 0);
      if (asker.accountId !== undefined) await slotAlerts.keep(asker.accountId, home.id, vain);
      return {
        slots: fitting.slice(0, VISIT_LIMITS.slotsAtOnce).map((slot) => wireSlot(slot, states.get(slot) ?? 'free')),
        watched: vain.length,
      };
    },

    async 'POST /api/v1/slot/{propertyId}/hold'({ params, body: { timeEpoch } }, request) {
      const asker = await slotAsker(deps, request);
      const holding = { ...asker, propertyId: params.propertyId, startsAt: timeEpoch };
      const call = { action: 'slot-hold', subject: params.propertyId.toLowerCase() };
      const guest = asker.accountId === undefined ? await guestOf(request, call) : undefined;
      const held = await holdSlot(deps, holding, guest, now());
      if ('price' in held) throw await challenges.needed(request, call, held.price);
      return { timeEpoch, heldUntil: held.until };
    },

    async 'DELETE /api/v1/slot/{propertyId}/hold'({ params }, request) {
      await letGo(database, { ...(await slotAsker(deps, request)), propertyId: params.propertyId });
      return { status: 'success' };
    },
  };
}

/** IANA name of a person's zone; India's for guests. */
export async function zoneOf(
  { database }: Pick<VisitDeps, 'database'>,
  accountId: string | undefined,
): Promise<string> {
  if (accountId === undefined) return 'Asia/Kolkata';
  return (await peopleById(database, [accountId])).get(accountId)?.timeZone ?? 'Asia/Kolkata';
}

/** All of these days, which are consecutive. */
function dayTimes(days: readonly string[]): RequestedTime {
  const from = indiaDayStart(days[0] ?? '');
  return { from, until: from + days.length * 24 * VISIT_LIMITS.slotMs };
}

/** Undefined unless both start and end are given. Source: services-and-platform, section 5 (slot saving). */
function requestedTime({
  date,
  startTime,
  endTime,
}: {
  readonly date: string;
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
}): readonly RequestedTime[] {
  if (!startTime || !endTime || hourOf(startTime) >= hourOf(endTime)) return [];
  const at = (time: string) => indiaDayStart(date) + hourOf(time) * VISIT_LIMITS.slotMs;
  return [{ from: at(startTime), until: at(endTime) }];
}
