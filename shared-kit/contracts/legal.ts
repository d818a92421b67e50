import { z } from 'zod';
import { cityBySlug, resolveCity } from '../domain/cities.ts';
import { LEGAL_SAMPLE_NAMES } from '../domain/home-services/legal-samples.ts';
import { AGREEMENT_PARTIES } from '../domain/home-services/rental-agreement.ts';
import { indianPhoneError } from '../domain/international-phone.ts';
import { nameError } from '../domain/name.ts';
import { bookingId, oneBooking, slotChoice } from './bookings.ts';
import { type CallContracts, ruled } from './call.ts';
import { pinCode, pricedLines } from './home-services.ts';
import { hsAnswer } from './hs-answer.ts';
import { leadAttribution } from './lead-attribution.ts';

/** A service city in any spelling. */
export const legalCity = z
  .string()
  .max(40)
  .transform((text, context) => {
    const found = cityBySlug(text) ?? resolveCity(text);
    if (found) return found.slug;
    context.addIssue({ code: 'custom', message: 'must be a city in which agreements are made' });
    return z.NEVER;
  });

const city = legalCity;

const rupees = (least: number) => z.coerce.number().int().min(least).max(10_000_000);
const months = z.coerce.number().int().min(1).max(60);

const party = z.object({
  name: ruled(nameError),
  phone: ruled(indianPhoneError),
  address: z.string().trim().min(10, 'Enter the full address.').max(300),
});

/** What landlord and tenant agree on, as the form sends it. */
const terms = z.object({
  city,
  pin: pinCode,
  home: z.string().trim().min(10, 'Enter the full address of the home.').max(300),
  landlord: party,
  tenant: party,
  rentRupees: rupees(500),
  depositRupees: rupees(0),
  from: z.iso.date(),
  months,
  noticeMonths: z.number().int().min(0).max(6).default(1),
  lockInMonths: z.number().int().min(0).max(60).default(0),
  rentDay: z.number().int().min(1).max(28).default(5),
  clauses: z.array(z.string().trim().min(5).max(500)).max(20).default([]),
});

const params = z.object({ bookingId });

/** What was typed into the form of an agreement, by field, as far as it has come. */
const draft = z.object({
  typed: z.record(z.string().max(40), z.string().max(4_000)),
  /** The agreement that is being changed; null for a new one. */
  bookingId: bookingId.nullable(),
});

export const LEGAL_LEADS = [
  'AGREEMENT',
  'TENANT_VERIFICATION',
  'POLICE_INTIMATION',
  'SALE_AGREEMENT',
  'PAPERS',
  'OPINION',
] as const;

/** How the state's duty is calculated, and where that was read. */
const stampDuty = z.object({ made: z.string(), source: z.string(), isConfirmed: z.boolean() });

export const legalCalls = {
  'GET /legal-backend/api/v1/agreement/price': {
    summary: 'The price of a rental agreement with stamp duty and registration of the state, without a login',
    query: z.object({ city, rentRupees: rupees(500), depositRupees: rupees(0), months }),
    answer: hsAnswer({
      ...pricedLines,
      /** Whether fingerprints are taken in a visit. */
      needsBiometrics: z.boolean(),
      /** Longest term that is made in this state. */
      longestMonths: z.number().int(),
      stampDuty,
    }),
  },
  'POST /legal-backend/api/v1/agreement': {
    summary: 'Makes a rental agreement with its price; its draft can be read before paying',
    body: terms,
    personal: true,
    answer: oneBooking,
  },
  'PUT /legal-backend/api/v1/agreement/{bookingId}': {
    summary: 'Changes an agreement that is not paid, and its price',
    params,
    body: terms,
    personal: true,
    answer: oneBooking,
  },
  'GET /legal-backend/api/v1/agreement/{bookingId}': {
    summary: 'One of the viewer’s agreements with its signatures and its copies',
    params,
    personal: true,
    answer: hsAnswer({
      terms,
      stampDuty,
      draftUrl: z.string(),
      signatures: z.array(
        z.object({
          party: z.enum(AGREEMENT_PARTIES),
          state: z.enum(['open', 'signed', 'refused']),
          /** Epoch ms. */
          signedAt: z.number().nullable(),
        }),
      ),
      /** Number of the e-stamp paper; null before it is bought. */
      certificate: z.string().nullable(),
      /** The signed copy; null before both have signed, and after its deletion. */
      signedUrl: z.string().nullable(),
      /** When the signed copy and the terms are deleted, epoch ms. */
      deletedAt: z.number().nullable(),
    }),
  },
  'GET /legal-backend/api/v1/agreement-draft': {
    summary: 'What the viewer has typed into the form of an agreement; empty before, and after it is sent',
    personal: true,
    answer: draft,
  },
  'PUT /legal-backend/api/v1/agreement-draft': {
    summary: 'Saves what the viewer has typed into the form of an agreement',
    body: draft,
    personal: true,
    answer: draft,
  },
  'DELETE /legal-backend/api/v1/agreement-draft': {
    summary: 'Deletes what the viewer has typed into the form of an agreement',
    personal: true,
    answer: draft,
  },
  'GET /legal-backend/api/v1/samples/{name}': {
    summary: 'A sample of a legal document, made by the code of the real one',
    params: z.object({ name: z.enum(LEGAL_SAMPLE_NAMES) }),
    answer: z.object({
      title: z.string(),
      mark: z.string(),
      facts: z.array(z.string()),
      clauses: z.array(z.string()),
      end: z.array(z.string()),
      pdfUrl: z.string(),
    }),
  },
  'POST /legal-backend/api/v1/agreement/{bookingId}/visit': {
    summary: 'Chooses the slot of the visit that takes fingerprints, and holds it',
    params,
    body: z.object(slotChoice),
    personal: true,
    answer: oneBooking,
  },
  'POST /legal-backend/api/v1/lead': {
    summary: 'Somebody is interested in a legal service; the same interest on a day is one lead',
    body: z.object({
      name: ruled(nameError),
      phone: ruled(indianPhoneError),
      city,
      serviceType: z.enum(LEGAL_LEADS),
      source: z.enum(['HOOD_EXPLORE', 'WEBSITE']).default('WEBSITE'),
      subSource: z.string().trim().max(60).optional(),
      ...leadAttribution,
    }),
    personal: true,
    answer: hsAnswer({ leadId: z.string(), message: z.string() }),
  },
} as const satisfies CallContracts;
