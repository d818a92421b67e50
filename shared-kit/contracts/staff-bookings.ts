import { z } from 'zod';
import { PHOTO_SHOWS, SURVEYS } from '../domain/home-services/booking-details.ts';
import { BOOKING_CHANGES, BUSINESSES } from '../domain/home-services/booking-states.ts';
import { BOOKING_VIEWS, WAITING_VIEWS } from '../domain/home-services/booking-views.ts';
import { SERVICE_SLOT_IDS } from '../domain/home-services/service-slots.ts';
import { bookingId, bookingSummary, slotChoice } from './bookings.ts';
import type { CallContracts } from './call.ts';
import { serviceAddress } from './home-services.ts';
import { moveEnd, moveFields } from './move-fields.ts';
import { waitingCases } from './staff.ts';

const paise = z.number().int();
const time = z.number();
const params = z.object({ bookingId });
/** Number of a person, as staff type it. */
const phone = z.string().trim().max(20);

/** A line that staff quote. */
const staffLine = z.object({
  description: z.string().trim().min(3).max(120),
  quantity: z.number().int().min(1).max(1000).default(1),
  /** With GST, for all of the quantity. */
  paise: paise.min(100).max(500_000_000),
});

/** A booking as staff see it. */
const staffBooking = bookingSummary.extend({
  /** First name of the customer. */
  customer: z.string(),
  hub: z.string().nullable(),
  locality: z.string().nullable(),
  partner: z.string().nullable(),
  complaint: z.string().nullable(),
  photos: z.array(z.object({ shows: z.enum(PHOTO_SHOWS), url: z.string() })),
  possible: z.array(z.enum(BOOKING_CHANGES)),
  lines: z.array(z.object({ description: z.string(), quantity: z.number().int(), paise })),
  /** What is moved, from where to where. */
  move: moveFields.extend({ survey: z.enum(SURVEYS) }).nullable(),
  /** What was paid and has not gone back. */
  refundablePaise: paise,
});

const partner = z.object({
  id: z.string(),
  name: z.string(),
  hub: z.string(),
  serviceTypes: z.array(z.string()),
  isActive: z.boolean(),
});

/** A professional as staff see them. */
const staffPartner = partner.extend({ accountId: z.string().nullable() });

/** Work of a professional's day. */
const job = bookingSummary.extend({
  /** First name of the customer. */
  customer: z.string(),
  /** Null once the work is done. */
  address: serviceAddress.nullable(),
  lines: z.array(z.object({ description: z.string(), quantity: z.number().int() })),
  possible: z.array(z.enum(BOOKING_CHANGES)),
  /** Both ends of a move. */
  move: z.object({ from: moveEnd, to: moveEnd }).nullable(),
  /** Boxes of a move that were counted at its ends. */
  boxes: z.array(z.object({ end: z.enum(['from', 'to']), boxes: z.number().int(), isSigned: z.boolean() })),
  /** Paise to collect after the work; 0 where it is paid. */
  duePaise: paise,
});

/** A place from which professionals leave. */
const hub = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  /** Visits that each business can begin in a slot. */
  capacity: z.record(z.enum(BUSINESSES), z.number().int()),
});

/** Places of one slot of a hub. */
const slotPlaces = z.object({
  slotId: z.enum(SERVICE_SLOT_IDS),
  startsAt: time,
  capacity: z.number().int(),
  /** Booked or held. */
  taken: z.number().int(),
  /** Staff have set it apart from the hub's usual number. */
  isSet: z.boolean(),
});

export type StaffBooking = z.infer<typeof staffBooking>;
export type Partner = z.infer<typeof partner>;
export type StaffPartner = z.infer<typeof staffPartner>;
export type Job = z.infer<typeof job>;
export type ServiceHub = z.infer<typeof hub>;
export type SlotPlaces = z.infer<typeof slotPlaces>;

const changedByStaff = z.object({ booking: staffBooking });
const reason = z.string().trim().min(5, 'Write why, in a sentence.').max(300);

