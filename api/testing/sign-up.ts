import { randomUUID } from 'node:crypto';
import { type IdentityServer, newNumber, type TestVisitor } from './identity-server.ts';

export interface SignedUp {
  readonly visitor: TestVisitor;
  readonly accountId: string;
  /** Ten digits. */
  readonly number: string;
  readonly email: string;
}

/** A new person who signed up through the calls and is logged in. */
export async function signUp(server: IdentityServer, visitor = server.visitor()): Promise<SignedUp> {
  const number = newNumber();
  const email = `${randomUUID()}@example.test`;
  const sent = await visitor.post('/api/v1/user/otp/send', { phone: number, purpose: 'sign-up' });
  const otp = server.codeFor(`+91${number}`);
  const made = await visitor.post<{ account: { id: string } }>('/api/v1/user/account/create', {
    attempt: sent.body.attempt,
    otp,
    name: 'Asha Rao',
    email,
  });
  if (made.status !== 200) throw new Error(made.text);
  return { visitor, accountId: made.body.account.id, number, email };
}

/** Verifies the person's e-mail. */
export async function verifyEmail(server: IdentityServer, { visitor, email }: SignedUp): Promise<void> {
  await visitor.post('/api/v1/account/save/email', { email });
  const verified = await visitor.post('/api/v1/account/verify/email', { otp: server.codeFor(email) });
  if (verified.status !== 200) throw new Error(verified.text);
}
