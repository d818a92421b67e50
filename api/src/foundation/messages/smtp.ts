import type { Transporter } from 'nodemailer';
import { type MessageProvider, PROVIDER_DEADLINE_MS, ProviderRefused } from './message-provider.ts';

interface SmtpSettings {
  /** `smtps://user:password@mail.example.com` */
  readonly url: string;
  /** `Aangan <no-reply@example.com>` */
  readonly from: string;
  /** ms timeout of each step. */
  readonly deadline?: number;
}

/** A mail server. Mails are plain text only: they have no pictures and no tracking. */
export function smtp({ url, from, deadline = PROVIDER_DEADLINE_MS }: SmtpSettings): MessageProvider {
  const options = {
    url,
    connectionTimeout: deadline,
    greetingTimeout: deadline,
    socketTimeout: deadline,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  // Loaded lazily, because sites without a mail server do not need it.
  let transport: Promise<Transporter> | undefined;
  return {
    name: 'smtp',
    channels: ['EMAIL'],
    async deliver({ to, subject, text, unsubscribe }) {
      try {
        // As an object, so that a comma in the address does not make two addresses.
        transport ??= import('nodemailer').then(({ createTransport }) => createTransport(options));
        await (await transport).sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          ...(unsubscribe && { headers: oneClick(unsubscribe) }),
        });
      } catch (error) {
        throw refusal(error);
      }
    },
  };
}

/** Source: RFC 8058. */
function oneClick(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** The server's text may contain the address, so only its code is passed on. */
function refusal(error: unknown): unknown {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  return responseCode === undefined && code === undefined
    ? error
    : new ProviderRefused('smtp', responseCode ?? code ?? '');
}
