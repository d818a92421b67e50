import { z } from 'zod';
import { type CallContracts, flag } from './call.ts';

const ownSession = z.object({
  id: z.string(),
  /** `Chrome on Android`. */
  client: z.string(),
  /** Epoch ms. */
  since: z.number(),
  /** Epoch ms, to the hour. */
  lastSeen: z.number(),
  /** The session of this request. */
  current: z.boolean(),
  /** Whether it is a staff session. */
  staff: z.boolean(),
});

export type OwnSession = z.infer<typeof ownSession>;

const ended = z.object({
  /** Sessions that ended. */
  ended: z.number().int(),
  /** False when the session of this request was among them. */
  loggedIn: z.boolean(),
});

const ownSecurityEvent = z.object({
  /** Epoch ms. */
  at: z.number(),
  /** `login`, `password-changed`. */
  event: z.string(),
  /** Variant: `password`, `SMS`; null where there is only one. */
  detail: z.string().nullable(),
  /** `Chrome on Android`, or `A command`. */
  client: z.string(),
  /** Whether it is the device of this request. */
  here: z.boolean(),
});

export type OwnSecurityEvent = z.infer<typeof ownSecurityEvent>;

export const sessionCalls = {
  'GET /api/v1/user/sessions': {
    summary: 'Where the account is logged in, the latest seen first',
    personal: true,
    answer: z.object({ sessions: z.array(ownSession) }),
  },
  'DELETE /api/v1/user/sessions/{sessionId}': {
    summary: 'Ends one login of the account, wherever it is',
    params: z.object({ sessionId: z.string().max(60) }),
    personal: true,
    answer: ended,
  },
  'DELETE /api/v1/user/sessions': {
    summary: 'Ends all logins of the account: all others, or this one too',
    query: z.object({ includingThis: flag }),
    personal: true,
    answer: ended,
  },
  'GET /api/v1/user/security-events': {
    summary: 'The last 50 things that happened to the security of the account, latest first',
    personal: true,
    answer: z.object({ events: z.array(ownSecurityEvent) }),
  },
} as const satisfies CallContracts;
