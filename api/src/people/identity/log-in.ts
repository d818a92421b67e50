import type { LoggedIn } from '@aangan/shared-kit/contracts/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountRow } from '../accounts/public.ts';
import type { IdentityDeps } from './identity-deps.ts';

/** How a person was authenticated. */
type LoginProof = 'SMS' | 'VOICE' | 'WHATSAPP' | 'EMAIL' | 'password' | 'app';

/** Logs the account in on this device. Every kind of authentication uses it. */
export async function logIn(
  { sessions, audit }: Pick<IdentityDeps, 'sessions' | 'audit'>,
  { account, by, created = false }: { account: AccountRow; by: LoginProof; created?: boolean },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<LoggedIn> {
  await sessions.start(request, reply, account.id);
  if (created) await audit.note({ event: 'account-created', accountId: account.id }, request);
  await audit.note({ event: 'login', accountId: account.id, detail: by }, request);
  return { loggedIn: true, created, account: { id: account.id, name: account.name } };
}
