import type { StaffBooking, staffBookingCalls } from '@aangan/shared-kit/contracts/staff-bookings';
import { possibleChanges } from '@aangan/shared-kit/domain/home-services/booking-states';
import { BOOKING_LIMITS } from '@aangan/shared-kit/domain/home-services/booking-terms';
import { type BookingLine, sumOf } from '@aangan/shared-kit/domain/home-services/cart-lines';
import { HOME_SERVICES } from '@aangan/shared-kit/domain/home-services/services';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { CallError, type CallHandlers, callError, notFound } from '../../foundation/server/public.ts';
import { askRefund } from '../../money/refunds/public.ts';
import type { StaffDecisions } from '../../people/staff/public.ts';
import { releasePlace } from '../hubs/take-place.ts';
import { holdBooking, saveBooking } from './booking.queries.ts';
import { BOOKING_WORDS } from './booking.words.ts';
import type { BookingDeps } from './booking-deps.ts';
import { type BookingRow, serviceBooking } from './bookings.tables.ts';
import { cancelBooking } from './cancel-booking.ts';
import { factsOf, moveBooking, NOT_POSSIBLE } from './move-booking.ts';
import { rescheduleBooking } from './reschedule-booking.ts';
import {
  bookingsOfView,
  fittingPartners,
  isBusy,
  lockPartner,
  namesOf,
  partnerById,
  waitingCounts,
} from './staff-bookings.queries.ts';
import { staffPhotoPath } from './staff-photos.routes.ts';
import { refundablePaise, wireSummary } from './wire-booking.ts';

type StaffCalls = Pick<
  typeof staffBookingCalls,
  Extract<keyof typeof staffBookingCalls, `${string}/staff/bookings${string}`>
>;

interface Decision {
  readonly decision: string;
  readonly reason?: string;
}

