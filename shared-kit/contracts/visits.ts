import { z } from 'zod';
import { VISIT_LIMITS } from '../domain/visit-limits.ts';
import { type CallContracts, flag, latitude, longitude } from './call.ts';
import { leadAttribution } from './lead-attribution.ts';
import { propertyId, propertyRecord } from './property.ts';

/**
 * Status of a slot for the viewer. `held`: somebody else is booking it now; `yours-held`: the viewer is. Only `free`
 * and `yours-held` can be booked.
 */
export const SLOT_STATES = ['free', 'held', 'yours-held', 'taken', 'yours'] as const;

/** Status of a past visit: `visited` or `missed` once a side has reported it. */
export const VISIT_STATES = ['booked', 'cancelled', 'visited', 'missed'] as const;

/**
 * Outcome that a side reports for a visit. `missed`: it did not happen, without blame; `absent`: the other side did
 * not come.
 */
export const VISIT_OUTCOMES = ['visited', 'missed', 'absent'] as const;

/** A visit is a lead: one id for both. */
const visitId = z.string().regex(/^vis_[\w-]{20}$/, 'must be the id of a visit');

/** A day in India, `2026-11-21`. */
const day = z.iso.date();
/** When a slot starts, epoch ms; of this century. */
const timeEpoch = z
  .number()
  .int()
  .min(0)
  .max(Date.UTC(2100, 0, 1));
/** Whole hours of the day in India, `10:00`; `24:00` ends the day. */
const hour = z.string().regex(/^(?:[01]\d|2[0-3]):00$|^24:00$/, 'must be a whole hour such as 10:00');
/** Saved only when both are set. Source: services-and-platform, section 5 (slot saving). */
const fromTo = { startTime: hour.optional(), endTime: hour.optional() };

const slot = z.object({
  timeEpoch: z.number(),
  /** `10:00`, in India's time. */
  startTime: z.string(),
  endTime: z.string(),
  state: z.enum(SLOT_STATES),
});

export type VisitSlot = z.infer<typeof slot>;

/** An owner's week: hours in India on one weekday, 0 is Sunday. */
const weeklyWindow = z.object({ weekday: z.number().int().min(0).max(6), startTime: z.string(), endTime: z.string() });

/** How many of a person's last visits took place; null when too few are known. */
const keptShare = z.object({ kept: z.number().int(), of: z.number().int() }).nullable();

export type WireKeptShare = z.infer<typeof keptShare>;

const visitTime = z.object({ visitId: z.string(), timeEpoch: z.number(), date: z.string(), startTime: z.string() });

const visit = z.object({
  id: z.string(),
  propertyId: z.string(),
  /** Null once the listing is gone. */
  record: propertyRecord.nullable(),
  timeEpoch: z.number(),
  endEpoch: z.number(),
  /** Day and hours in India. */
  date: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  state: z.enum(VISIT_STATES),
  role: z.enum(['visitor', 'owner']),
  /** First name of the other side. */
  person: z.string(),
  /** Id of the contact by which the viewer calls the other side through the bridge number; absent without one. */
  callVia: z.string().optional(),
  /** The other side’s number, while a contact shows it to the viewer; only for upcoming visits. */
  phone: z.string().optional(),
  /** When the other side’s quiet hours end, epoch ms; only beside a number. */
  quietUntil: z.number().optional(),
  /** The landmark or station nearest to the home, for the visitor of an upcoming visit. A straight line. */
  landmark: z.object({ name: z.string(), distanceKm: z.number() }).optional(),
  /** Reliability of the visitor; only the owner sees it, for upcoming visits. */
  visitorKept: keptShare,
  /** Outcome reported by each side. */
  yourOutcome: z.enum(VISIT_OUTCOMES).nullable(),
  theirOutcome: z.enum(VISIT_OUTCOMES).nullable(),
  /** `asked`: the visitor, who alone sees this, is asked to confirm; `given`: they have confirmed. */
  confirmation: z.enum(['asked', 'given']).nullable(),
  sponsored: z.boolean(),
  /** How often it was moved or cancelled: the calendar's SEQUENCE. */
  sequence: z.number().int(),
  cancelledBy: z.enum(['visitor', 'owner']).nullable(),
  /** Upcoming: it can be cancelled, and the visitor can move it. */
  mayChange: z.boolean(),
  /** Past: either side can report its outcome. */
  maySayOutcome: z.boolean(),
  /** Address of the `.ics` file, private to this person. */
  calendarUrl: z.string(),
});

export type WireVisit = z.infer<typeof visit>;

