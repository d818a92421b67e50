import type { VisitLead, VisitSlot } from '@aangan/shared-kit/contracts/visits';
import { indiaDay, indiaHour } from '@aangan/shared-kit/domain/india-day';
import type { LeadAttribution } from '@aangan/shared-kit/domain/lead-attribution';
import { SLOT_BOOKED, VISIT_LIMITS } from '@aangan/shared-kit/domain/visit-limits';
import type { FastifyRequest } from 'fastify';
import { badInput, CallError } from '../../foundation/server/public.ts';
import { type Booked, bookVisit, upcomingVisit } from './book-visit.ts';
import { type HomeToVisit, homeToVisit } from './home-to-visit.queries.ts';
import { slotsOfDay } from './offered-slots.ts';
import { holdersOf } from './slot-holder.ts';
import { type SlotAsker, wireSlot } from './slot-state.ts';
import { openSlots, slotStates, timesOfOthers } from './slots.queries.ts';
import { slotAsker } from './slots.routes.ts';
import type { VisitDeps } from './visit-deps.ts';
import type { VisitHandlers } from './visit-handlers.ts';
import { SlotUnavailable, VISIT_MESSAGES, VisitConflict } from './visit-refusals.ts';
import { timeOf } from './visit-week.ts';
import type { VisitRow } from './visits.tables.ts';
import { wireVisit } from './wire-visit.ts';

type GivenAttribution = { readonly [Name in keyof LeadAttribution]?: string | undefined };

/** A lead before its time is known. */
interface LeadAsked {
  readonly home: HomeToVisit;
  readonly reschedule: boolean;
  readonly sponsored: boolean;
  readonly attribution: GivenAttribution;
  /** Epoch ms; undefined for none. */
  readonly timeEpoch: number | undefined;
}

/** The calls that book a visit. A visit is a lead for the owner; numbers stay in the contact ledger. */
export function visitLeadHandlers(
  deps: VisitDeps,
): VisitHandlers<
  | 'POST /api/v1/slot/{propertyId}/book'
  | 'GET /api/v2/common/lead/booked/time'
  | 'POST /api/v1/common/lead/booked/time'
  | 'POST /api/v1/common/lead/instantbook'
  | 'POST /api/v2/common/lead/book/tenant'
