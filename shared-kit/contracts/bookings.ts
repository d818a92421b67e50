import { z } from 'zod';
import { BOOKING_KINDS, PHOTO_SHOWS } from '../domain/home-services/booking-details.ts';
import { BOOKING_CHANGES, BOOKING_STATES, BUSINESSES } from '../domain/home-services/booking-states.ts';
import { SERVICE_SLOT_IDS } from '../domain/home-services/service-slots.ts';
import { HOME_SERVICE_TYPES } from '../domain/home-services/services.ts';
import type { CallContracts } from './call.ts';
import { addressId, pricedLines, serviceAddress } from './home-services.ts';
import { hsAnswer } from './hs-answer.ts';
import type { TopicContracts } from './live.ts';

const paise = z.number().int();
const time = z.number();

export const bookingId = z.string().regex(/^bkg_[\w-]{20}$/);
const params = z.object({ bookingId });

/** A day in India, `2026-11-24`, and one of its slots. */
export const slotChoice = { day: z.iso.date(), slotId: z.enum(SERVICE_SLOT_IDS) };

/** A booking as a list shows it. */
const bookingShape = {
  id: z.string(),
  business: z.enum(BUSINESSES),
  serviceType: z.string(),
  title: z.string(),
  state: z.enum(BOOKING_STATES),
  /** Epoch ms; null before a slot is chosen. */
  startsAt: time.nullable(),
  /** `24 Nov 2026, 10 am to 12 noon`. */
  servicingDate: z.string().nullable(),
  totalPaise: paise,
  isPaid: z.boolean(),
  payWhen: z.enum(['first', 'after']),
  createdAt: time,
} as const;

export const bookingSummary = z.object(bookingShape);

const booking = z.object({
  ...bookingShape,
  ...pricedLines,
  /** What it is about; null for one whose details were deleted. */
  kind: z.enum(BOOKING_KINDS).nullable(),
  changedAt: time,
  /** Until when the price holds, epoch ms; null before there is one. */
  quotedUntil: time.nullable(),
  city: z.string(),
  address: serviceAddress.nullable(),
  hub: z.string().nullable(),
  leadId: z.string().nullable(),
  orderId: z.string().nullable(),
  /** First name of the professional. */
  partner: z.string().nullable(),
  /** The customer tells it to the professional, who then can start; null before somebody is assigned and after. */
  startCode: z.string().nullable(),
  /** What the customer can do now. */
  possible: z.array(z.enum(BOOKING_CHANGES)),
  /** How often the customer has moved it. */
  reschedules: z.number().int(),
  /** When the work was finished, epoch ms. */
  doneAt: time.nullable(),
  /** What would come back now. */
  cancelRefundPaise: paise,
  cancelTerms: z.array(z.string()),
  refundedPaise: paise,
  rating: z.number().int().nullable(),
  ratingText: z.string().nullable(),
  complaint: z.string().nullable(),
  /** Photos of the work and of damage, each with its address. */
  photos: z.array(z.object({ shows: z.enum(PHOTO_SHOWS), url: z.string() })),
  history: z.array(z.object({ change: z.enum(BOOKING_CHANGES), state: z.enum(BOOKING_STATES), at: time })),
  /** Invoice and credit notes. */
  documents: z.array(z.object({ number: z.string(), kind: z.string(), url: z.string() })),
});

export type Booking = z.infer<typeof booking>;
export type BookingSummary = z.infer<typeof bookingSummary>;

export const oneBooking = hsAnswer({ booking });
const ordered = hsAnswer({
  booking,
  /** The checkout page; null where nothing is to be paid now. */
  checkoutUrl: z.string().nullable(),
});

const bookingList = hsAnswer({ bookings: z.array(bookingSummary), total: z.number().int(), page: z.number().int() });

/** Number of the viewer; another one is refused. */
const phone = z.string().trim().max(20);
const page = z.coerce.number().int().min(1).max(50).default(1);

/** What an open page of a booking sees. */
export const bookingTopics = {
  'booking-state': {
    summary: 'The state of one of the reader’s bookings',
    input: z.object({ bookingId }),
    event: z.object({ state: z.enum(BOOKING_STATES), at: time }),
  },
  'booking-position': {
    summary: 'The professional of one of the reader’s bookings has moved, or boxes were counted',
    input: z.object({ bookingId }),
    event: z.object({ at: time.nullable() }),
  },
} as const satisfies TopicContracts;

