import type { bookingCalls } from '@aangan/shared-kit/contracts/bookings';
import { BOOKING_LIMITS } from '@aangan/shared-kit/domain/home-services/booking-terms';
import { itemProblem } from '@aangan/shared-kit/domain/home-services/cart-lines';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../foundation/database/public.ts';
import { CallError, type CallHandlers } from '../../foundation/server/public.ts';
import { accountOfId } from '../../people/accounts/public.ts';
import { phoneNumber } from '../../people/identity/public.ts';
import { holderOf } from '../../people/sessions/public.ts';
import { changeCart, holdCart, mergedItems } from '../cart/cart.queries.ts';
import { hsAnswer } from '../hs-answer.ts';
import { bookingsOf, holdOwnBooking, nextBooking, ownBooking } from './booking.queries.ts';
import { BOOKING_WORDS } from './booking.words.ts';
import type { BookingDeps } from './booking-deps.ts';
import { type BookingRow, serviceBooking } from './bookings.tables.ts';
import { cancelBooking } from './cancel-booking.ts';
import { moveBooking, NOT_POSSIBLE } from './move-booking.ts';
import { rescheduleBooking } from './reschedule-booking.ts';
import { wireBooking, wireSummary } from './wire-booking.ts';

type OwnCalls = Pick<
  typeof bookingCalls,
  | 'GET /hs-backend/api/v1/myBookings/active'
  | 'GET /hs-backend/api/v1/myBookings/next'
  | 'GET /hs-backend/api/v1/myBookings/past'
  | 'POST /hs-backend/api/v1/bookings/{bookingId}/reschedule'
  | 'POST /hs-backend/api/v1/bookings/{bookingId}/cancel'
  | 'POST /hs-backend/api/v1/bookings/{bookingId}/rate'
  | 'POST /hs-backend/api/v1/bookings/{bookingId}/complain'
  | 'POST /hs-backend/api/v1/bookings/{bookingId}/again'
>;

/** A customer's own bookings of all businesses. */
export function ownBookingHandlers(deps: BookingDeps): CallHandlers<OwnCalls> {
  const { database, sessions, orders, now } = deps;
  const wire = (row: BookingRow) => wireBooking({ reader: database, orders, at: new Date(now()) }, row);

  async function list(
    request: FastifyRequest,
    when: 'active' | 'past',
    { phone, page }: { phone: string; page: number },
  ) {
    const { accountId } = await sessions.required(request);
    const person = await accountOfId(database, accountId);
    if (!person?.phone || phoneNumber('+91', phone) !== person.phone)
      throw new CallError(403, BOOKING_WORDS.otherPhone);
    return hsAnswer(async () => {
      const { rows, total } = await bookingsOf(database, { accountId, when, page }, new Date(now()));
      return { bookings: rows.map(wireSummary), total, page };
    });
  }

  /** Changes one's own booking, locked, and returns it. */
  async function change(
    request: FastifyRequest,
    bookingId: string,
    work: (transaction: Transaction, row: BookingRow, at: Date) => Promise<BookingRow>,
  ) {
    const { accountId } = await sessions.required(request);
    return hsAnswer(async () => {
      const row = await database.transaction(async (transaction) =>
        work(transaction, await holdOwnBooking(transaction, accountId, bookingId), new Date(now())),
      );
      return { booking: await wire(row) };
    });
  }

  return {
    'GET /hs-backend/api/v1/myBookings/active': ({ query }, request) => list(request, 'active', query),
    async 'GET /hs-backend/api/v1/myBookings/next'(_input, request) {
      const { accountId } = await sessions.required(request);
      return hsAnswer(async () => {
        const row = await nextBooking(database, accountId);
        return { booking: row ? wireSummary(row) : null };
      });
    },

    'GET /hs-backend/api/v1/myBookings/past': ({ query }, request) => list(request, 'past', query),

    'POST /hs-backend/api/v1/bookings/{bookingId}/reschedule': ({ params, body }, request) =>
      change(request, params.bookingId, (transaction, row, at) =>
        rescheduleBooking(transaction, { row, role: 'customer', ...body }, at),
      ),

    async 'POST /hs-backend/api/v1/bookings/{bookingId}/cancel'({ params, body: { refundPaise } }, request) {
      const { accountId } = await sessions.required(request);
      const at = new Date(now());
      return hsAnswer(async () => {
        const row = await ownBooking(database, accountId, params.bookingId);
        const cancelling = { row, role: 'customer', refundPaise, reason: `You cancelled: ${row.title}.` } as const;
        const cancelled = await database.transaction((transaction) => cancelBooking(transaction, deps, cancelling, at));
        return { booking: await wire(cancelled) };
      });
    },

    'POST /hs-backend/api/v1/bookings/{bookingId}/rate': ({ params, body }, request) =>
      change(request, params.bookingId, async (transaction, row, at) => {
        if (row.state !== 'done') throw new CallError(409, BOOKING_WORDS.notDone);
        const fields = { rating: body.rating, ratingText: body.text || null, changedAt: at };
        await transaction.update(serviceBooking).set(fields).where(eq(serviceBooking.id, row.id));
        return { ...row, ...fields };
      }),

    'POST /hs-backend/api/v1/bookings/{bookingId}/complain': ({ params, body: { text } }, request) =>
      change(request, params.bookingId, async (transaction, row, at) => {
        if (row.doneAt === null) throw new CallError(409, NOT_POSSIBLE);
        if (at.getTime() - row.doneAt.getTime() > BOOKING_LIMITS.complainMs[row.business])
          throw new CallError(409, BOOKING_WORDS.tooLate);
        const complain = { change: 'complain', role: 'customer', fields: { complaint: text } } as const;
        return moveBooking(transaction, row, complain, at);
      }),

    async 'POST /hs-backend/api/v1/bookings/{bookingId}/again'({ params }, request) {
      const { accountId } = await sessions.required(request);
      const holder = await holderOf(sessions, request);
      const at = new Date(now());
      return hsAnswer(async () => {
        const { details, serviceType, city } = await ownBooking(database, accountId, params.bookingId);
        const items = details?.kind === 'cart' ? details.items.filter((item) => itemProblem(item) === undefined) : [];
        if (items.length === 0) throw new CallError(409, BOOKING_WORDS.notAgain);
        await database.transaction(async (transaction) => {
          const cart = await holdCart(transaction, holder, at);
          const joined = {
            ...cart,
            city: cart.items.length === 0 ? city : cart.city,
            items: mergedItems(cart.items, items),
          };
          await changeCart(transaction, joined, at);
        });
        return { serviceType };
      });
    },
  };
}
