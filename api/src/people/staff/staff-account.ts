import type { FastifyRequest } from 'fastify';
import { callError } from '../../foundation/server/public.ts';
import { type AccountRow, accountOfId } from '../accounts/public.ts';
import type { CallDeps, Viewer } from '../sessions/public.ts';

type StaffAccount = AccountRow & { phone: string } & Pick<Viewer, 'sessionId' | 'passwordAt'>;

/**
 * A logged-in member who may continue to the staff login.
 * @throws CallError 401 for an anonymous visitor; 404 for accounts without the role: to them the call does not exist
 */
export async function staffAccountOf(
  { database, sessions }: Pick<CallDeps, 'database' | 'sessions'>,
  request: FastifyRequest,
): Promise<StaffAccount> {
  const { accountId, sessionId, passwordAt } = await sessions.required(request);
  const found = await accountOfId(database, accountId);
  if (found?.role !== 'staff' || found.phone === null) throw callError('no-call');
  return { ...found, phone: found.phone, sessionId, ...(passwordAt !== undefined && { passwordAt }) };
}
