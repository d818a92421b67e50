import { and, eq, gt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { CallError } from '../../foundation/server/public.ts';
import { accountOfId } from '../accounts/public.ts';
import { LOGIN_NEEDED, session, type Viewer } from '../sessions/public.ts';
import { checkPassword } from './check-password.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { LOGIN_AGAIN } from './identity-errors.ts';

/** ms after a login during which login details may be changed. */
const FRESH_LOGIN_MS = 15 * 60_000;

/**
 * Requires a recent login or the password: an open browser alone must not be enough to take over an account.
 * @param password in place of a recent login
 * @throws CallError 403 when the login is too old, 400 when the password is wrong
 */
export async function requireFreshLogin(
  deps: IdentityDeps,
  viewer: Viewer,
  request: FastifyRequest,
  password?: string,
): Promise<void> {
  if (password !== undefined) {
    const account = await accountOfId(deps.database, viewer.accountId);
    if (!account) throw new CallError(401, LOGIN_NEEDED);
    return checkPassword(deps, account, account.id, password, request);
  }
  const [fresh] = await deps.database
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.id, viewer.sessionId), gt(session.createdAt, new Date(deps.now() - FRESH_LOGIN_MS))));
  if (!fresh) throw new CallError(403, LOGIN_AGAIN);
}
