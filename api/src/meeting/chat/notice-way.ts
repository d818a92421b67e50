import type { ChatSettings } from '@aangan/shared-kit/contracts/chat';
import type { MessageChannel, MessageTarget } from '../../foundation/messages/public.ts';
import type { AccountRow } from '../../people/accounts/public.ts';

/** Mail where the person has a verified address and wants it, else SMS. Undefined for who wants neither. */
export function noticeWay(
  { phone, email, emailVerifiedAt }: Pick<AccountRow, 'phone' | 'email' | 'emailVerifiedAt'>,
  { mail, sms }: Pick<ChatSettings, 'mail' | 'sms'>,
): { readonly to: MessageTarget; readonly channel: MessageChannel } | undefined {
  if (mail && email && emailVerifiedAt) return { to: { email }, channel: 'EMAIL' };
  return sms && phone ? { to: { phone }, channel: 'SMS' } : undefined;
}