/** The viewer's visits to a home, and its taken slots. */
const status = z.object({
  /** Whether the viewer has an upcoming visit: the sheet then moves it. */
  selfBooked: z.boolean(),
  your_booked_time: visitTime.nullable(),
  /** Taken slots, epoch ms, in order. */
  booked_times: z.array(z.number()),
});

/** Outcome of a lead. `NOT_SENT`: the wanted time is taken; `message` says so and `next` has alternatives. */
const lead = z.object({
  status: z.enum(['SENT', 'NOT_SENT']),
  /** For people. */
  message: z.string(),
  ...status.shape,
  visit: visit.nullable(),
  /** The next free slots. */
  next: z.array(slot),
});

export type VisitLead = z.infer<typeof lead>;

const home = z.object({ propertyId });
const reschedule = z.object({ reschedule: flag });
const oneVisit = z.object({ visitId });
const oneLead = z.object({ leadId: visitId });
const done = z.object({ status: z.literal('success') });

/** Accepted by every way to book. `reschedule`: moves the existing visit to this home. */
const booking = { reschedule: z.boolean().default(false), sponsored: z.boolean().default(false), ...leadAttribution };

const visitsPage = z.object({
  when: z.enum(['upcoming', 'past']).default('upcoming'),
  page: z.coerce.number().int().min(1).max(1000).default(1),
});
const visitList = z.object({
  /** Upcoming: the next first. Past and cancelled: the newest first. */
  visits: z.array(visit),
  total: z.number().int(),
  page: z.number().int(),
  size: z.number().int(),
  /** IANA name of the viewer's zone. */
  timeZone: z.string(),
});

const windows = z.object({
  slots: z.array(weeklyWindow),
  /** Days without visits. */
  daysOff: z.array(z.string()),
  /** False while the owner has not set hours and the default week applies. */
  own: z.boolean(),
});

const position = z.object({
  visit,
  /** Null until the executive has started. */
  position: z
    .object({
      latitude: z.number(),
      longitude: z.number(),
      /** Epoch ms. */
      at: z.number(),
      /** No position was received for `VISIT_LIMITS.positionStaleMs`. */
      stale: z.boolean(),
    })
    .nullable(),
});

