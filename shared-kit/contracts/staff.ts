import { z } from 'zod';
import { caseSearchError } from '../domain/case-search.ts';
import { CASES_ON_PAGE, REASON_LENGTH, reasonError } from '../domain/staff-decision.ts';
import { STAFF_ROLES } from '../domain/staff-role.ts';
import { type CallContracts, ruled } from './call.ts';
import { sentOtp } from './identity.ts';
import type { TopicContracts } from './live.ts';

/** Answer of a call that counts the cases of a queue. */
export const waitingCases = z.object({ waiting: z.number().int() });

/** Why a case is decided so, where staff have to say it. */
export const neededReason = z
  .string()
  .trim()
  .refine((reason) => reasonError(reason) === undefined, { error: ({ input }) => reasonError(String(input)) ?? '' });

/** The same where staff need not say it. */
export const optionalReason = z.string().trim().max(REASON_LENGTH.most).optional();

/** Body of a call that searches the cases of a queue. It is never in an address, because it may be a phone number. */
export const searchedCases = z.object({ text: ruled(caseSearchError) });

/** Its answer: what the case's address in the queue is made of, the oldest first. */
export const foundCases = z.object({ ids: z.array(z.string()) });

/** The cases that a queue lists, by id; without them all that wait. */
export const listedCases = z.object({
  ids: z
    .string()
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.string().max(60)).max(CASES_ON_PAGE))
    .optional(),
});

/** Answer of a call that takes a decision back: the case waits again. */
export const takenBack = z.object({ waits: z.literal(true) });

/** Name of a queue in addresses. */
const queue = z.string().regex(/^[a-z-]{1,40}$/);

/** A person of the staff at a case. */
const atCase = z.object({ caseId: z.string(), name: z.string() });

export const staffTopics = {
  'staff-queue': {
    summary: 'When staff last looked at another case of a queue, or decided one',
    input: z.object({ queue }),
    /** Epoch ms. */
    event: z.object({ at: z.number() }),
  },
} as const satisfies TopicContracts;

const decision = z.object({
  caseId: z.string(),
  decision: z.string(),
  reason: z.string().nullable(),
  /** Name of its author. */
  by: z.string(),
  /** Epoch ms. */
  at: z.number(),
  mayTakeBack: z.boolean(),
  /** Who took it back; null while it is valid. */
  takenBackBy: z.string().nullable(),
});

export type StaffDecision = z.infer<typeof decision>;

/** After the password, staff with a second factor enter a code of it instead of one that is sent. */
const authenticatorNext = z.object({ authenticator: z.literal(true) });

/** The staff login, password, then code, on top of an ordinary login; and the decisions of staff. */
export const staffCalls = {
  'GET /api/v1/staff/me': {
    summary: 'Who of the staff asks; to everybody else the call is not there',
    personal: true,
    answer: z.object({
      id: z.string(),
      name: z.string(),
      /** What the person may decide. */
      roles: z.array(z.enum(STAFF_ROLES)),
      /** They can do nothing else before they have set up a second factor; their roles are then empty. */
      needsSecondFactor: z.boolean(),
      /** Latest end of the staff session, epoch ms. */
      until: z.number(),
    }),
  },
  'GET /api/v1/staff/decisions/{queue}': {
    summary: 'The last decisions on the cases of a queue: who, when and why; for staff with its role',
    params: z.object({ queue }),
    personal: true,
    answer: z.object({ decisions: z.array(decision) }),
  },
  'GET /api/v1/staff/looking/{queue}': {
    summary: 'Which cases of a queue other staff look at, and which they have just decided',
    params: z.object({ queue }),
    personal: true,
    answer: z.object({ looking: z.array(atCase), decided: z.array(atCase) }),
  },
  'PUT /api/v1/staff/looking/{queue}': {
    summary: 'Says which case of a queue one looks at',
    params: z.object({ queue }),
    body: z.object({ caseId: z.string().min(1).max(100) }),
    personal: true,
    answer: z.object({ looking: z.array(atCase), decided: z.array(atCase) }),
  },
  'POST /api/v1/staff/code': {
    summary: 'First step: the password; a code goes to the phone of who has no second factor',
    body: z.object({ password: z.string().min(1).max(200) }),
    personal: true,
    answer: z.union([sentOtp, authenticatorNext]),
  },
  'POST /api/v1/staff/verify': {
    summary: 'Second step: the code; a staff session takes the place of the ordinary one',
    body: z.object({ attempt: z.string().regex(/^[\w-]{22}$/), otp: z.string().trim().max(12) }),
    personal: true,
    answer: z.object({ loggedIn: z.literal(true), name: z.string() }),
  },
} as const satisfies CallContracts;
