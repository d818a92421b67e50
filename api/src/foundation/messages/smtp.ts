import type { Transporter } from 'nodemailer';
import { type MessageProvider, PROVIDER_DEADLINE_MS, ProviderRefused } from './message-provider.ts';

interface SmtpSettings {
  /** `smtps://user:password@mail.example.com` */
  readonly url: string;
  /** `Aangan <no-reply@example.com>` */
  readonly from: string;
  /** ms that each step may take. */
  readonly deadline?: number;
}

/** A mail server. Plain text only: our mails have no pictures, and nothing in them is tracked. */
export function smtp({ url, from, deadline = PROVIDER_DEADLINE_MS }: SmtpSettings): MessageProvider {
  const options = {
    url,
    connectionTimeout: deadline,
    greetingTimeout: deadline,
    socketTimeout: deadline,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  // Sites without a mail server need not load it.
  let transport: Promise<Transporter> | undefined;
  return {
    name: 'smtp',
    channels: ['EMAIL'],
    async deliver({ to, subject, text, unsubscribe }) {
      try {
        // As an object, so that a comma in it does not make it two.
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

/** The server's words may repeat the address: only its code goes on. */
function refusal(error: unknown): unknown {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  return responseCode === undefined && code === undefined
    ? error
    : new ProviderRefused('smtp', responseCode ?? code ?? '');
}
