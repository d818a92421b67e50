import type { MessageChannel, MessageTarget } from '../../foundation/messages/public.ts';

interface Reachable {
  readonly phone: string | null;
  readonly email: string | null;
  readonly emailVerifiedAt: Date | null;
  readonly whatsAppOptIn: boolean | null;
}

/** WhatsApp where the person has agreed to it, else a verified e-mail, else a text message. */
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
