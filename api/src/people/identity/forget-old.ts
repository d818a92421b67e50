import type { Database } from '../../foundation/database/client.ts';
import { forgetOldAppLogins } from './app-login.queries.ts';
import { forgetOldTurns } from './limits/rate-counts.queries.ts';
import { forgetOldAttempts } from './otp/otp-attempts.queries.ts';

/** ms that attempts with their numbers are kept: the limits look back as far. */
const ATTEMPTS_KEPT_MS = 24 * 3_600_000;

/** Forgets codes, counts and app logins that decide nothing any more. @param now epoch ms */
export async function forgetOldIdentity(database: Database, now: number): Promise<void> {
  await forgetOldAttempts(database, new Date(now - ATTEMPTS_KEPT_MS));
  await forgetOldTurns(database, new Date(now));
  await forgetOldAppLogins(database, new Date(now));
}
