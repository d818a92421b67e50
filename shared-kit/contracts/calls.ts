import { z } from 'zod';
import { CALL_STATES } from '../domain/calls/call-state.ts';
import { CALL_REFUSALS } from '../domain/calls/who-may-call.ts';
import type { CallContracts } from './call.ts';
import type { TopicContracts } from './live.ts';

const contactId = z.string().regex(/^con_[\w-]{20}$/, 'must be the id of a contact');
const callId = z.uuid();
const done = z.object({ status: z.literal('success') });
const cursor = z.string().regex(/^\d{1,15}\.[0-9a-f-]{36}$/, 'must be the cursor of an answer');

/** The home that a call is about. */
const home = z.object({ id: z.string(), title: z.string(), url: z.string() });

/** A call as one of its two people sees it. No number is in it. */
const call = z.object({
  id: callId,
  contactId: z.string(),
  /** First name of the other person. */
  name: z.string(),
  home: home.nullable(),
  /** `ask`: a request to be called back; no phone has rung. */
  kind: z.enum(['call', 'inbound', 'ask']),
  direction: z.enum(['out', 'in']),
  state: z.enum(CALL_STATES),
  /** Whose phone did not take it; null unless it ended so. */
  unansweredBy: z.enum(['you', 'them']).nullable(),
  /** Epoch ms. */
  askedOn: z.number(),
  answeredOn: z.number().nullable(),
  endedOn: z.number().nullable(),
  /** Seconds that both talked; null before the end. */
  talkSeconds: z.number().int().nullable(),
  /** The viewer missed it. */
  missed: z.boolean(),
});

export type PersonCall = z.infer<typeof call>;

const partner = z.object({
  contactId: z.string(),
  name: z.string(),
  home: home.nullable(),
  /** Why no call is placed now; null if it is. */
  refusal: z
    .object({
      why: z.enum(CALL_REFUSALS),
      /** For people. */
      message: z.string(),
      /** From when calls are welcome, epoch ms; with `quiet`. */
      from: z.number().nullable(),
    })
    .nullable(),
  /** Whether the viewer may ask for a call back instead. */
  mayAskBack: z.boolean(),
  /** Whether the viewer has asked for a call back today. */
  askedBack: z.boolean(),
  /** The viewer is the seeker: their chat is about the home; else it is with this person. */
  chat: z.object({ propertyId: z.string(), tenantId: z.string().nullable() }).nullable(),
  /** The call between the two that has not ended. */
  open: call.nullable(),
});

export type CallPartner = z.infer<typeof partner>;

/** What open pages see of calls. */
export const callTopics = {
  'call-state': {
    summary: 'The state of a call that the reader has placed',
    input: z.object({ callId }),
    event: z.object({
      state: z.enum(CALL_STATES),
      unansweredBy: z.enum(['you', 'them']).nullable(),
      talkSeconds: z.number().int().nullable(),
    }),
  },
  'missed-calls': {
    summary: 'Missed calls that the reader has not seen',
    input: z.object({}),
    event: z.object({ unread: z.number().int(), /** Epoch ms of the newest; 0 without one. */ at: z.number() }),
  },
} as const satisfies TopicContracts;

export const callCalls = {
  'GET /api/v1/user/calls': {
    summary: 'Calls of the person, the newest first',
    query: z.object({ before: cursor.optional() }),
    personal: true,
    answer: z.object({
      calls: z.array(call),
      /** For the next page; null at the end. */
      next: z.string().nullable(),
      /** Whether calls can be placed on this site. */
      available: z.boolean(),
    }),
  },
  'POST /api/v1/user/calls': {
    summary: 'Connects the person with the other one of a contact; the person’s phone rings first',
    body: z.object({ contactId }),
    personal: true,
    idempotent: true,
    answer: z.object({ call }),
  },
  'GET /api/v1/user/calls/with/{contactId}': {
    summary: 'The other person of a contact, and whether they can be called now',
    params: z.object({ contactId }),
    personal: true,
    answer: partner,
  },
  'POST /api/v1/user/calls/with/{contactId}/ask-back': {
    summary: 'Asks the other person, who has quiet hours, to call back; once a day',
    params: z.object({ contactId }),
    personal: true,
    answer: z.object({ call }),
  },
  'GET /api/v1/user/calls/{callId}': {
    summary: 'One call of the person',
    params: z.object({ callId }),
    personal: true,
    answer: z.object({ call }),
  },
  'DELETE /api/v1/user/calls/{callId}': {
    summary: 'Deletes an ended call from the person’s own log; the other person keeps it',
    params: z.object({ callId }),
    personal: true,
    answer: done,
  },
  'GET /api/v1/user/missed-calls': {
    summary: 'Calls that the person has missed and not dealt with, the newest first',
    personal: true,
    answer: z.object({ calls: z.array(call), unread: z.number().int(), available: z.boolean() }),
  },
  'PUT /api/v1/user/missed-calls/seen': {
    summary: 'The person has seen their missed calls up to a time',
    body: z.object({ until: z.number().int().min(0) }),
    personal: true,
    answer: z.object({ unread: z.number().int() }),
  },
  'PUT /api/v1/user/missed-calls/{callId}': {
    summary: 'Dismisses a missed call, or takes that back',
    params: z.object({ callId }),
    body: z.object({ dismissed: z.boolean() }),
    personal: true,
    answer: z.object({ unread: z.number().int() }),
  },
} as const satisfies CallContracts;