/** Waiting bookings, and who does the work. */
export const staffBookingCalls = {
  'GET /api/v1/staff/bookings': {
    summary: 'Bookings that wait for a quotation, for a professional, for the work, or with a complaint; soonest first',
    query: z.object({ view: z.enum(BOOKING_VIEWS).default('assign') }),
    personal: true,
    answer: z.object({ bookings: z.array(staffBooking) }),
  },
  'GET /api/v1/staff/bookings/waiting': {
    summary: 'How many bookings wait for a decision of staff, in all and by view',
    personal: true,
    answer: waitingCases.extend({ views: z.record(z.enum(WAITING_VIEWS), z.number().int()) }),
  },
  'GET /api/v1/staff/bookings/{bookingId}': {
    summary: 'One booking with the professionals who fit it',
    params,
    personal: true,
    answer: z.object({
      booking: staffBooking,
      partners: z.array(z.object({ id: z.string(), name: z.string(), isFree: z.boolean() })),
    }),
  },
  'POST /api/v1/staff/bookings/{bookingId}/assign': {
    summary: 'Assigns a professional of the booking’s hub who is free in its slot',
    params,
    body: z.object({ partnerId: z.string().max(40) }),
    personal: true,
    answer: changedByStaff,
  },
  'POST /api/v1/staff/bookings/{bookingId}/quote': {
    summary: 'Quotes a firm price: of a draft, or of work that a finished visit has measured',
    params,
    body: z.object({ title: z.string().trim().min(3).max(80), lines: z.array(staffLine).min(1).max(30) }),
    personal: true,
    answer: changedByStaff,
  },
  'POST /api/v1/staff/bookings/{bookingId}/reschedule': {
    summary: 'Moves a booking to another slot, for a reason that the customer hears of',
    params,
    body: z.object({ ...slotChoice, reason }),
    personal: true,
    answer: changedByStaff,
  },
  'POST /api/v1/staff/bookings/{bookingId}/cancel': {
    summary: 'Cancels a booking and pays all of it back',
    params,
    body: z.object({ reason }),
    personal: true,
    answer: changedByStaff,
  },
  'POST /api/v1/staff/bookings/{bookingId}/complaint': {
    summary: 'Settles a complaint, with money back or without',
    params,
    body: z.object({ refundPaise: paise.min(0), reason }),
    personal: true,
    answer: changedByStaff,
  },
  'GET /api/v1/staff/partners': {
    summary: 'Professionals of a hub',
    query: z.object({ hub: z.string().max(40) }),
    personal: true,
    answer: z.object({ partners: z.array(staffPartner) }),
  },
  'PUT /api/v1/staff/partners': {
    summary: 'Makes an account a professional of a hub, or changes what they do',
    body: z.object({
      accountId: z.string().max(60),
      name: z.string().trim().min(2).max(30),
      hub: z.string().max(40),
      serviceTypes: z
        .array(z.string().regex(/^[A-Z][A-Z_]{2,40}$/))
        .min(1)
        .max(30),
    }),
    personal: true,
    answer: z.object({ partner: staffPartner }),
  },
  'POST /api/v1/staff/partners/search': {
    summary: 'Finds the account of a number, to make it a professional',
    body: z.object({ phone }),
    personal: true,
    answer: z.object({ accountId: z.string() }),
  },
  'GET /api/v1/staff/partners/account': {
    summary: 'An account that a search has found, and what it does as a professional',
    query: z.object({ accountId: z.string().max(60) }),
    personal: true,
    answer: z.object({
      account: z.object({
        accountId: z.string(),
        /** First name. */
        name: z.string(),
        partner: staffPartner.nullable(),
      }),
    }),
  },
  'DELETE /api/v1/staff/partners/{partnerId}': {
    summary: 'Ends the work of a professional who has no booking left',
    params: z.object({ partnerId: z.string().max(40) }),
    personal: true,
    answer: z.object({ partner: staffPartner }),
  },
  'GET /api/v1/staff/hubs': {
    summary: 'All hubs, by city',
    personal: true,
    answer: z.object({ hubs: z.array(hub) }),
  },
  'GET /api/v1/staff/hubs/{hub}/capacity': {
    summary: 'Places of a hub by day and slot, and how many are taken',
    params: z.object({ hub: z.string().max(40) }),
    query: z.object({ business: z.enum(BUSINESSES).default('HS') }),
    personal: true,
    answer: z.object({ hub, days: z.array(z.object({ day: z.string(), slots: z.array(slotPlaces) })) }),
  },
  'PUT /api/v1/staff/hubs/{hub}/capacity': {
    summary: 'Sets the places of one slot of a hub; bookings that exist stay',
    params: z.object({ hub: z.string().max(40) }),
    body: z.object({ ...slotChoice, business: z.enum(BUSINESSES), capacity: z.number().int().min(0).max(200) }),
    personal: true,
    answer: z.object({ startsAt: time, capacity: z.number().int() }),
  },
} as const satisfies CallContracts;

/** A professional's own work. */
export const partnerJobCalls = {
  'GET /api/v1/partner/jobs': {
    summary: 'The viewer’s jobs of a day, in the order of their slots',
    query: z.object({ day: z.iso.date() }),
    personal: true,
    answer: z.object({ partner: partner, jobs: z.array(job) }),
  },
  'GET /api/v1/partner/jobs/{bookingId}': {
    summary: 'One of the viewer’s jobs',
    params,
    personal: true,
    answer: z.object({ job }),
  },
  'POST /api/v1/partner/jobs/{bookingId}/set-out': {
    summary: 'The professional is on the way',
    params,
    personal: true,
    answer: z.object({ job }),
  },
  'POST /api/v1/partner/jobs/{bookingId}/start': {
    summary: 'Starts the work with the code that the customer tells',
    params,
    body: z.object({ code: z.string().regex(/^\d{4}$/, 'Enter the four digits that the customer tells you.') }),
    personal: true,
    answer: z.object({ job }),
  },
  'POST /api/v1/partner/jobs/{bookingId}/finish': {
    summary: 'The work is done',
    params,
    personal: true,
    answer: z.object({ job }),
  },
  'POST /api/v1/partner/jobs/{bookingId}/position': {
    summary: 'Where the professional is; only the latest place is stored',
    params,
    body: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
    personal: true,
    answer: z.object({ status: z.literal('success') }),
  },
  'POST /api/v1/partner/jobs/{bookingId}/boxes': {
    summary: 'The boxes that were counted at one end; the customer signs the number',
    params,
    body: z.object({ end: z.enum(['from', 'to']), boxes: z.number().int().min(0).max(2000) }),
    personal: true,
    answer: z.object({ status: z.literal('success') }),
  },
} as const satisfies CallContracts;
