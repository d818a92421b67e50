import type { bookingCalls } from '@aangan/shared-kit/contracts/bookings';
import { checkoutLink } from '@aangan/shared-kit/links/account';
import { bookingLink } from '@aangan/shared-kit/links/bookings';
import { serviceConfirmationLink } from '@aangan/shared-kit/links/service-orders';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import { CallError, type CallHandlers, notFound } from '../../foundation/server/public.ts';
import { orderOf } from '../../money/orders/public.ts';
import { paymentOf } from '../../money/payments/public.ts';
import { takeOut } from '../cart/cart.queries.ts';
import { hsAnswer } from '../hs-answer.ts';
import { takePlace } from '../hubs/take-place.ts';
import { ensureLead } from '../leads/ensure-lead.ts';
import { AGREEMENT_WORDS } from '../legal/agreement.words.ts';
import { orderLines, stateOf } from '../priced-lines.ts';
import { SALES } from '../sale-names.ts';
import { holdOwnBooking, ownBooking } from './booking.queries.ts';
import { BOOKING_WORDS } from './booking.words.ts';
import type { BookingDeps } from './booking-deps.ts';
import { type BookingRow, serviceBooking } from './bookings.tables.ts';
import { moveBooking, NOT_POSSIBLE } from './move-booking.ts';
import { wireBooking } from './wire-booking.ts';

type OrderCalls = Pick<
  typeof bookingCalls,
  'POST /hs-backend/api/v1/order' | 'GET /hs-backend/api/v1/order/confirmation'
>;

/** How long a place is held for somebody who is paying: the time in which an order can be paid. */
const PAYING_MS = 60 * 60_000;

/** Confirms bookings, to be paid first or after the work. */
export function orderHandlers(deps: BookingDeps): CallHandlers<OrderCalls> {
  const { database, sessions, orders, now } = deps;
  const wire = (row: BookingRow) => wireBooking({ reader: database, orders, at: new Date(now()) }, row);

  return {
    async 'POST /hs-backend/api/v1/order'({ body }, request) {
      const { accountId } = await sessions.required(request);
      const at = new Date(now());
      return hsAnswer(async () => {
        const { row, checkoutUrl } = await database.transaction(async (transaction) => {
          const held = await holdOwnBooking(transaction, accountId, body.bookingId);
          // A second press finds what the first one did.
          const isConfirmed = held.paidAt !== null || (held.payWhen === 'after' && body.payWhen === 'after');
          if (isConfirmed) return { row: held, checkoutUrl: null };
          const leadId = await ensureLead(transaction, held, body.leadId, at);
          if (body.payWhen === 'first') {
            return payNow(transaction, deps, { held: { ...held, leadId }, returnUrl: body.returnURL }, at);
          }
          if (held.business === 'LEGAL') throw new CallError(409, AGREEMENT_WORDS.payFirst);
          assertReady(held, at);
          await takeFor(transaction, held, null, at);
          await takeOut(transaction, accountId, held.serviceType);
          const confirm = { change: 'confirm', role: 'customer', fields: { leadId } } as const;
          return { row: await moveBooking(transaction, held, confirm, at), checkoutUrl: null };
        });
        return { booking: await wire(row), checkoutUrl };
      });
    },

    async 'GET /hs-backend/api/v1/order/confirmation'({ query: { paymentId } }, request) {
      const { accountId } = await sessions.required(request);
      const payment = paymentId.startsWith('ord_') ? undefined : await paymentOf(database, accountId, paymentId);
      const orderId = payment?.orderId ?? paymentId;
      const order = await orderOf(database, accountId, orderId);
      if (!order?.ref || !Object.values(SALES).some((name) => name === order.purpose)) {
        throw notFound(BOOKING_WORDS.noConfirmation);
      }
      const row = await ownBooking(database, accountId, order.ref);
      const isPending = order.state === 'waiting' || (order.state === 'open' && payment?.state === 'pending');
      const paymentState =
        row.paidAt !== null && row.orderId === orderId ? 'SUCCESS' : isPending ? 'PENDING' : 'FAILED';
      return hsAnswer(async () => ({ booking: await wire(row), paymentState }));
    },
  };
}

/** The order of a booking that can be paid now: the one that exists, or a new one. */
async function payNow(
  transaction: Transaction,
  { orders }: BookingDeps,
  { held, returnUrl }: { readonly held: BookingRow; readonly returnUrl: string | undefined },
  at: Date,
): Promise<{ row: BookingRow; checkoutUrl: string }> {
  const isAfter = held.payWhen === 'after';
  if (!isAfter) {
    assertReady(held, at);
    await takeFor(transaction, held, new Date(at.getTime() + PAYING_MS), at);
  } else if (['cancelled', 'refunded'].includes(held.state)) throw new CallError(409, NOT_POSSIBLE);
  const before = held.orderId === null ? undefined : await orderOf(transaction, held.accountId, held.orderId);
  const isOpen = before && (before.state === 'waiting' || (before.state === 'open' && before.expiresAt > at));
  const { orderId } = isOpen
    ? { orderId: before.id }
    : await orders.create(transaction, {
        accountId: held.accountId,
        purpose: SALES[held.business],
        ref: held.id,
        title: held.title,
        lines: orderLines(held.lines, held.serviceType),
        propertyState: stateOf(held.stateCode),
        returnUrl: returnUrl ?? (held.business === 'HS' ? serviceConfirmationLink : bookingLink(held.id)),
        at,
      });
  const fields = { orderId, leadId: held.leadId };
  await transaction.update(serviceBooking).set(fields).where(eq(serviceBooking.id, held.id));
  return { row: { ...held, ...fields }, checkoutUrl: checkoutLink(orderId) };
}

/** @throws CallError 409 without a slot, 410 when the price is no longer valid */
function assertReady(row: BookingRow, at: Date): void {
  const { state, startsAt, hubId, quotedUntil, totalPaise } = row;
  if (state !== 'quoted' || totalPaise <= 0) throw new CallError(409, NOT_POSSIBLE);
  if (needsSlot(row)) {
    if (startsAt === null || hubId === null) throw new CallError(409, BOOKING_WORDS.noSlot);
    if (startsAt <= at) throw new CallError(409, BOOKING_WORDS.slotOver);
  }
  if (quotedUntil === null || quotedUntil < at) throw new CallError(410, BOOKING_WORDS.oldPrice);
}

async function takeFor(transaction: Transaction, row: BookingRow, releaseAt: Date | null, at: Date): Promise<void> {
  const { id, hubId, business, startsAt } = row;
  if (!needsSlot(row)) return;
  if (hubId === null || startsAt === null) throw new CallError(409, BOOKING_WORDS.noSlot);
  await takePlace(transaction, { bookingId: id, hubId, business, startsAt, releaseAt }, at);
}

/** A document that nobody visits for has no hub. */
function needsSlot({ business, hubId }: BookingRow): boolean {
  return business !== 'LEGAL' || hubId !== null;
}
