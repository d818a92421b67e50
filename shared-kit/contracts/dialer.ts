import { z } from 'zod';
import { CALL_STATES } from '../domain/calls/call-state.ts';
import { CALL_KIND_NAMES } from '../domain/dialer/call-kinds.ts';
import { CALL_NOTE, callNoteError, SKIP_REASON, skipReasonError } from '../domain/dialer/call-note.ts';
import { CALL_CASE_STATES, CALL_OUTCOMES } from '../domain/dialer/call-outcomes.ts';
import type { CallContracts } from './call.ts';
import type { TopicContracts } from './live.ts';
import { waitingCases } from './staff.ts';

const caseId = z.string().regex(/^cse_[\w-]{20}$/, 'must be the id of a case');

/** Number of the last entry that the page shows: the same request again changes nothing. */
const seq = z.number().int().min(0);

const text = (most: number, rule: (text: string) => string | undefined) =>
  z
    .string()
    .trim()
    .max(most)
    .superRefine((typed, context) => {
      const message = rule(typed);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    });

const summary = z.object({
  id: z.string(),
  kind: z.enum(CALL_KIND_NAMES),
  /** Short: `Asha R.`. */
  name: z.string(),
  /** Epoch ms, as all times here. */
  askedOn: z.number(),
  /** By when we call: as the person was told, or else our own target. */
  promisedOn: z.number(),
  wasTold: z.boolean(),
  /** Nobody has spoken with the person by then. */
  late: z.boolean(),
  /** When the next call is due. */
  dueOn: z.number(),
  /** The person belongs to the staff member who asks. */
  own: z.boolean(),
  /** First name of who has the case now; null while nobody has. */
  heldBy: z.string().nullable(),
  /** The viewer has the case now. */
  mine: z.boolean(),
  lastOutcome: z.enum(CALL_OUTCOMES).nullable(),
});

export type CallCaseSummary = z.infer<typeof summary>;

const entry = z.object({
  seq: z.number().int(),
  kind: z.enum(['call', 'outcome', 'skip', 'note']),
  at: z.number(),
  /** First name of the staff member. */
  by: z.string(),
  outcome: z.enum(CALL_OUTCOMES).nullable(),
  text: z.string(),
  nextOn: z.number().nullable(),
  callState: z.enum(CALL_STATES).nullable(),
  talkSeconds: z.number().int().nullable(),
});

export type CallCaseEntry = z.infer<typeof entry>;

const opened = summary.extend({
  state: z.enum(CALL_CASE_STATES),
  /** What it is about, a fact a line. */
  about: z.array(z.string()),
  asked: z.boolean(),
  /** Until when, without a further action. */
  heldUntil: z.number().nullable(),
  seq,
  entries: z.array(entry),
  /** Why the person must not be called now; null when they may be. */
  refusal: z.enum(['do-not-call', 'quiet-hours', 'commercial-hours', 'asked-hours']).nullable(),
  /** The next permitted moment; null when there is none. */
  nextOn: z.number().nullable(),
  /** IANA name of where the person lives. */
  timeZone: z.string(),
  /** Full hours at which the person can be called next. */
  times: z.array(z.number()),
  /** The last call of the case. */
  call: z
    .object({
      state: z.enum(CALL_STATES),
      /** Whose phone did not take it. */
      unansweredBy: z.enum(['caller', 'other']).nullable(),
      talkSeconds: z.number().int().nullable(),
    })
    .nullable(),
  /** Why no call can be placed for the viewer: no telephone company, or no number of their own. */
  noCalls: z.enum(['no-provider', 'no-own-number']).nullable(),
});

export type OpenedCallCase = z.infer<typeof opened>;

const count = z.number().int();

const params = z.object({ caseId });

/** People whom staff call. No answer holds a number. */
export const dialerCalls = {
  'GET /api/v1/staff/calls': {
    summary: 'Open cases of the viewer’s roles, the first due first; for staff with the role `calls`',
    query: z.object({
      kind: z.enum(CALL_KIND_NAMES).optional(),
      /** Cases of the viewer’s own people alone. */
      own: z.enum(['yes']).optional(),
      page: z.coerce.number().int().min(1).max(1_000).default(1),
    }),
    personal: true,
    answer: z.object({ cases: z.array(summary), total: count }),
  },
  'GET /api/v1/staff/calls/waiting': {
    summary: 'Number of cases whose call is due now; for staff',
    personal: true,
    answer: waitingCases,
  },
  'GET /api/v1/staff/calls/next': {
    summary: 'The case that the viewer has, and how many cases they could take now; for staff',
    personal: true,
    answer: z.object({ held: z.string().nullable(), due: count }),
  },
  'POST /api/v1/staff/calls/next': {
    summary: 'Takes the next case: first of the viewer’s own people, then the first promised one; for staff',
    personal: true,
    answer: z.object({ caseId: z.string().nullable() }),
  },
  'GET /api/v1/staff/calls/team': {
    summary: 'What waits, what is late, and outcomes of today, of the viewer’s roles; for staff',
    personal: true,
    answer: z.object({
      kinds: z.array(
        z.object({
          kind: z.enum(CALL_KIND_NAMES),
          open: count,
          due: count,
          late: count,
          /** When the longest waiting person asked; null while nobody waits. */
          oldestOn: z.number().nullable(),
        }),
      ),
      outcomes: z.array(z.object({ outcome: z.enum(CALL_OUTCOMES), count })),
    }),
  },
  'GET /api/v1/staff/calls/{caseId}': {
    summary: 'A case of the viewer’s roles with its history; for staff',
    params,
    personal: true,
    answer: opened,
  },
  'POST /api/v1/staff/calls/{caseId}/take': {
    summary: 'The viewer has the case for a quarter of an hour; 409 while somebody else has it; for staff',
    params,
    personal: true,
    answer: z.object({ heldUntil: z.number() }),
  },
  'POST /api/v1/staff/calls/{caseId}/dial': {
    summary:
      'Calls the viewer, then the person, through the bridge; 409 where the person must not be called; for staff',
    params,
    body: z.object({ seq }),
    personal: true,
    answer: z.object({ state: z.enum(CALL_STATES) }),
  },
  'POST /api/v1/staff/calls/{caseId}/outcome': {
    summary: 'How the call went, and when the next one is; for staff who have the case',
    params,
    body: z.object({
      seq,
      outcome: z.enum(CALL_OUTCOMES),
      note: text(CALL_NOTE.most, callNoteError).default(''),
      /** When the person is called next, epoch ms; without one, the table of retries decides. */
      nextOn: z.number().int().positive().optional(),
    }),
    personal: true,
    answer: z.object({ state: z.enum(CALL_CASE_STATES), dueOn: z.number().nullable() }),
  },
  'POST /api/v1/staff/calls/{caseId}/skip': {
    summary: 'Gives a case back without a call, with a reason; for staff who have it',
    params,
    body: z.object({ seq, reason: text(SKIP_REASON.most, skipReasonError) }),
    personal: true,
    answer: z.object({ dueOn: z.number() }),
  },
  'POST /api/v1/staff/calls/{caseId}/notes': {
    summary: 'Adds a note to a case; for staff who have it',
    params,
    body: z.object({ seq, note: text(CALL_NOTE.most, (note) => callNoteError(note, true)) }),
    personal: true,
    answer: z.object({ seq }),
  },
} as const satisfies CallContracts;

export const dialerTopics = {
  'call-case': {
    summary: 'A case that the staff member has: its call, and its last entry',
    input: z.object({ caseId }),
    event: z.object({ seq, state: z.enum(CALL_STATES).nullable() }),
  },
} as const satisfies TopicContracts;