/** The work of staff on bookings. */
export function staffBookingHandlers(
  deps: BookingDeps & { readonly decisions: StaffDecisions },
): CallHandlers<StaffCalls> {
  const { database, sessions, now, decisions } = deps;

  async function wire(reader: DatabaseOrTransaction, rows: readonly BookingRow[]): Promise<StaffBooking[]> {
    const { customer, partner } = await namesOf(reader, rows);
    return rows.map((row) => ({
      ...wireSummary(row),
      customer: customer(row),
      hub: row.hubId,
      locality: row.address?.locality ?? null,
      partner: partner(row),
      complaint: row.complaint,
      photos: row.photos.map(({ shows, id }) => ({ shows, url: staffPhotoPath(row.id, id) })),
      possible: possibleChanges(factsOf(row), 'staff'),
      lines: row.lines.map(({ description, quantity, paise }) => ({ description, quantity, paise })),
      move: moveOf(row),
      refundablePaise: refundablePaise(row),
    }));
  }

  /** Decides on a booking, with its author on record. */
  async function decide(
    request: FastifyRequest,
    bookingId: string,
    { decision, reason }: Decision,
    work: (transaction: Transaction, at: Date) => Promise<BookingRow>,
  ) {
    const staff = await sessions.staff(request, 'services');
    const row = await database.transaction(async (transaction) => {
      const changed = await work(transaction, new Date(now()));
      const decided = {
        queue: 'bookings',
        role: 'services',
        caseId: bookingId,
        decision,
        reason,
        reversible: false,
      } as const;
      await decisions.note(decided, { staff, request, transaction });
      return changed;
    });
    const [booking] = await wire(database, [row]);
    if (!booking) throw new Error('A booking has one answer');
    return { booking };
  }

  return {
    async 'GET /api/v1/staff/bookings'({ query: { view } }, request) {
      await sessions.staff(request, 'services');
      return { bookings: await wire(database, await bookingsOfView(database, view)) };
    },

    async 'GET /api/v1/staff/bookings/waiting'(_input, request) {
      await sessions.staff(request, 'services');
      const views = await waitingCounts(database);
      return { waiting: views.quote + views.assign + views.complaint, views };
    },

    async 'GET /api/v1/staff/bookings/{bookingId}'({ params: { bookingId } }, request) {
      await sessions.staff(request, 'services');
      const row = await readBooking(database, bookingId);
      const [booking] = await wire(database, [row]);
      if (!booking) throw new Error('A booking has one answer');
      return { booking, partners: await fittingPartners(database, row) };
    },

    'POST /api/v1/staff/bookings/{bookingId}/assign': ({ params: { bookingId }, body: { partnerId } }, request) =>
      decide(request, bookingId, { decision: 'assigned' }, async (transaction, at) => {
        await lockPartner(transaction, partnerId);
        const row = await holdBooking(transaction, bookingId);
        const partner = await partnerById(transaction, partnerId);
        const fits = partner?.hubId === row.hubId && partner?.serviceTypes.includes(row.serviceType);
        if (!partner || !fits) throw notFound(BOOKING_WORDS.noPartner);
        if (partner.accountId === row.accountId) throw new CallError(409, BOOKING_WORDS.ownJob);
        if (await isBusy(transaction, partnerId, row)) throw new CallError(409, BOOKING_WORDS.busyPartner);
        // Wrong codes were tried with somebody else.
        const fields = { partnerId, startTries: 0 };
        return moveBooking(transaction, row, { change: 'assign', role: 'staff', fields }, at);
      }),

    'POST /api/v1/staff/bookings/{bookingId}/quote': ({ params: { bookingId }, body }, request) =>
      decide(request, bookingId, { decision: 'quoted' }, async (transaction, at) => {
        const row = await holdBooking(transaction, bookingId);
        const lines = body.lines.map((line): BookingLine => ({ sku: null, ...line, ...taxOf(row) }));
        const price = {
          title: body.title,
          lines,
          totalPaise: sumOf(lines),
          quotedUntil: new Date(at.getTime() + 7 * BOOKING_LIMITS.quotationMs),
        };
        const draft = row.state === 'done' ? await followUp(transaction, row, price, at) : row;
        // The slot of a survey is not that of the work.
        if (row.state === 'drafted') await releasePlace(transaction, row.id);
        const fields = row.state === 'drafted' ? { ...price, startsAt: null } : price;
        if (draft.state === 'quoted' && row.orderId !== null) throw new CallError(409, NOT_POSSIBLE);
        return moveBooking(transaction, draft, { change: 'quote', role: 'staff', fields }, at);
      }),

    'POST /api/v1/staff/bookings/{bookingId}/reschedule': ({ params: { bookingId }, body }, request) => {
      const { reason, ...slot } = body;
      return decide(request, bookingId, { decision: 'rescheduled', reason }, async (transaction, at) =>
        rescheduleBooking(transaction, { row: await holdBooking(transaction, bookingId), role: 'staff', ...slot }, at),
      );
    },

    'POST /api/v1/staff/bookings/{bookingId}/cancel': ({ params: { bookingId }, body: { reason } }, request) =>
      decide(request, bookingId, { decision: 'cancelled', reason }, async (transaction, at) => {
        const row = await readBooking(transaction, bookingId);
        return cancelBooking(transaction, deps, { row, role: 'staff', refundPaise: undefined, reason }, at);
      }),

    'POST /api/v1/staff/bookings/{bookingId}/complaint': ({ params: { bookingId }, body }, request) =>
      decide(request, bookingId, { decision: 'settled', reason: body.reason }, async (transaction, at) => {
        const { refundPaise, reason } = body;
        const row = await readBooking(transaction, bookingId);
        if (row.state !== 'complained') throw new CallError(409, NOT_POSSIBLE);
        if (refundPaise > 0) {
          if (row.orderId === null) throw new CallError(409, BOOKING_WORDS.nothingPaid);
          const key = `booking:${row.id}:complaint:${row.sequence}`;
          await askRefund(transaction, deps, { key, orderId: row.orderId, paise: refundPaise, reason }, at);
        }
        const held = await holdBooking(transaction, bookingId);
        // All of the money went back: the booking is refunded by now.
        if (held.state === 'refunded') return held;
        return moveBooking(transaction, held, { change: 'resolve', role: 'staff' }, at);
      }),
  };
}

/** Without a lock, because money is locked before the booking. @throws CallError 404 */
async function readBooking(reader: DatabaseOrTransaction, id: string): Promise<BookingRow> {
  const [row] = await reader.select().from(serviceBooking).where(eq(serviceBooking.id, id));
  if (!row) throw callError('no-booking');
  return row;
}

/** What staff need to quote a move. */
function moveOf({ details }: BookingRow): StaffBooking['move'] {
  if (details?.kind !== 'move') return null;
  const { move, survey } = details;
  return { ...move, items: [...move.items], survey };
}

/** Work that a visit has measured is a booking of its own, at the same address. */
function followUp(
  transaction: Transaction,
  { id, accountId, business, serviceType, city, stateCode, address, hubId }: BookingRow,
  { title, lines, totalPaise }: Pick<BookingRow, 'title' | 'lines' | 'totalPaise'>,
  at: Date,
): Promise<BookingRow> {
  const place = { city, stateCode, address, hubId };
  const details = { kind: 'follow-up', bookingId: id } as const;
  return saveBooking(
    transaction,
    { accountId, business, serviceType, ...place, title, lines, totalPaise, details },
    at,
  );
}

/** The tax of a line that staff quote. */
function taxOf({ business, serviceType }: BookingRow): Pick<BookingLine, 'sac' | 'gstRate'> {
  const sac = {
    HS: HOME_SERVICES.find(({ type }) => type === serviceType)?.sac ?? '998599',
    PNM: '996511',
    LEGAL: '998213',
  };
  return { sac: sac[business], gstRate: 18 };
}
