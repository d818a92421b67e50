import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { STAFF_ROLES } from '@aangan/shared-kit/domain/staff-role';
import type { Database } from '../src/foundation/database/public.ts';
import { type AccountRow, account, newAccountId } from '../src/people/accounts/public.ts';
import { SESSION_COOKIE } from '../src/people/sessions/session-cookie.ts';
import { sessionEnd } from '../src/people/sessions/session-lifetimes.ts';
import { saveSession } from '../src/people/sessions/sessions.queries.ts';
import { tokenHash } from '../src/people/sessions/sessions.ts';
import { TEST_NOW } from './test-data.ts';

export interface SignedIn {
  readonly accountId: string;
  readonly phone: string;
  /** Headers of a browser that is logged in as this person. */
  readonly cookie: string;
}

/** A new person with a unique number who is logged in; with the staff role if asked, and then with all staff roles. */
export async function signedIn(database: Database, facts: Partial<AccountRow> = {}, now = TEST_NOW): Promise<SignedIn> {
  const id = newAccountId();
  // Seeded numbers begin with +910000.
  const phone = facts.phone ?? `+910${randomInt(1e8, 1e9)}`;
  const at = new Date(now);
  await database.insert(account).values({
    id,
    phone,
    phoneCountry: 'IN',
    name: 'Asha Rao',
    email: `${randomUUID()}@example.test`,
    createdAt: at,
    ...(facts.role === 'staff' && { staffRoles: [...STAFF_ROLES] }),
    ...facts,
  });
  return { accountId: id, phone, cookie: await loggedIn(database, id, { staff: facts.role === 'staff', now }) };
}

/** Logs an account in. @returns the cookie of its browser */
export async function loggedIn(
  database: Database,
  accountId: string,
  { staff = false, now = TEST_NOW }: { readonly staff?: boolean; readonly now?: number } = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const at = new Date(now);
  await saveSession(database, {
    id: `ses_${randomUUID()}`,
    accountId,
    tokenHash: tokenHash(token),
    deviceId: null,
    client: 'Chrome on Android',
    createdAt: at,
    lastSeenAt: at,
    staff,
    expiresAt: sessionEnd(staff, now, now),
  });
  return `${SESSION_COOKIE}=${token}`;
}
