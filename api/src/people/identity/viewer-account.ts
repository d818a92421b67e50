import type { FastifyRequest } from 'fastify';
import { CallError } from '../../foundation/server/call-error.ts';
import { accountOfId } from '../accounts/accounts.queries.ts';
import type { AccountRow } from '../accounts/accounts.tables.ts';
import { LOGIN_NEEDED, type Viewer } from '../sessions/sessions.ts';
import type { IdentityParts } from './identity-parts.ts';

/** Who is logged in. @throws CallError 401 for an anonymous visitor */
export async function requiredAccount(
  { database, sessions }: Pick<IdentityParts, 'database' | 'sessions'>,
  request: FastifyRequest,
): Promise<{ viewer: Viewer; account: AccountRow }> {
  const viewer = await sessions.required(request);
  const account = await accountOfId(database, viewer.accountId);
  if (!account) throw new CallError(401, LOGIN_NEEDED);
  return { viewer, account };
}
