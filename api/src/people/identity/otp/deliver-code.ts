import { type MessageChannel, MessageUndeliverable } from '../../../foundation/messages/public.ts';
import { accountOfPhone } from '../../accounts/public.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import type { OtpPurpose } from './otp-attempts.queries.ts';
import { ACCOUNTS_MAILBOX, CODE_TEMPLATES, type OtpTarget } from './otp-target.ts';

type DeliverDeps = Pick<IdentityDeps, 'database' | 'messages'>;

/** Purposes whose code may go to the account's mailbox when its phone cannot be reached. */
const BY_MAIL_TOO: readonly OtpPurpose[] = ['login', 'password-reset'];

/**
 * Sends a code by the requested channel, or by another one that the person has agreed to.
 * @returns the channel and target it went to
 * @throws MessageUndeliverable when no channel works
 */
export async function deliverCode(
  deps: DeliverDeps,
  purpose: OtpPurpose,
  target: OtpTarget,
  code: string,
): Promise<OtpTarget> {
  if (target.kind === 'mailbox') {
    await deliverMail(deps, purpose, target, code);
    return target;
  }
  try {
    await send(deps, purpose, target.phone, target.channel, code);
    return target;
  } catch (error) {
    if (!(error instanceof MessageUndeliverable) || target.channel !== 'SMS') throw error;
    return deliverOtherwise(deps, purpose, target.phone, code, error);
  }
}

async function deliverMail(
  { messages }: DeliverDeps,
  purpose: OtpPurpose,
  { email, accountId }: Extract<OtpTarget, { kind: 'mailbox' }>,
  code: string,
): Promise<void> {
  if (email === null) return;
  const sending = messages.send({
    to: { email },
    channel: 'EMAIL',
    template: CODE_TEMPLATES[purpose],
    values: { code },
  });
  // Not awaited: the response time must not reveal to a stranger whether a mailbox has an account. The messages log a
  // failure; the person can request another code.
  if (accountId !== null) sending.catch(() => undefined);
  else await sending;
}

/** The SMS provider is down: WhatsApp or a verified mailbox, where the account has agreed to them. */
async function deliverOtherwise(
  deps: DeliverDeps,
  purpose: OtpPurpose,
  phone: string,
  code: string,
  failure: MessageUndeliverable,
): Promise<OtpTarget> {
  const account = await accountOfPhone(deps.database, phone);
  if (account?.whatsAppOptIn) {
    try {
      await send(deps, purpose, phone, 'WHATSAPP', code);
      return { kind: 'phone', phone, channel: 'WHATSAPP' };
    } catch (error) {
      if (!(error instanceof MessageUndeliverable)) throw error;
    }
  }
  if (!account?.email || !account.emailVerifiedAt || !BY_MAIL_TOO.includes(purpose)) throw failure;
  const { email, id: accountId } = account;
  await deps.messages.send({ to: { email }, channel: 'EMAIL', template: CODE_TEMPLATES[purpose], values: { code } });
  return { kind: 'mailbox', email, accountId, named: phone, shown: ACCOUNTS_MAILBOX };
}

function send(
  { messages }: DeliverDeps,
  purpose: OtpPurpose,
  phone: string,
  channel: Exclude<MessageChannel, 'EMAIL'>,
  code: string,
): Promise<void> {
  return messages.send({ to: { phone }, channel, template: CODE_TEMPLATES[purpose], values: { code } });
}
