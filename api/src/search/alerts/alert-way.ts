import { ALERT_CHANNELS, type AlertChannel } from '@aangan/shared-kit/domain/alert-options';
import type { MessageTarget } from '../../foundation/messages/message.ts';
import type { AccountRow } from '../../people/accounts/accounts.tables.ts';

type Reachable = Pick<AccountRow, 'phone' | 'email' | 'emailVerifiedAt' | 'whatsAppOptIn'>;

/** Where an alert reaches the person by a channel; undefined where it may not, or cannot. */
export function alertWay(
  { phone, email, emailVerifiedAt, whatsAppOptIn }: Reachable,
  channel: AlertChannel,
): MessageTarget | undefined {
  if (channel === 'EMAIL') return email && emailVerifiedAt ? { email } : undefined;
  // A text message is sent to who chose it for this alert; WhatsApp also asks for the person's general word.
  if (!phone || (channel === 'WHATSAPP' && !whatsAppOptIn)) return undefined;
  return { phone };
}

/** The channel of somebody who chose none: mail, else WhatsApp. Text messages are for who asks for them. */
export function usualChannel(person: Reachable): AlertChannel | undefined {
  return ALERT_CHANNELS.find((channel) => channel !== 'SMS' && alertWay(person, channel) !== undefined);
}
