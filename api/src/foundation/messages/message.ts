import type { TemplateName, TemplateValues } from './message-templates.ts';

/** Channels of a message. */
export type MessageChannel = 'SMS' | 'VOICE' | 'WHATSAPP' | 'EMAIL';

/** The recipient: a number with its country code, `+919812345678`, or an e-mail address. */
export type MessageTarget = { readonly phone: string } | { readonly email: string };

export type Message = { readonly [Name in TemplateName]: MessageOf<Name> }[TemplateName];

interface MessageOf<Name extends TemplateName> {
  readonly to: MessageTarget;
  /** EMAIL needs an address; all other channels need a phone. */
  readonly channel: MessageChannel;
  readonly template: Name;
  readonly values: TemplateValues<Name>;
  /**
   * Two messages with one key within a day are sent once. Urgent messages have no key, because a person asks for each.
   */
  readonly key?: string;
}

/** A message as a provider receives it. */
export interface WrittenMessage {
  /** Number with country code, or e-mail address. */
  readonly to: string;
  readonly channel: MessageChannel;
  readonly template: TemplateName;
  /** For providers that store the templates themselves. */
  readonly values: Readonly<Record<string, string>>;
  /** Subject of a mail. */
  readonly subject: string;
  readonly text: string;
  /** The address to which one click posts to unsubscribe, for mails that are optional. */
  readonly unsubscribe?: string;
}

/** No provider accepted the message. The error contains neither its text nor its recipient. */
export class MessageUndeliverable extends Error {
  constructor(channel: MessageChannel, cause?: unknown) {
    super(`No provider took the message by ${channel}.`, { cause });
    this.name = 'MessageUndeliverable';
  }
}
