import type { Job, partnerJobCalls } from '@aangan/shared-kit/contracts/staff-bookings';
import {
  type BookingChange,
  type BookingState,
  possibleChanges,
} from '@aangan/shared-kit/domain/home-services/booking-states';
import { BOOKING_LIMITS } from '@aangan/shared-kit/domain/home-services/booking-terms';
import type { MoveFacts } from '@aangan/shared-kit/domain/home-services/move-estimate';
import { indiaDayStart } from '@aangan/shared-kit/domain/india-day';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { and, asc, eq, gte, lt, notInArray, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { badInput, CallError, type CallHandlers, callError, notFound } from '../../foundation/server/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { boxesOfAll, countBoxes, isSignedAtBothEnds } from '../packers/box-counts.ts';
import { isTracked, savePosition } from '../packers/job-position.ts';
import { holdBooking } from './booking.queries.ts';
import { BOOKING_WORDS } from './booking.words.ts';
import { type BookingRow, type PartnerRow, serviceBooking } from './bookings.tables.ts';
import { factsOf, moveBooking, NOT_POSSIBLE } from './move-booking.ts';
import { wirePartner } from './partners.routes.ts';
import { namesOf, partnerOfAccount } from './staff-bookings.queries.ts';
import { wireSummary } from './wire-booking.ts';

/** A professional's own jobs. Nobody else has any. */
export function partnerJobHandlers({ database, sessions, now }: CallDeps): CallHandlers<typeof partnerJobCalls> {
  async function partnerOf(request: FastifyRequest): Promise<PartnerRow> {
    const { accountId } = await sessions.required(request);
    const partner = await partnerOfAccount(database, accountId);
    if (!partner) throw callError('no-call');
    return partner;
  }

  /** Changes one of the professional's own jobs, locked. */
  async function change(
    request: FastifyRequest,
    bookingId: string,
    work: (transaction: Transaction, row: BookingRow, at: Date) => Promise<BookingRow>,
  ): Promise<{ job: Job }> {
    const partner = await partnerOf(request);
    const row = await database.transaction(async (transaction) => {
      const held = await holdBooking(transaction, bookingId);
      if (held.partnerId !== partner.id) throw notFound(BOOKING_WORDS.noJob);
      return work(transaction, held, new Date(now()));
    });
    const [job] = await jobsOf(database, [row]);
    if (!job) throw new Error('A booking is one job');
    return { job };
  }
  /** A step that is sent again, because its answer was lost on the way, finds what the first one did. */
  const step =
    (name: BookingChange, done: BookingState, fields: Partial<BookingRow> = {}) =>
    async (transaction: Transaction, row: BookingRow, at: Date) =>
      row.state === done ? row : moveBooking(transaction, row, { change: name, role: 'partner', fields }, at);

  return {
    async 'GET /api/v1/partner/jobs'({ query: { day } }, request) {
      const partner = await partnerOf(request);
      const from = indiaDayStart(day);
      const rows = await database
        .select()
        .from(serviceBooking)
        .where(
          and(
            eq(serviceBooking.partnerId, partner.id),
            gte(serviceBooking.startsAt, new Date(from)),
            lt(serviceBooking.startsAt, new Date(from + DAY_MS)),
            notInArray(serviceBooking.state, ['cancelled', 'refunded']),
          ),
        )
        .orderBy(asc(serviceBooking.startsAt), serviceBooking.id);
      return { partner: wirePartner(partner), jobs: await jobsOf(database, rows) };
    },

    async 'GET /api/v1/partner/jobs/{bookingId}'({ params: { bookingId } }, request) {
      const partner = await partnerOf(request);
      const isOwn = and(eq(serviceBooking.id, bookingId), eq(serviceBooking.partnerId, partner.id));
      const [job] = await jobsOf(database, await database.select().from(serviceBooking).where(isOwn));
      if (!job) throw notFound(BOOKING_WORDS.noJob);
      return { job };
    },

    'POST /api/v1/partner/jobs/{bookingId}/set-out': ({ params }, request) =>
      change(request, params.bookingId, step('set_out', 'on_the_way')),

    async 'POST /api/v1/partner/jobs/{bookingId}/start'({ params, body: { code } }, request) {
      await countTry(request, params.bookingId, code);
      return change(request, params.bookingId, step('start', 'started', { startCode: null }));
    },

    'POST /api/v1/partner/jobs/{bookingId}/finish': ({ params }, request) =>
      change(request, params.bookingId, async (transaction, row, at) => {
        const isOpen = row.business === 'PNM' && !(await isSignedAtBothEnds(transaction, row.id));
        if (isOpen) throw new CallError(409, BOOKING_WORDS.boxesOpen);
        return step('finish', 'done', { doneAt: at })(transaction, row, at);
      }),

    async 'POST /api/v1/partner/jobs/{bookingId}/position'({ params, body }, request) {
      await change(request, params.bookingId, async (transaction, row, at) => {
        if (!isTracked(row)) throw new CallError(409, BOOKING_WORDS.notTracked);
        await savePosition(transaction, row.id, body, at);
        return row;
      });
      return { status: 'success' };
    },

    async 'POST /api/v1/partner/jobs/{bookingId}/boxes'({ params, body }, request) {
      await change(request, params.bookingId, async (transaction, row, at) => {
        if (row.business !== 'PNM' || row.state !== 'started') throw new CallError(409, NOT_POSSIBLE);
        await countBoxes(transaction, row.id, body, at);
        return row;
      });
      return { status: 'success' };
    },
  };

  /** A wrong code is counted in a transaction of its own, so that a refusal does not forget it. */
  async function countTry(request: FastifyRequest, bookingId: string, code: string): Promise<void> {
    const partner = await partnerOf(request);
    const isRight = await database.transaction(async (transaction) => {
      const held = await holdBooking(transaction, bookingId);
      if (held.partnerId !== partner.id) throw notFound(BOOKING_WORDS.noJob);
      if (held.startTries >= BOOKING_LIMITS.startTries) throw new CallError(429, BOOKING_WORDS.manyCodes);
      if (held.startCode === null || held.startCode === code) return true;
      const startTries = sql`${serviceBooking.startTries} + 1`;
      await transaction.update(serviceBooking).set({ startTries }).where(eq(serviceBooking.id, bookingId));
      return false;
    });
    if (!isRight) throw badInput('body.code', BOOKING_WORDS.wrongCode);
  }
}

/** What a professional sees of bookings: no number, and no address once the work is done. */
async function jobsOf(reader: DatabaseOrTransaction, rows: readonly BookingRow[]): Promise<Job[]> {
  const { customer } = await namesOf(reader, rows);
  const moves = rows.filter(({ details }) => details?.kind === 'move').map(({ id }) => id);
  const boxes = await boxesOfAll(reader, moves);
  return rows.map((row) => ({
    ...wireSummary(row),
    customer: customer(row),
    address: isAtWork(row) ? row.address : null,
    lines: row.lines.map(({ description, quantity }) => ({ description, quantity })),
    possible: possibleChanges(factsOf(row), 'partner'),
    move: row.details?.kind === 'move' && isAtWork(row) ? endsOf(row.details.move) : null,
    boxes: boxes
      .filter(({ bookingId }) => bookingId === row.id)
      .map(({ end, boxes: number, signedAt }) => ({ end, boxes: number, isSigned: signedAt !== null })),
    duePaise: row.paidAt === null ? row.totalPaise : 0,
  }));
}

/** The professional needs to know where to go. */
function isAtWork({ state }: BookingRow): boolean {
  return ['assigned', 'on_the_way', 'started'].includes(state);
}

function endsOf({ from, to }: MoveFacts): Pick<MoveFacts, 'from' | 'to'> {
  return { from, to };
}
