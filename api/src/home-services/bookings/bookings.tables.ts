import type { ServiceAddress } from '@aangan/shared-kit/contracts/home-services';
import type { BookingDetails, PHOTO_SHOWS } from '@aangan/shared-kit/domain/home-services/booking-details';
import {
  BOOKING_ROLES,
  BOOKING_STATES,
  type BookingChange,
  BUSINESSES,
} from '@aangan/shared-kit/domain/home-services/booking-states';
import type { BookingLine } from '@aangan/shared-kit/domain/home-services/cart-lines';
import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { at, idOf, paise } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';

/**
 * Bookings of home services, packers and legal services. A quotation is a booking that nobody has confirmed. Only
 * `moveBooking` changes its state.
 */
export const serviceBooking = pgTable(
  'service_booking',
  {
    /** `bkg_…`; also the id of the quotation. */
    id: text().primaryKey(),
    accountId: idOf('account_id', () => account.id),
    business: text({ enum: BUSINESSES }).notNull(),
    /** `HS_CLEANING`. */
    serviceType: text('service_type').notNull(),
    /** `greater-noida`. */
    city: text().notNull(),
    /** GST code of the state of the property. */
    stateCode: text('state_code').notNull(),
    /** Text for the customer: `Cleaning`. */
    title: text().notNull(),
    state: text({ enum: BOOKING_STATES }).notNull(),
    payWhen: text('pay_when', { enum: ['first', 'after'] }).notNull(),
    /** As they were quoted. */
    lines: jsonb().$type<readonly BookingLine[]>().notNull(),
    totalPaise: paise('total_paise').notNull(),
    /** Until when the price holds; null before there is one. */
    quotedUntil: at('quoted_until'),
    /** What the business needs to know beside the lines. */
    details: jsonb().$type<BookingDetails>(),
    address: jsonb().$type<ServiceAddress>(),
    hubId: text('hub_id'),
    startsAt: at('starts_at'),
    leadId: text('lead_id'),
    /** The last order for it. */
    orderId: text('order_id'),
    paidAt: at('paid_at'),
    refundedPaise: paise('refunded_paise').notNull(),
    partnerId: text('partner_id'),
    /** The customer tells it to the professional, who then can start. */
    startCode: text('start_code'),
    startTries: smallint('start_tries').notNull(),
    reschedules: smallint().notNull(),
    doneAt: at('done_at'),
    rating: smallint(),
    ratingText: text('rating_text'),
    complaint: text(),
    /** Photos of the work and of damage. */
    photos: jsonb().$type<readonly BookingPhoto[]>().notNull().default([]),
    /** How often it was changed. */
    sequence: integer().notNull(),
    createdAt: at('created_at').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [
    index('service_booking_account').on(table.accountId, table.createdAt),
    index('service_booking_order').on(table.orderId),
    index('service_booking_state').on(table.state, table.startsAt),
    index('service_booking_partner').on(table.partnerId, table.startsAt),
  ],
);

/** A photo of a booking, by its upload. */
export interface BookingPhoto {
  readonly shows: (typeof PHOTO_SHOWS)[number];
  readonly id: string;
  readonly digest: string;
}

export type BookingRow = typeof serviceBooking.$inferSelect;

/** Changes of bookings, in their order. */
export const bookingEvent = pgTable(
  'service_booking_event',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    bookingId: idOf('booking_id', () => serviceBooking.id),
    change: text().$type<BookingChange>().notNull(),
    state: text({ enum: BOOKING_STATES }).notNull(),
    role: text({ enum: BOOKING_ROLES }).notNull(),
    at: at('at').notNull(),
    /** When the customer was sent a message; null while it is due. */
    notifiedAt: at('notified_at'),
  },
  (table) => [
    index('service_booking_event_booking').on(table.bookingId, table.id),
    index('service_booking_event_due').on(table.id).where(sql`notified_at is null`),
  ],
);

/** Professionals, each with an account of their own. */
export const servicePartner = pgTable(
  'service_partner',
  {
    /** `prt_…`. */
    id: text().primaryKey(),
    /** Null for one who has left. */
    accountId: text('account_id').references(() => account.id),
    /** First name, as customers see it. */
    name: text().notNull(),
    hubId: text('hub_id').notNull(),
    /** `HS_CLEANING`. */
    serviceTypes: jsonb('service_types').$type<readonly string[]>().notNull(),
  },
  (table) => [index('service_partner_account').on(table.accountId), index('service_partner_hub').on(table.hubId)],
);

export type PartnerRow = typeof servicePartner.$inferSelect;
