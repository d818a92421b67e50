import type { FastifyRequest } from 'fastify';
import { CallError } from '../../foundation/server/public.ts';
import { type AccountRow, accountOfId } from '../accounts/public.ts';
import { LOGIN_NEEDED, type Viewer } from '../sessions/public.ts';
import type { IdentityDeps } from './identity-deps.ts';

/** The logged-in account. @throws CallError 401 for an anonymous visitor */
export async function requiredAccount(
  { database, sessions }: Pick<IdentityDeps, 'database' | 'sessions'>,
  request: FastifyRequest,
): Promise<{ viewer: Viewer; account: AccountRow }> {
  const viewer = await sessions.required(request);
  const account = await accountOfId(database, viewer.accountId);
  if (!account) throw new CallError(401, LOGIN_NEEDED);
  return { viewer, account };
}
