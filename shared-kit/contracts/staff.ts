import { z } from 'zod';
import type { CallContracts } from './call.ts';
import { sentOtp } from './identity.ts';

/** The staff login: password, then code, on top of an ordinary login. */
export const staffCalls = {
  'GET /api/v1/staff/me': {
    summary: 'Who of the staff asks; to everybody else the call is not there',
    personal: true,
    answer: z.object({
      id: z.string(),
      name: z.string(),
      /** Latest end of the staff session, epoch ms. */
      until: z.number(),
    }),
  },
  'POST /api/v1/staff/code': {
    summary: 'First step: the password; a code goes to the phone',
    body: z.object({ password: z.string().min(1).max(200) }),
    personal: true,
    answer: sentOtp,
  },
  'POST /api/v1/staff/verify': {
    summary: 'Second step: the code; a staff session takes the place of the ordinary one',
    body: z.object({ attempt: z.string().regex(/^[\w-]{22}$/), otp: z.string().trim().max(12) }),
    personal: true,
    answer: z.object({ loggedIn: z.literal(true), name: z.string() }),
  },
} as const satisfies CallContracts;
