import type { WrittenMessage } from './message.ts';
import { type MessageProvider, ProviderRefused } from './message-provider.ts';
import { postMessage } from './post-message.ts';

const NAME = 'msg91';

interface Msg91Settings {
  readonly authKey: string;
  /** Ids of the registered SMS templates, by the name of our template. */
  readonly smsTemplates: ReadonlyMap<string, string>;
  /** Digits with country code; empty without WhatsApp. */
  readonly whatsAppNumber: string;
  readonly whatsAppTemplates: ReadonlyMap<string, string>;
  /** `https://control.msg91.com` */
  readonly url: string;
  /** ms timeout of a call. */
  readonly deadline?: number;
}

/**
 * MSG91: SMS by its Flow API, WhatsApp by its outbound messages. India delivers only registered texts, so we send a
 * template's id and the values. MSG91's templates use the same value names as ours.
 */
export function msg91(settings: Msg91Settings): MessageProvider {
  const { authKey, smsTemplates, whatsAppNumber, whatsAppTemplates, url, deadline } = settings;
  const headers = { authkey: authKey, 'content-type': 'application/json', accept: 'application/json' };

  function call(message: WrittenMessage): { path: string; body: object } {
    const templates = message.channel === 'SMS' ? smsTemplates : whatsAppTemplates;
    const template = templates.get(message.template);
    if (template === undefined) throw new ProviderRefused(NAME, `no template for ${message.template}`);
    const number = message.to.slice(1);
    return message.channel === 'SMS'
      ? { path: '/api/v5/flow', body: flow(template, number, message.values) }
      : {
          path: '/api/v5/whatsapp/whatsapp-outbound-message/bulk/',
          body: whatsApp(whatsAppNumber, template, number, message.values),
        };
  }

  return {
    name: NAME,
    channels: whatsAppNumber === '' ? ['SMS'] : ['SMS', 'WHATSAPP'],
    async deliver(message) {
      const { path, body } = call(message);
      const answer = await postMessage({
        provider: NAME,
        url: `${url}${path}`,
        headers,
        body: JSON.stringify(body),
        deadline,
      });
      // MSG91 answers 200 to some calls that it refuses.
      if (!isSuccess(answer)) throw new ProviderRefused(NAME, 'no success');
    },
  };
}

function flow(template: string, number: string, values: Readonly<Record<string, string>>): object {
  return { template_id: template, short_url: '0', recipients: [{ mobiles: number, ...values }] };
}

function whatsApp(sender: string, template: string, number: string, values: Readonly<Record<string, string>>): object {
  const components = Object.fromEntries(
    Object.values(values).map((value, index) => [`body_${index + 1}`, { type: 'text', value }]),
  );
  return {
    integrated_number: sender,
    content_type: 'template',
    payload: {
      messaging_product: 'whatsapp',
      type: 'template',
      template: {
        name: template,
        language: { code: 'en', policy: 'deterministic' },
        to_and_components: [{ to: [number], components }],
      },
    },
  };
}

function isSuccess(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  return ('type' in answer && answer.type === 'success') || ('status' in answer && answer.status === 'success');
}
