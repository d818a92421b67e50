import type { AccountRow } from '../accounts/public.ts';
import type { IdentityDeps } from './identity-deps.ts';

/** Notifies a person that their login details were changed: by mail if verified, else by SMS. */
export async function notifyOwner(
  { messages, now }: Pick<IdentityDeps, 'messages' | 'now'>,
  { email, emailVerifiedAt, phone }: Pick<AccountRow, 'email' | 'emailVerifiedAt' | 'phone'>,
  template: 'password-changed' | 'phone-changed',
): Promise<void> {
  const values = { time: momentWords(now()) };
  if (email && emailVerifiedAt) await messages.send({ to: { email }, channel: 'EMAIL', template, values });
  else if (phone) await messages.send({ to: { phone }, channel: 'SMS', template, values });
}

/** `20 Nov 2026, 12:00 pm` in India. @param at epoch ms */
function momentWords(at: number): string {
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' }).format(
    at,
  );
}
