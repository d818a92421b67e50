import { z } from 'zod';
import type { ApiSettings } from '../server/public.ts';
import type { MessageProvider } from './message-provider.ts';
import { msg91 } from './msg91.ts';
import { smtp } from './smtp.ts';
import { twilio } from './twilio.ts';

declare module '../server/api-settings.ts' {
  interface ApiSettings {
    /** Who takes messages, in the order in which they are tried; without them messages go to the outbox. */
    readonly messageProviders?: readonly MessageProvider[];
  }
}

const address = z.url({ protocol: /^https?$/ });

/** `login-code=66a1f0,welcome=66a1f1` as a map. */
const names = z
  .string()
  .default('')
  .transform((text) => new Map(text.split(',').filter(Boolean).map(pair)))
  .refine((map) => !map.has(''), 'must be like login-code=66a1f0,welcome=66a1f1');

const msg91Environment = z.object({
  MSG91_AUTH_KEY: z.string().min(1),
  /** Template of each of our messages in MSG91, as India's registry of templates (DLT) wants it. */
  MSG91_SMS_TEMPLATES: names,
  /** The number that WhatsApp messages come from, with country code, and the templates there. */
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
  /** Numbers that messages and calls come from. */
  TWILIO_SMS_FROM: z.string().default(''),
  TWILIO_VOICE_FROM: z.string().default(''),
  TWILIO_WHATSAPP_FROM: z.string().default(''),
  /** Content template (`HX…`) of each of our messages for WhatsApp. */
  TWILIO_WHATSAPP_TEMPLATES: names,
  TWILIO_URL: address.default('https://api.twilio.com'),
});

const smtpEnvironment = z.object({
  /** `smtps://user:password@mail.example.com` */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: z.string().min(3),
});

/**
 * Who takes messages, from the environment: MSG91 (`MSG91_…`), then Twilio (`TWILIO_…`), and a mail server
 * (`SMTP_URL`, `MAIL_FROM`). With none of them it is the outbox, and in production a refusal to start.
 * @throws Error in one line when there is none in production, ZodError when one is incomplete
 */
export function messageSettings(env: NodeJS.ProcessEnv): Pick<ApiSettings, 'messageProviders'> {
  const messageProviders: MessageProvider[] = [
    ...(env.MSG91_AUTH_KEY ? [msg91(msg91Settings(env))] : []),
    ...(env.TWILIO_ACCOUNT_SID ? [twilio(twilioSettings(env))] : []),
    ...(env.SMTP_URL ? [smtp(smtpSettings(env))] : []),
  ];
  const reached = new Set(messageProviders.flatMap(({ channels }) => channels));
  if (messageProviders.length > 0 && reached.has('EMAIL') && reached.has('SMS')) return { messageProviders };
  if (env.NODE_ENV === 'production') throw new Error(MISSING_PROVIDERS);
  return messageProviders.length > 0 ? { messageProviders } : {};
}

export const MISSING_PROVIDERS =
  'Nobody would get a message: production needs MSG91_AUTH_KEY or TWILIO_ACCOUNT_SID with a way for SMS, and SMTP_URL for mail (docs/production.md).';

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