> {
  const { database, sessions, notices, slotAlerts, now } = deps;

  async function book(asked: LeadAsked & { readonly timeEpoch: number }, accountId: string, request: FastifyRequest) {
    const { timeEpoch: startsAt, ...rest } = asked;
    const attribution = given(asked.attribution);
    const holders = holdersOf(request, accountId);
    const booked = await bookVisit(deps, { ...rest, attribution, startsAt, accountId, holders }, now());
    await notify(booked);
    return booked.visit;
  }

  async function notify({ visit, effect }: Booked): Promise<void> {
    if (effect === 'repeated') return;
    await notices.tell(visit, effect);
    if (effect === 'moved') await slotAlerts.look(visit.listingId);
  }

  async function nextSlots(home: HomeToVisit, asker: SlotAsker): Promise<VisitSlot[]> {
    const states = await slotStates(database, home, asker, now());
    const next = openSlots(states).slice(0, VISIT_LIMITS.nextSlots);
    return next.map((slot) => wireSlot(slot, states.get(slot) ?? 'free'));
  }

  async function statusOf(home: HomeToVisit, accountId: string | undefined, day?: string) {
    const mine = accountId === undefined ? undefined : await upcomingVisit(database, accountId, home.id, now());
    return {
      selfBooked: mine !== undefined,
      your_booked_time: mine ? visitTime(mine) : null,
      booked_times: await timesOfOthers(database, home, accountId, { now: now(), ...(day !== undefined && { day }) }),
    };
  }

  /** A lead as its sheet needs it: a conflict is an answer with other times, not an error. */
  async function leadOf(asked: LeadAsked, accountId: string, request: FastifyRequest): Promise<VisitLead> {
    const { home } = asked;
    const before = await upcomingVisit(database, accountId, home.id, now());
    const { visit, message } = await attempt(asked, before, accountId, request);
    const shown = visit ? await wireVisit(deps, visit, accountId) : null;
    return {
      status: visit ? 'SENT' : 'NOT_SENT',
      message,
      ...(await statusOf(home, accountId)),
      visit: shown,
      next: visit ? [] : await nextSlots(home, await slotAsker(deps, request)),
    };
  }

  async function attempt(
    { timeEpoch, ...asked }: LeadAsked,
    before: VisitRow | undefined,
    accountId: string,
    request: FastifyRequest,
  ): Promise<{ readonly visit: VisitRow | undefined; readonly message: string }> {
    // Moving needs a visit and a time; without both only the state is returned.
    if (timeEpoch === undefined) {
      return asked.reschedule || !before
        ? { visit: undefined, message: VISIT_MESSAGES.chooseTime }
        : { visit: before, message: SLOT_BOOKED };
    }
    try {
      return { visit: await book({ ...asked, timeEpoch }, accountId, request), message: SLOT_BOOKED };
    } catch (error) {
      if (error instanceof SlotUnavailable || error instanceof VisitConflict) {
        return { visit: undefined, message: error.message };
      }
      throw error;
    }
  }

  /** The first slot that the person can book, of a day or of all. @throws CallError 409 when there is none */
  async function firstFree(home: HomeToVisit, asker: SlotAsker, day?: string): Promise<number> {
    const open = openSlots(await slotStates(database, home, asker, now()));
    const ofDay = day === undefined ? undefined : slotsOfDay(home, day, now());
    const first = open.find((slot) => ofDay?.includes(slot) ?? true);
    if (first === undefined) throw new SlotUnavailable(home.closed ?? VISIT_MESSAGES.dayWithoutSlots);
    return first;
  }

  return {
    async 'POST /api/v1/slot/{propertyId}/book'({ params, body }, request) {
      const { accountId } = await sessions.required(request);
      const { selected_date: date, timeEpoch, propertyId, reschedule, sponsored, ...attribution } = body;
      if (propertyId.toLowerCase() !== params.propertyId.toLowerCase()) {
        throw badInput('body.propertyId', 'must be the one of the path');
      }
      if (indiaDay(timeEpoch) !== date) throw badInput('body.timeEpoch', 'must be on selected_date');
      const home = await homeToVisit(database, propertyId, now());
      try {
        const visit = await book({ home, timeEpoch, reschedule, sponsored, attribution }, accountId, request);
        const shown = await wireVisit(deps, visit, accountId);
        return { status: 200, message: SLOT_BOOKED, visit: shown };
      } catch (error) {
        if (!(error instanceof SlotUnavailable)) throw error;
        const next = await nextSlots(home, await slotAsker(deps, request));
        throw new CallError(409, error.message, undefined, { next });
      }
    },

    async 'GET /api/v2/common/lead/booked/time'({ query }, request) {
      const accountId = (await sessions.viewer(request))?.accountId;
      return statusOf(await homeToVisit(database, query.propertyId, now()), accountId, query.date);
    },

    async 'POST /api/v1/common/lead/booked/time'({ query: { reschedule }, body }, request) {
      const { accountId } = await sessions.required(request);
      const { propertyId, date, sponsored, ...attribution } = body;
      const home = await homeToVisit(database, propertyId, now());
      const asker = await slotAsker(deps, request);
      const timeEpoch = typeof date === 'number' ? date : await firstFree(home, asker, date);
      return leadOf({ home, timeEpoch, reschedule, sponsored, attribution }, accountId, request);
    },

    async 'POST /api/v1/common/lead/instantbook'({ body: { leadData, nbfr } }, request) {
      const { accountId } = await sessions.required(request);
      const { propertyId, timeEpoch, reschedule, sponsored, ...attribution } = leadData;
      const home = await homeToVisit(database, propertyId, now());
      // Without a time, the first slot is booked, unless a visit exists or another slot is requested.
      const before = await upcomingVisit(database, accountId, home.id, now());
      const wanted =
        before || reschedule ? timeEpoch : (timeEpoch ?? (await firstFree(home, await slotAsker(deps, request))));
      const from = { ...attribution, ...(nbfr !== undefined && { nbFr: nbfr }) };
      return leadOf({ home, timeEpoch: wanted, reschedule, sponsored, attribution: from }, accountId, request);
    },

    async 'POST /api/v2/common/lead/book/tenant'({ body }, request) {
      const { accountId } = await sessions.required(request);
      const { propertyId, timeEpoch, reschedule, sponsored, ...attribution } = body;
      const home = await homeToVisit(database, propertyId, now());
      return leadOf({ home, timeEpoch, reschedule, sponsored, attribution }, accountId, request);
    },
  };
}

/** Drops missing values. */
function given(attribution: GivenAttribution): LeadAttribution {
  return Object.fromEntries(Object.entries(attribution).filter(([, value]) => value));
}

function visitTime({ id, startsAt }: VisitRow) {
  const time = startsAt.getTime();
  return { visitId: id, timeEpoch: time, date: indiaDay(time), startTime: timeOf(indiaHour(time)) };
}
