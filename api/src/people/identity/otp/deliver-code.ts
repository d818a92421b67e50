import { type MessageChannel, MessageUndeliverable } from '../../../foundation/messages/message.ts';
import { accountOfPhone } from '../../accounts/accounts.queries.ts';
import type { IdentityParts } from '../identity-parts.ts';
import type { OtpPurpose } from './otp-attempts.queries.ts';
import { ACCOUNTS_MAILBOX, CODE_TEMPLATES, type OtpTarget } from './otp-target.ts';

type DeliverParts = Pick<IdentityParts, 'database' | 'messages'>;

/** Purposes whose code may go to the account's mailbox when its phone cannot be reached. */
const BY_MAIL_TOO: readonly OtpPurpose[] = ['login', 'password-reset'];

/**
 * Sends a code to where it is wanted, or by another way that its person has agreed to.
 * @returns where it went
 * @throws MessageUndeliverable when there is no way
 */
export async function deliverCode(
  parts: DeliverParts,
  purpose: OtpPurpose,
  target: OtpTarget,
  code: string,
): Promise<OtpTarget> {
  if (target.kind === 'mailbox') {
    await deliverMail(parts, purpose, target, code);
    return target;
  }
  try {
    await send(parts, purpose, target.phone, target.channel, code);
    return target;
  } catch (error) {
    if (!(error instanceof MessageUndeliverable) || target.channel !== 'SMS') throw error;
    return deliverOtherwise(parts, purpose, target.phone, code, error);
  }
}

async function deliverMail(
  { messages }: DeliverParts,
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
  // A stranger who names a mailbox must not learn by the time it takes whether it has an account. The messages log a
  // failure; the person asks for another code.
  if (accountId !== null) sending.catch(() => undefined);
  else await sending;
}

/** The phone's SMS provider is down: WhatsApp or a verified mailbox, where the account has said yes to them. */
async function deliverOtherwise(
  parts: DeliverParts,
  purpose: OtpPurpose,
  phone: string,
  code: string,
  failure: MessageUndeliverable,
): Promise<OtpTarget> {
  const account = await accountOfPhone(parts.database, phone);
  if (account?.whatsAppOptIn) {
    try {
      await send(parts, purpose, phone, 'WHATSAPP', code);
      return { kind: 'phone', phone, channel: 'WHATSAPP' };
    } catch (error) {
      if (!(error instanceof MessageUndeliverable)) throw error;
    }
  }
  if (!account?.email || !account.emailVerifiedAt || !BY_MAIL_TOO.includes(purpose)) throw failure;
  const { email, id: accountId } = account;
  await parts.messages.send({ to: { email }, channel: 'EMAIL', template: CODE_TEMPLATES[purpose], values: { code } });
  return { kind: 'mailbox', email, accountId, named: phone, shown: ACCOUNTS_MAILBOX };
}

function send(
  { messages }: DeliverParts,
  purpose: OtpPurpose,
  phone: string,
  channel: Exclude<MessageChannel, 'EMAIL'>,
  code: string,
): Promise<void> {
  return messages.send({ to: { phone }, channel, template: CODE_TEMPLATES[purpose], values: { code } });
}