export const bookingCalls = {
  'POST /hs-backend/api/v1/quotation': {
    summary: 'Makes a quotation of one service of the cart; its price holds for a day',
    body: z.object({ serviceType: z.enum(HOME_SERVICE_TYPES) }),
    personal: true,
    answer: oneBooking,
  },
  'GET /hs-backend/api/v1/quotation/{bookingId}': {
    summary: 'One of the viewer’s bookings or quotations, with its tax by line',
    params,
    personal: true,
    answer: oneBooking,
  },
  'POST /hs-backend/api/v1/save/serviceInfo': {
    summary: 'Sets address and slot of a quotation, and holds the slot',
    body: z.object({ bookingId, addressId, ...slotChoice }),
    personal: true,
    answer: oneBooking,
  },
  'POST /hs-backend/api/v1/order': {
    summary: 'Confirms a quotation: to be paid now on the checkout page, or after the work',
    body: z.object({
      bookingId,
      payWhen: z.enum(['first', 'after']),
      /** The lead that began it; without one it is made. */
      leadId: z.string().max(40).optional(),
      /** Where the buyer goes on after paying. */
      returnURL: z.string().max(2000).optional(),
    }),
    personal: true,
    answer: ordered,
  },
  'PUT /hs-backend/api/v1/order': {
    summary: 'Changes the address of a confirmed booking, within the area of its hub',
    body: z.object({ bookingId, addressId }),
    personal: true,
    answer: oneBooking,
  },
  'GET /hs-backend/api/v1/order/confirmation': {
    summary: 'What was booked, by the number of the payment or of the order',
    query: z.object({ paymentId: z.string().max(60) }),
    personal: true,
    answer: hsAnswer({
      booking,
      /** Source: services-and-platform, section 4 (payment is a success when the state is SUCCESS). */
      paymentState: z.enum(['SUCCESS', 'PENDING', 'FAILED']),
    }),
  },
  'GET /hs-backend/api/v1/myBookings/active': {
    summary: 'Bookings of all businesses that still come, of the viewer’s own number',
    query: z.object({ phone, page }),
    personal: true,
    answer: bookingList,
  },
  'GET /hs-backend/api/v1/myBookings/next': {
    summary: 'The viewer’s confirmed booking that comes next or is under way; null without one',
    personal: true,
    answer: hsAnswer({ booking: bookingSummary.nullable() }),
  },
  'GET /hs-backend/api/v1/myBookings/past': {
    summary: 'Bookings that are over, newest first, of the viewer’s own number',
    query: z.object({ phone, page }),
    personal: true,
    answer: bookingList,
  },
  'POST /hs-backend/api/v1/bookings/{bookingId}/reschedule': {
    summary: 'Moves a booking to another slot',
    params,
    body: z.object(slotChoice),
    personal: true,
    answer: oneBooking,
  },
  'POST /hs-backend/api/v1/bookings/{bookingId}/cancel': {
    summary: 'Cancels a booking by its terms',
    params,
    body: z.object({
      /** What the customer saw that comes back: another amount is refused. */
      refundPaise: paise.min(0),
    }),
    personal: true,
    answer: oneBooking,
  },
  'POST /hs-backend/api/v1/bookings/{bookingId}/rate': {
    summary: 'Rates finished work',
    params,
    body: z.object({ rating: z.number().int().min(1).max(5), text: z.string().trim().max(500).default('') }),
    personal: true,
    answer: oneBooking,
  },
  'POST /hs-backend/api/v1/bookings/{bookingId}/complain': {
    summary: 'Complains about finished work, within seven days',
    params,
    body: z.object({ text: z.string().trim().min(10, 'Write what is wrong, in a sentence.').max(1000) }),
    personal: true,
    answer: oneBooking,
  },
  'POST /hs-backend/api/v1/bookings/{bookingId}/again': {
    summary: 'Puts the items of an earlier booking into the cart',
    params,
    personal: true,
    answer: hsAnswer({ serviceType: z.string() }),
  },
} as const satisfies CallContracts;
