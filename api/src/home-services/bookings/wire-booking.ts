import type { Booking, BookingSummary } from '@aangan/shared-kit/contracts/bookings';
import { possibleChanges } from '@aangan/shared-kit/domain/home-services/booking-states';
import { cancelRefund, cancelTerms } from '@aangan/shared-kit/domain/home-services/booking-terms';
import { servicingDate } from '@aangan/shared-kit/domain/home-services/service-slots';
import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import type { Orders } from '../../money/orders/public.ts';
import { pricedLines, stateOf } from '../priced-lines.ts';
import { eventsOf } from './booking.queries.ts';
import { type BookingRow, servicePartner } from './bookings.tables.ts';
import { factsOf } from './move-booking.ts';

interface WireDeps {
  readonly reader: DatabaseOrTransaction;
  readonly orders: Orders;
  readonly at: Date;
}

export function wireSummary(row: BookingRow): BookingSummary {
  const { id, business, serviceType, title, state, startsAt, totalPaise, paidAt, payWhen, createdAt } = row;
  return {
    id,
    business,
    serviceType,
    title,
    state,
    startsAt: startsAt?.getTime() ?? null,
    servicingDate: startsAt && servicingDate(startsAt.getTime()),
    totalPaise,
    isPaid: paidAt !== null,
    payWhen,
    createdAt: createdAt.getTime(),
  };
}

/** A booking as its customer sees it. */
export async function wireBooking({ reader, orders, at }: WireDeps, row: BookingRow): Promise<Booking> {
  const { business, serviceType, lines, orderId, paidAt, partnerId, state } = row;
  const [history, partner, order] = await Promise.all([
    eventsOf(reader, row.id),
    partnerId === null ? undefined : partnerName(reader, partnerId),
    orderId === null || paidAt === null ? undefined : orders.details(row.accountId, orderId, at),
  ]);
  return {
    ...wireSummary(row),
    ...pricedLines(orders, { business, serviceType, lines, state: stateOf(row.stateCode) }),
    kind: row.details?.kind ?? null,
    changedAt: row.changedAt.getTime(),
    quotedUntil: row.quotedUntil?.getTime() ?? null,
    city: row.city,
    address: row.address,
    hub: row.hubId,
    leadId: row.leadId,
    orderId,
    partner: partner ?? null,
    startCode: state === 'assigned' || state === 'on_the_way' ? row.startCode : null,
    possible: possibleChanges(factsOf(row), 'customer'),
    reschedules: row.reschedules,
    doneAt: row.doneAt?.getTime() ?? null,
    cancelRefundPaise: refundNow(row, at),
    cancelTerms: cancelTerms(business),
    refundedPaise: row.refundedPaise,
    rating: row.rating,
    ratingText: row.ratingText,
    complaint: row.complaint,
    photos: row.photos.map(({ shows, id, digest }) => ({ shows, url: `/api/v1/uploads/${id}/${digest}-640.webp` })),
    history: history.map((event) => ({ ...event, at: event.at.getTime() })),
    documents: order?.documents ?? [],
  };
}

/** What would come back if the customer cancelled now. */
export function refundNow(
  { business, totalPaise, paidAt, refundedPaise, startsAt, state }: BookingRow,
  at: Date,
): number {
  return cancelRefund(
    {
      business,
      paidPaise: refundablePaise({ totalPaise, paidAt, refundedPaise }),
      startsAt: startsAt?.getTime() ?? null,
      isOnTheWay: state === 'on_the_way',
    },
    at.getTime(),
  );
}

/** What was paid and has not gone back. */
export function refundablePaise({
  totalPaise,
  paidAt,
  refundedPaise,
}: Pick<BookingRow, 'totalPaise' | 'paidAt' | 'refundedPaise'>): number {
  return paidAt === null ? 0 : totalPaise - refundedPaise;
}

async function partnerName(reader: DatabaseOrTransaction, id: string): Promise<string | undefined> {
  const [row] = await reader
    .select({ name: servicePartner.name })
    .from(servicePartner)
    .where(eq(servicePartner.id, id));
  return row?.name;
}
