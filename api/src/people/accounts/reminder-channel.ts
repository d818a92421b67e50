import type { MessageChannel, MessageTarget } from '../../foundation/messages/public.ts';

interface Reachable {
  readonly phone: string | null;
  readonly email: string | null;
  readonly emailVerifiedAt: Date | null;
  readonly whatsAppOptIn: boolean | null;
}

/** The channel for reminders: WhatsApp with consent, else a verified e-mail, else SMS. */
export function reminderChannel({
  phone,
  email,
  emailVerifiedAt,
  whatsAppOptIn,
}: Reachable): { to: MessageTarget; channel: MessageChannel } | undefined {
  if (phone && whatsAppOptIn) return { to: { phone }, channel: 'WHATSAPP' };
  if (email && emailVerifiedAt) return { to: { email }, channel: 'EMAIL' };
  return phone ? { to: { phone }, channel: 'SMS' } : undefined;
}
