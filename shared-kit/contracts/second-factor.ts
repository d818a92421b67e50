import { z } from 'zod';
import { STAFF_ROLES } from '../domain/staff-role.ts';
import type { CallContracts } from './call.ts';
import { neededReason } from './staff.ts';

/** Six digits of an authenticator app, or a recovery code, as they were typed. */
const typedCode = z.string().trim().min(1).max(40);

const staffPerson = z.object({
  id: z.string(),
  name: z.string(),
  roles: z.array(z.enum(STAFF_ROLES)),
  /** When the second factor was set up, epoch ms; null without one. */
  since: z.number().nullable(),
});

/** The second factor of staff: codes of an authenticator app (TOTP, RFC 6238), and recovery codes. */
export const secondFactorCalls = {
  'GET /api/v1/staff/second-factor': {
    summary: 'One’s own second factor; also for staff who have yet to set one up',
    personal: true,
    answer: z.object({
      required: z.boolean(),
      /** When it was set up, epoch ms; null without one. */
      since: z.number().nullable(),
      recoveryCodesLeft: z.number().int(),
    }),
  },
  'POST /api/v1/staff/second-factor/begin': {
    summary: 'Begins to set up a second factor: a key for the authenticator app, valid for 15 minutes',
    body: z.object({}),
    personal: true,
    answer: z.object({
      /** In base32, for typing. */
      key: z.string(),
      /** For the QR code. */
      uri: z.string(),
    }),
  },
  'POST /api/v1/staff/second-factor/confirm': {
    summary: 'Sets the second factor up with a code of the app; the answer has the only copy of the recovery codes',
    body: z.object({ code: typedCode }),
    personal: true,
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
  },
  'POST /api/v1/staff/second-factor/verify': {
    summary: 'Last step of the login of staff with a second factor, after the password',
    body: z.object({ code: typedCode }),
    personal: true,
    answer: z.object({ loggedIn: z.literal(true), name: z.string() }),
  },
  'GET /api/v1/staff/second-factors': {
    summary: 'Accounts with the staff role, and whether they have a second factor; for the role administration',
    personal: true,
    answer: z.object({ people: z.array(staffPerson) }),
  },
  'POST /api/v1/staff/second-factors/{accountId}/reset': {
    summary: 'Removes the second factor of somebody else and ends their logins; for the role administration',
    params: z.object({ accountId: z.string().min(1).max(60) }),
    body: z.object({ reason: neededReason }),
    personal: true,
    answer: z.object({ reset: z.literal(true) }),
  },
} as const satisfies CallContracts;
