import type { MessageChannel, WrittenMessage } from './message.ts';
import { type MessageProvider, ProviderRefused } from './message-provider.ts';
import { postMessage } from './post-message.ts';

const NAME = 'twilio';

type PhoneChannel = Exclude<MessageChannel, 'EMAIL'>;

interface TwilioSettings {
  readonly accountSid: string;
  readonly authToken: string;
  /** Our number that each channel sends from, `+14155550100`; empty where none is configured. */
  readonly from: Readonly<Record<PhoneChannel, string>>;
  /**
   * Content templates by the name of our template: WhatsApp lets a business start a conversation only with a template.
   */
  readonly whatsAppTemplates: ReadonlyMap<string, string>;
  /** `https://api.twilio.com` */
  readonly url: string;
  /** ms timeout of a call. */
  readonly deadline?: number;
}

/** Twilio's Programmable Messaging (SMS, WhatsApp) and Voice. */
export function twilio(settings: TwilioSettings): MessageProvider {
  const { accountSid, authToken, from, whatsAppTemplates, url, deadline } = settings;
  const headers = {
    authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const calls: Readonly<Record<PhoneChannel, (message: WrittenMessage) => ['Messages' | 'Calls', Fields]>> = {
    SMS: ({ to, text }) => ['Messages', { To: to, From: from.SMS, Body: text }],
    VOICE: ({ to, text }) => ['Calls', { To: to, From: from.VOICE, Twiml: twiml(text) }],
    WHATSAPP: ({ to, template, values }) => [
      'Messages',
      {
        To: `whatsapp:${to}`,
        From: `whatsapp:${from.WHATSAPP}`,
        ContentSid: contentSid(whatsAppTemplates, template),
        ContentVariables: JSON.stringify(numbered(values)),
      },
    ],
  };
  return {
    name: NAME,
    channels: (['SMS', 'VOICE', 'WHATSAPP'] as const).filter((channel) => from[channel] !== ''),
    async deliver(message) {
      if (message.channel === 'EMAIL') throw new ProviderRefused(NAME, 'no mail');
      const [resource, fields] = calls[message.channel](message);
      await postMessage({
        provider: NAME,
        url: `${url}/2010-04-01/Accounts/${accountSid}/${resource}.json`,
        headers,
        body: new URLSearchParams(fields).toString(),
        deadline,
      });
    },
  };
}

type Fields = Readonly<Record<string, string>>;

/** What the call says, twice, for people who missed the first time. */
function twiml(text: string): string {
  const said = `<Say language="en-IN">${text.replace(/[&<>]/g, ' ')}</Say>`;
  return `<Response>${said}<Pause length="1"/>${said}</Response>`;
}

function contentSid(templates: ReadonlyMap<string, string>, template: string): string {
  const sid = templates.get(template);
  if (sid === undefined) throw new ProviderRefused(NAME, `no template for ${template}`);
  return sid;
}

/** `{ 1: …, 2: … }`, in the order in which the template names them. */
function numbered(values: Fields): Fields {
  return Object.fromEntries(Object.values(values).map((value, index) => [String(index + 1), value]));
}
