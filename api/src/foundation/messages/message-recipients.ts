import type { NotificationKind } from '@aangan/shared-kit/domain/support/notifications';
import { definePort } from '../module/public.ts';
import type { Message, MessageChannel, MessageTarget } from './message.ts';
import { MESSAGE_KINDS } from './message-kinds.ts';
import type { MessageSite } from './message-templates.ts';
import { writeMessage } from './write-message.ts';

/** A message as its person reads it in the product. */
export interface Notice {
  /** The same message has the same id, however often it is tried. */
  readonly id: string;
  readonly kind: NotificationKind;
  readonly title: string;
  readonly text: string;
  /** The page about it; undefined where the message names none that is for everybody who is logged in. */
  readonly path: string | undefined;
  readonly to: MessageTarget;
  readonly channel: MessageChannel;
}

export interface MessageRecipients {
  /**
   * Stores a message in the list of its person, and decides by which way it is sent.
   * @returns undefined when the person wants it in the list alone
   */
  receive(notice: Notice): Promise<Pick<Message, 'to' | 'channel'> | undefined>;
}

/** Where a message goes besides its provider. */
export const MESSAGE_RECIPIENTS = definePort<MessageRecipients>('recipients of messages');

/** Values of templates that are secrets: an address with one of them is only in the message itself. */
const SECRETS = ['token', 'stop', 'url'];

/** The message for the list of its person; undefined for codes, and for people without an account. */
export function noticeOf(message: Message, id: string, site: MessageSite): Notice | undefined {
  const kind = MESSAGE_KINDS[message.template];
  if (kind === null) return undefined;
  const { subject, text } = writeMessage(message, site);
  const values: Readonly<Record<string, string>> = message.values;
  const secrets = SECRETS.map((name) => values[name] ?? '').filter((value) => value !== '');
  const addresses = text.match(/https?:\/\/\S+/g) ?? [];
  const open = addresses.find(
    (each) => each.startsWith(`${site.url}/`) && !secrets.some((secret) => each.includes(secret)),
  );
  const { to, channel } = message;
  return { id, kind, title: subject, text: wordsOf(text), path: open?.slice(site.url.length), to, channel };
}

/** The sentences of a message, without what leads to its addresses. */
function wordsOf(text: string): string {
  return text
    .split(/\n+/)
    .map((line) => line.replace(/(?:[^.?!]*:)?\s*https?:\/\/\S+.*$/, '').trim())
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, MOST);
}

const MOST = 500;
