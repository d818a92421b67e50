import { ALERT_CHANNELS, type AlertChannel } from '@aangan/shared-kit/domain/alert-options';
import type { MessageTarget } from '../../foundation/messages/public.ts';
import type { AccountRow } from '../../people/accounts/public.ts';

type Reachable = Pick<AccountRow, 'phone' | 'email' | 'emailVerifiedAt' | 'whatsAppOptIn'>;

/** The person's address on a channel; undefined if they cannot or may not be messaged there. */
export function alertChannel(
  { phone, email, emailVerifiedAt, whatsAppOptIn }: Reachable,
  channel: AlertChannel,
): MessageTarget | undefined {
  if (channel === 'EMAIL') return email && emailVerifiedAt ? { email } : undefined;
  // Choosing text messages for this alert is enough; WhatsApp also needs the person's general consent.
  if (!phone || (channel === 'WHATSAPP' && !whatsAppOptIn)) return undefined;
  return { phone };
}

/** Default channel of an alert: mail, else WhatsApp. Text messages must be chosen. */
export function usualChannel(person: Reachable): AlertChannel | undefined {
  return ALERT_CHANNELS.find((channel) => channel !== 'SMS' && alertChannel(person, channel) !== undefined);
}