export const visitCalls = {
  'GET /nb/api/v3/slot/booking/{propertyId}/getDays': {
    summary: 'Days with visit slots of a home, for two weeks',
    params: home,
    personal: true,
    answer: z.object({
      statusCode: z.literal(200),
      responseBody: z.object({
        days: z.array(z.object({ date: z.string(), free: z.number().int(), total: z.number().int() })),
        /** Why there are no slots, for people; null where there are some. */
        closed: z.string().nullable(),
        /** The viewer is notified when a slot becomes free. */
        notify: z.boolean(),
        /** Reliability of the owner; null for guests. */
        ownerKept: keptShare,
      }),
    }),
  },
  'GET /nb/api/v3/slot/booking/{propertyId}/getSlots': {
    summary: 'Hourly visit slots of a home on a day in India, with how each stands for who asks',
    params: home,
    query: z.object({ date: day }),
    personal: true,
    answer: z.object({
      statusCode: z.literal(200),
      responseBody: z.object({
        slots: z.array(slot),
        /** Zone of the slots' hours. */
        timeZone: z.literal('Asia/Kolkata'),
        /** Zone of the viewer's account; India's for guests. */
        viewerTimeZone: z.string(),
      }),
    }),
  },
  'POST /nb/api/v3/slot/booking/{propertyId}/notify': {
    summary: 'Notifies the person once when a slot of the home becomes free (on a day, or at all)',
    params: home,
    body: z.object({ date: day.optional() }),
    personal: true,
    answer: z.object({
      statusCode: z.literal(200),
      /** `notify` is false where there are free slots already; they are listed here. */
      responseBody: z.object({ notify: z.boolean(), slots: z.array(slot) }),
    }),
  },
  'DELETE /nb/api/v3/slot/booking/{propertyId}/notify': {
    summary: 'Deletes all requests to be notified of free slots of the home',
    params: home,
    personal: true,
    answer: done,
  },
  'POST /api/v1/slot/{propertyId}/available/tenant': {
    summary:
      'Free slots within the times that suit the visitor; where there are none, the visitor is notified of the first',
    params: home,
    body: z.object({
      slots: z
        .array(z.object({ date: day, ...fromTo }))
        .max(14)
        .default([]),
    }),
    personal: true,
    answer: z.object({
      /** At most `VISIT_LIMITS.slotsAtOnce`; of all days when no time was given. */
      slots: z.array(slot),
      /** Watched times without a free slot; none for guests. */
      watched: z.number().int(),
    }),
  },
  'POST /api/v1/slot/{propertyId}/hold': {
    summary: 'Keeps a slot for this device while its visitor signs in; one slot a device',
    params: home,
    body: z.object({ timeEpoch }),
    personal: true,
    answer: z.object({ timeEpoch: z.number(), /** Epoch ms. */ heldUntil: z.number() }),
  },
  'DELETE /api/v1/slot/{propertyId}/hold': {
    summary: 'Lets go of the slot that this device holds',
    params: home,
    personal: true,
    answer: done,
  },
  'POST /api/v1/slot/{propertyId}/book': {
    summary: 'Books a slot; 409 with the message, and the next free slots in `details.next`, when it is gone',
    params: home,
    body: z.object({ selected_date: day, timeEpoch, propertyId, ...booking }),
    personal: true,
    answer: z.object({ status: z.literal(200), message: z.string(), visit }),
  },
  'GET /api/v2/common/lead/booked/time': {
    summary: 'Times of a day at which visits to a home are booked, and the asker’s own on any day',
    query: z.object({ propertyId, date: day, reschedule: flag }),
    personal: true,
    answer: status,
  },
  'POST /api/v1/common/lead/booked/time': {
    summary: 'Books a lead at a time of the visitor’s choice',
    query: reschedule,
    body: z.object({
      propertyId,
      /** A slot’s start in epoch ms, or a day in India for its first free slot. */
      date: z.union([day, timeEpoch]),
      sponsored: z.boolean().default(false),
      ...leadAttribution,
    }),
    personal: true,
    answer: lead,
  },
  'POST /api/v1/common/lead/instantbook': {
    summary: 'Books the first free slot of a home, or the one named, at once',
    body: z.object({
      leadData: z.object({ propertyId, timeEpoch: timeEpoch.optional(), ...booking }),
      /** Where the visitor came from. */
      nbfr: z.string().max(200).optional(),
    }),
    personal: true,
    answer: lead,
  },
  'POST /api/v2/common/lead/book/tenant': {
    summary: 'Tells how a tenant stands with a home before the sheet opens; with a time it books',
    body: z.object({ propertyId, timeEpoch: timeEpoch.optional(), ...booking }),
    personal: true,
    answer: lead,
  },
  'GET /api/v1/visits': {
    summary: 'The person’s visits to homes of others',
    query: visitsPage,
    personal: true,
    answer: visitList,
  },
  'GET /api/v1/user/listings/visits': {
    summary: 'Visits to the person’s own listings',
    query: visitsPage.extend({ propertyId: propertyId.optional() }),
    personal: true,
    answer: visitList,
  },
  'GET /api/v1/visits/{visitId}': {
    summary: 'One visit, for its visitor and for the owner',
    params: oneVisit,
    personal: true,
    answer: z.object({ visit, timeZone: z.string() }),
  },
  'POST /api/v1/visits/{visitId}/cancel': {
    summary: 'Cancels a coming visit; the other side is notified',
    params: oneVisit,
    personal: true,
    answer: z.object({ visit }),
  },
  'POST /api/v1/visits/{visitId}/outcome': {
    summary: 'Says of a visit that is over whether it took place',
    params: oneVisit,
    body: z.object({ outcome: z.enum(VISIT_OUTCOMES) }),
    personal: true,
    answer: z.object({ visit }),
  },
  'POST /api/v1/visits/{visitId}/confirm': {
    summary: 'Says that the visitor comes to a visit; for its visitor',
    params: oneVisit,
    personal: true,
    answer: z.object({ visit }),
  },
  'GET /api/v1/user/listings/{propertyId}/visit-slots': {
    summary: 'The week in which the owner of a listing shows it',
    params: home,
    personal: true,
    answer: windows,
  },
  'PUT /api/v1/user/listings/{propertyId}/visit-slots': {
    summary: 'Sets the week; a slot without both startTime and endTime is left out, booked visits stay',
    params: home,
    body: z.object({
      slots: z.array(z.object({ weekday: z.number().int().min(0).max(6), ...fromTo })).max(VISIT_LIMITS.windows),
      daysOff: z.array(day).max(VISIT_LIMITS.daysOff).default([]),
    }),
    personal: true,
    answer: windows,
  },
  'GET /api/v1/visits/{leadId}/position': {
    summary: 'Where the field executive of a visit is, for its visitor and for the owner',
    params: oneLead,
    personal: true,
    answer: position,
  },
  'POST /api/v1/visits/{leadId}/position': {
    summary: 'Tells where the field executive is; for staff, around the time of the visit',
    params: oneLead,
    body: z.object({ latitude, longitude }),
    personal: true,
    answer: done,
  },
} as const satisfies CallContracts;
