import type { Message, WrittenMessage } from './message.ts';
import { MESSAGE_TEMPLATES, type MessageSite } from './message-templates.ts';

/** A row of the templates, after its values were checked to match it. */
interface AnyTemplate {
  readonly subject: string;
  text(values: Readonly<Record<string, string>>, site: MessageSite): string;
  unsubscribe?(values: Readonly<Record<string, string>>, site: MessageSite): string;
}

/**
 * Writes the message that a provider receives.
 * @throws Error when the channel does not reach the target, which is a bug in our code
 */
export function writeMessage(message: Message, site: MessageSite): WrittenMessage {
  const { channel, template, to } = message;
  const target = channel === 'EMAIL' ? ('email' in to ? to.email : undefined) : 'phone' in to ? to.phone : undefined;
  if (target === undefined) throw new Error(`${template} cannot be sent by ${channel} to this target.`);
  const { subject, text, unsubscribe }: AnyTemplate = MESSAGE_TEMPLATES[template];
  const values: Readonly<Record<string, string>> = message.values;
  const sentence = text(values, site);
  return {
    to: target,
    channel,
    template,
    values,
    subject,
    text: spoken(sentence, values.code, channel, site),
    ...(channel === 'EMAIL' && unsubscribe && { unsubscribe: unsubscribe(values, site) }),
  };
}

/** A code as the channel needs it: filled in by the phone, or read out digit by digit. */
function spoken(text: string, code: string | undefined, channel: Message['channel'], site: MessageSite): string {
  if (code === undefined) return text;
  // Browsers read the code from a message whose last line names the site (WebOTP).
  if (channel === 'SMS') return `${text}\n\n@${new URL(site.url).hostname} #${code}`;
  if (channel === 'VOICE') return text.replace(code, [...code].join(', '));
  return text;
}
