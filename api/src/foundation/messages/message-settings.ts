import { isDemo } from '@aangan/shared-kit/domain/demo-mode';
import { SettingsProblems } from '@aangan/shared-kit/domain/settings-problems';
import { z } from 'zod';
import type { ApiSettings } from '../server/public.ts';
import type { MessageProvider } from './message-provider.ts';
import { msg91 } from './msg91.ts';
import { smtp } from './smtp.ts';
import { twilio } from './twilio.ts';

declare module '../server/api-settings.ts' {
  interface ApiSettings {
    /** The providers, in the order in which they are tried. Without any, messages go to the outbox. */
    readonly messageProviders?: readonly MessageProvider[];
  }
}

const address = z.url({ protocol: /^https?$/ });

/** Parses `login-code=66a1f0,welcome=66a1f1` into a map. */
const names = z
  .string()
  .default('')
  .transform((text) => new Map(text.split(',').filter(Boolean).map(pair)))
  .refine((map) => !map.has(''), 'must be like login-code=66a1f0,welcome=66a1f1');

const msg91Environment = z.object({
  MSG91_AUTH_KEY: z.string().min(1),
  /** MSG91's template id for each of our templates, as registered with India's template registry (DLT). */
  MSG91_SMS_TEMPLATES: names,
  /** The number that sends WhatsApp messages, with country code, and the templates for them. */
  MSG91_WHATSAPP_NUMBER: z
    .string()
    .regex(/^\d{0,15}$/)
    .default(''),
  MSG91_WHATSAPP_TEMPLATES: names,
  MSG91_URL: address.default('https://control.msg91.com'),
});

const twilioEnvironment = z.object({
  TWILIO_ACCOUNT_SID: z.string().min(1),
  TWILIO_AUTH_TOKEN: z.string().min(1),
  /** Numbers that send messages and make calls. */
  TWILIO_SMS_FROM: z.string().default(''),
  TWILIO_VOICE_FROM: z.string().default(''),
  TWILIO_WHATSAPP_FROM: z.string().default(''),
  /** Content template (`HX…`) of each of our WhatsApp messages. */
  TWILIO_WHATSAPP_TEMPLATES: names,
  TWILIO_URL: address.default('https://api.twilio.com'),
});

const smtpEnvironment = z.object({
  /** `smtps://user:password@mail.example.com` */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: z.string().min(3),
});

/**
 * Reads the message providers from the environment: MSG91 (`MSG91_…`), then Twilio (`TWILIO_…`), and a mail server
 * (`SMTP_URL`, `MAIL_FROM`). In the demonstration the outbox is used without any of them.
 * @throws SettingsProblems outside the demonstration, when phones or mailboxes are not reached
 */
export function messageSettings(env: NodeJS.ProcessEnv): Pick<ApiSettings, 'messageProviders'> {
  const messageProviders: MessageProvider[] = [
    ...(env.MSG91_AUTH_KEY ? [msg91(msg91Settings(env))] : []),
    ...(env.TWILIO_ACCOUNT_SID ? [twilio(twilioSettings(env))] : []),
    ...(env.SMTP_URL ? [smtp(smtpSettings(env))] : []),
  ];
  const reached = new Set(messageProviders.flatMap(({ channels }) => channels));
  const missing = [...(reached.has('SMS') ? [] : [MISSING_SMS]), ...(reached.has('EMAIL') ? [] : [MISSING_MAIL])];
  if (missing.length > 0 && !isDemo(env)) throw new SettingsProblems(missing);
  return messageProviders.length > 0 ? { messageProviders } : {};
}

const MISSING_SMS =
  'MSG91_AUTH_KEY, or TWILIO_ACCOUNT_SID with TWILIO_SMS_FROM: the provider that sends SMS (docs/production.md)';
const MISSING_MAIL = 'SMTP_URL: the server that sends mail, with MAIL_FROM';

function msg91Settings(env: NodeJS.ProcessEnv) {
  const values = msg91Environment.parse(env);
  return {
    authKey: values.MSG91_AUTH_KEY,
    smsTemplates: values.MSG91_SMS_TEMPLATES,
    whatsAppNumber: values.MSG91_WHATSAPP_NUMBER,
    whatsAppTemplates: values.MSG91_WHATSAPP_TEMPLATES,
    url: values.MSG91_URL,
  };
}

function twilioSettings(env: NodeJS.ProcessEnv) {
  const values = twilioEnvironment.parse(env);
  return {
    accountSid: values.TWILIO_ACCOUNT_SID,
    authToken: values.TWILIO_AUTH_TOKEN,
    from: { SMS: values.TWILIO_SMS_FROM, VOICE: values.TWILIO_VOICE_FROM, WHATSAPP: values.TWILIO_WHATSAPP_FROM },
    whatsAppTemplates: values.TWILIO_WHATSAPP_TEMPLATES,
    url: values.TWILIO_URL,
  };
}

function smtpSettings(env: NodeJS.ProcessEnv) {
  const { SMTP_URL: url, MAIL_FROM: from } = smtpEnvironment.parse(env);
  return { url, from };
}

function pair(text: string): [string, string] {
  const [name = '', value] = text.trim().split('=');
  return value ? [name, value] : ['', ''];
}
