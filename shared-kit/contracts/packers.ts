import { z } from 'zod';
import { SURVEYS } from '../domain/home-services/booking-details.ts';
import { INVENTORY_KEYS, INVENTORY_ROOMS } from '../domain/home-services/inventory.ts';
import { HOME_SIZES } from '../domain/home-services/usual-homes.ts';
import { indianPhoneError } from '../domain/international-phone.ts';
import { nameError } from '../domain/name.ts';
import { bookingId, bookingSummary, oneBooking, slotChoice } from './bookings.ts';
import { type CallContracts, ruled } from './call.ts';
import { pinCode, slotDays } from './home-services.ts';
import { hsAnswer } from './hs-answer.ts';
import { leadAttribution } from './lead-attribution.ts';
import { estimateFields, moveFields, packersCityField } from './move-fields.ts';

const paise = z.number().int();
const params = z.object({ bookingId });
const end = z.enum(['from', 'to']);

const vehicle = z.object({
  key: z.string(),
  title: z.string(),
  cubicFeet: z.number(),
  baseRupees: z.number(),
  kmRupees: z.number(),
  crew: z.number().int(),
});

const estimate = z.object({
  cubicFeet: z.number().int(),
  km: z.number().int(),
  isWithinCity: z.boolean(),
  vehicle,
  vehicles: z.number().int(),
  /** How the middle of the range is made up, with GST. */
  parts: z.array(z.object({ title: z.string(), paise })),
  minimumPaise: paise,
  maximumPaise: paise,
  /** Vehicles for the goods, from small to large, with what transport in them costs. */
  choices: z.array(z.object({ vehicle, vehicles: z.number().int(), transportPaise: paise, isProposed: z.boolean() })),
});

/** A price range of a usual move. */
const range = { km: z.number().int(), minimumPaise: paise, maximumPaise: paise };

const moveBooking = hsAnswer({
  booking: bookingSummary,
  move: moveFields,
  survey: z.enum(SURVEYS),
  estimate,
  /** Boxes that were counted at each end, and whether the customer has signed. */
  boxes: z.array(z.object({ end, boxes: z.number().int(), countedAt: z.number(), signedAt: z.number().nullable() })),
});

const position = z
  .object({
    latitude: z.number(),
    longitude: z.number(),
    at: z.number(),
    /** No update arrived for a while. */
    stale: z.boolean(),
  })
  .nullable();

export const packersCalls = {
  'GET /pnm-backend/api/v1/cities': {
    summary: 'The cities of packers and movers, as their calls spell them',
    answer: hsAnswer({ cities: z.array(z.object({ city: z.string(), name: z.string() })) }),
  },
  'GET /pnm-backend/api/v1/inventory': {
    summary: 'What can be moved, by room with its volume, and the vehicles',
    answer: hsAnswer({
      rooms: z.array(
        z.object({
          room: z.enum(INVENTORY_ROOMS),
          items: z.array(z.object({ key: z.enum(INVENTORY_KEYS), title: z.string(), cubicFeet: z.number() })),
        }),
      ),
      vehicles: z.array(vehicle),
      /** What homes of each size usually hold. */
      homes: z.array(
        z.object({
          size: z.enum(HOME_SIZES),
          title: z.string(),
          items: z.array(z.object({ key: z.enum(INVENTORY_KEYS), quantity: z.number().int() })),
        }),
      ),
    }),
  },
  'GET /pnm-backend/api/v1/prices': {
    summary: 'Price ranges of usual moves: in a city by the size of the home, and to the other cities',
    query: z.object({ city: packersCityField }),
    answer: hsAnswer({
      city: z.string(),
      within: z.array(z.object({ size: z.enum(HOME_SIZES), title: z.string(), vehicle: z.string(), ...range })),
      /** Of a home with two bedrooms, nearest first. */
      between: z.array(z.object({ city: z.string(), name: z.string(), ...range })),
    }),
  },
  'GET /pnm-backend/api/v1/slots': {
    summary: 'Whether packers come to a PIN code of a city, and the slots in which they can',
    query: z.object({ city: packersCityField, pin: pinCode }),
    personal: true,
    answer: hsAnswer({ serviceable: z.boolean(), days: slotDays }),
  },
  'POST /pnm-backend/api/v1/estimate': {
    summary: 'The price range of a move, without a login; the quotation after the survey is firm',
    body: estimateFields,
    personal: true,
    answer: hsAnswer({ estimate }),
  },
  'POST /pnm-backend/api/v1/public/lead/add': {
    summary: 'Somebody is interested in a move; the same interest on a day is one lead',
    form: z.object({
      name: ruled(nameError),
      phone: ruled(indianPhoneError),
      fromCity: packersCityField,
      toCity: packersCityField,
      source: z.enum(['HOOD_EXPLORE', 'WEBSITE']).default('WEBSITE'),
      subSource: z.string().trim().max(60).optional(),
      ...leadAttribution,
    }),
    personal: true,
    answer: hsAnswer({ leadId: z.string(), message: z.string() }),
  },
  'POST /pnm-backend/api/v1/booking': {
    summary: 'Books the survey of a move: a video call or a visit, free of charge',
    body: z.object({ move: moveFields, survey: z.enum(SURVEYS), ...slotChoice, leadId: z.string().max(40).optional() }),
    personal: true,
    answer: moveBooking,
  },
  'GET /pnm-backend/api/v1/booking/{bookingId}': {
    summary: 'One of the viewer’s moves with goods, estimate and boxes',
    params,
    personal: true,
    answer: moveBooking,
  },
  'PUT /pnm-backend/api/v1/booking/{bookingId}': {
    summary: 'Changes goods and wishes of a move that is not quoted yet; its cities stay',
    params,
    body: moveFields,
    personal: true,
    answer: moveBooking,
  },
  'POST /pnm-backend/api/v1/booking/{bookingId}/day': {
    summary: 'Chooses the day of a quoted move, and holds it',
    params,
    body: z.object(slotChoice),
    personal: true,
    answer: oneBooking,
  },
  'POST /pnm-backend/api/v1/booking/{bookingId}/boxes/{end}/sign': {
    summary: 'The customer signs the number of boxes at one end',
    params: z.object({ bookingId, end }),
    body: z.object({ boxes: z.number().int().min(0).max(2000) }),
    personal: true,
    answer: moveBooking,
  },
  'GET /hs-backend/api/v1/bookings/{bookingId}/position': {
    summary: 'Where the professional of one’s booking is; null while nobody is on the way',
    params,
    personal: true,
    answer: hsAnswer({ position }),
  },
} as const satisfies CallContracts;
