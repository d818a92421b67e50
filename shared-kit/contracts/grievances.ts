import { z } from 'zod';
import {
  GRIEVANCE_KIND_KEYS,
  GRIEVANCE_OUTCOMES,
  GRIEVANCE_SUBJECT_MOST,
  grievanceContactError,
  grievanceTextError,
} from '../domain/grievance.ts';
import { nameError } from '../domain/name.ts';
import { type CallContracts, ruled } from './call.ts';
import { neededReason, waitingCases } from './staff.ts';

/** The secret of the page that shows a grievance. */
const token = z.string().regex(/^[\w-]{32}$/, 'must be the token of a grievance');
/** `G-7K2M9QXA`. */
const number = z.string().regex(/^G-[0-9A-Z]{8}$/, 'must be the number of a grievance');

const officer = z.object({
  name: z.string(),
  role: z.string(),
  address: z.string(),
  email: z.string(),
  hours: z.string(),
});

export type GrievanceOfficer = z.infer<typeof officer>;

const grievance = z.object({
  number: z.string(),
  token: z.string(),
  kind: z.enum(GRIEVANCE_KIND_KEYS),
  text: z.string(),
  /** A link or number that it refers to; empty without one. */
  subject: z.string(),
  /** Epoch ms; it was acknowledged at the same moment. */
  receivedOn: z.number(),
  /** When it must be decided, epoch ms. */
  dueOn: z.number(),
  decidedOn: z.number().nullable(),
  outcome: z.enum(GRIEVANCE_OUTCOMES).nullable(),
  /** Our answer; empty before the decision. */
  answer: z.string(),
});

export type Grievance = z.infer<typeof grievance>;

/** Grievances that the list for staff holds. */
export const GRIEVANCES_AT_ONCE = 200;

export const grievanceCalls = {
  'GET /api/v1/grievances/officer': {
    summary: 'The grievance officer as the law wants it published; null while none is named',
    answer: z.object({ officer: officer.nullable() }),
  },
  'POST /api/v1/grievances': {
    summary: 'Sends a grievance; the same one again on the same day from the same device is the existing one',
    form: z.object({
      kind: z.enum(GRIEVANCE_KIND_KEYS),
      text: z
        .string()
        .trim()
        .max(10_000)
        .superRefine((text, context) => {
          const message = grievanceTextError(text);
          if (message !== undefined) context.addIssue({ code: 'custom', message });
        }),
      subject: z.string().trim().max(GRIEVANCE_SUBJECT_MOST).default(''),
      /** Both needed without a login. */
      name: ruled(nameError).optional(),
      contact: ruled(grievanceContactError).optional(),
    }),
    personal: true,
    answer: z.object({ number: z.string(), token: z.string(), dueOn: z.number() }),
  },
  'GET /api/v1/grievances/{token}': {
    summary: 'A grievance and its state, for whoever has its secret link',
    params: z.object({ token }),
    personal: true,
    answer: z.object({ grievance }),
  },
  'GET /api/v1/user/grievances': {
    summary: 'The person’s grievances, the newest first',
    personal: true,
    answer: z.object({ grievances: z.array(grievance) }),
  },
  'GET /api/v1/staff/grievances': {
    summary: 'Grievances that wait for a decision, the first due first, so overdue ones lead; for staff',
    personal: true,
    answer: z.object({
      grievances: z.array(
        z.object({
          number: z.string(),
          kind: z.enum(GRIEVANCE_KIND_KEYS),
          text: z.string(),
          subject: z.string(),
          /** Name of the sender. */
          name: z.string(),
          receivedOn: z.number(),
          dueOn: z.number(),
        }),
      ),
    }),
  },
  'GET /api/v1/staff/grievances/waiting': {
    summary: 'Number of grievances that wait for a decision; for staff',
    personal: true,
    answer: waitingCases,
  },
  'POST /api/v1/staff/grievances/{number}': {
    summary: 'Decides a grievance; the person gets the answer as a message; for staff',
    params: z.object({ number }),
    body: z.object({ outcome: z.enum(GRIEVANCE_OUTCOMES), reason: neededReason }),
    personal: true,
    answer: z.object({ outcome: z.enum(GRIEVANCE_OUTCOMES) }),
  },
} as const satisfies CallContracts;
