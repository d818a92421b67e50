import { z } from 'zod';
import { isValidEmail } from '../domain/email.ts';
import { indianPhoneError } from '../domain/international-phone.ts';
import { LEAD_STAGES, NRI_PURPOSES } from '../domain/lead-kind.ts';
import { nameError } from '../domain/name.ts';
import { SIGN_UP_MESSAGES } from '../domain/sign-up-messages.ts';
import { type CallContracts, ruled } from './call.ts';
import { leadAttribution } from './lead-attribution.ts';
import { propertyId } from './property.ts';

/** The handler checks the number and its country together. */
const phone = z.string().trim().min(1, SIGN_UP_MESSAGES.phone).max(40);
const phoneCountryCode = z
  .string()
  .trim()
  .regex(/^\+?[1-9]\d{0,3}$/, SIGN_UP_MESSAGES.phone)
  .default('91');
const name = ruled(nameError);
const indianPhone = ruled(indianPhoneError);
const email = z.string().trim().refine(isValidEmail, SIGN_UP_MESSAGES.email);
const optionalEmail = z.union([z.literal(''), email]).optional();
const city = z.string().trim().max(60).optional();
const words = (maximum: number) => z.string().trim().max(maximum).optional();
const hour = z.coerce.number().int().min(0).max(23);

const reachable = { name, phone, phoneCountryCode };

const sent = z.object({
  status: z.literal('success'),
  leadId: z.string(),
  /** For people. */
  message: z.string(),
});

/** Source: services-and-platform, section 5 (lead stage update). */
export const leadStage = z.object({
  type: z.string().trim().max(20).default('PNM'),
  leadIds: z.array(z.string().max(40)).max(100).default([]),
  stage: z.enum(LEAD_STAGES).optional(),
});

export const leadCalls = {
  'POST /api/v1/misc/lead/add': {
    summary: 'Asks us for anything that has no form of its own',
    form: z.object({
      ...reachable,
      email: optionalEmail,
      city,
      source: words(60),
      subSource: words(60),
      message: words(500),
      ...leadAttribution,
    }),
    personal: true,
    answer: sent,
  },
  'POST /api/v1/nri_lead/add': {
    summary: 'Somebody outside India asks for a call, at hours of their own',
    form: z.object({
      ...reachable,
      email,
      city,
      purpose: z.enum(NRI_PURPOSES).default('BUY'),
      /** IANA name of where the person lives. */
      timeZone: z.string().trim().max(60).default('Asia/Kolkata'),
      /** Hours of the person's own day in which a call is welcome: from inclusive, to exclusive. */
      callFrom: hour.default(9),
      callTo: hour.default(21),
      ...leadAttribution,
    }),
    personal: true,
    answer: sent,
  },
  'POST /api/v1/nri_lead/cpms/premium': {
    summary: 'An owner abroad asks for property management; headers propertyType and propertyId name the home',
    form: z.object({ ...reachable, email: optionalEmail, city, ...leadAttribution }),
    personal: true,
    answer: sent,
  },
  'POST /api/v1/public/crowd/lead/create': {
    summary: 'Somebody tells of a home to let by its owner’s number, or of who owned theirs before',
    body: z.object({
      phone: indianPhone,
      ownerPhone: indianPhone,
      description: z.string().trim().max(500).default(''),
      type: z.enum(['TENANT', 'PREVIOUS_OWNER']).default('TENANT'),
      ...leadAttribution,
    }),
    personal: true,
    answer: sent,
  },
  'POST /api/v1/payment_lead/add': {
    summary: 'Shows interest in a home: its owner sees a first name, and neither gets a number',
    form: z.object({ propertyId, ...leadAttribution }),
    personal: true,
    answer: sent,
  },
  'POST /api/v1/potential_seeker/contact/{propertyId}': {
    summary: 'Notes that somebody without contacts left wanted a home’s owner',
    params: z.object({ propertyId }),
    body: z.object(leadAttribution),
    personal: true,
    answer: sent,
  },
  'GET /api/v1/leads/check': {
    summary: 'Which of these leads are the viewer’s, and how far they have come',
    query: z.object({ ids: z.string().max(2000).default('') }),
    personal: true,
    answer: z.object({ leads: z.array(z.object({ id: z.string(), stage: z.enum(LEAD_STAGES) })) }),
  },
  'POST /api/v1/leads/stage': {
    summary: 'Moves leads to a stage; without a type, ids and a stage nothing happens',
    body: leadStage,
    personal: true,
    answer: z.object({ updated: z.number().int() }),
  },
} as const satisfies CallContracts;
