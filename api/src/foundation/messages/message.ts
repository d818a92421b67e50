import type { TemplateName, TemplateValues } from './message-templates.ts';

/** Ways a message can travel. */
export type MessageChannel = 'SMS' | 'VOICE' | 'WHATSAPP' | 'EMAIL';

/** Whom it goes to: a number with its country code, `+919812345678`, or an e-mail address. */
export type MessageTarget = { readonly phone: string } | { readonly email: string };

export type Message = { readonly [Name in TemplateName]: MessageOf<Name> }[TemplateName];

interface MessageOf<Name extends TemplateName> {
  readonly to: MessageTarget;
  /** A phone for all but EMAIL, which needs an address. */
  readonly channel: MessageChannel;
  readonly template: Name;
  readonly values: TemplateValues<Name>;
  /** Two messages with one key within a day are one. Urgent messages have none: each is asked for. */
  readonly key?: string;
}

/** A message as it leaves: what a provider gets. */
export interface WrittenMessage {
  /** Number with country code, or e-mail address. */
  readonly to: string;
  readonly channel: MessageChannel;
  readonly template: TemplateName;
  /** For providers that keep the templates themselves. */
  readonly values: Readonly<Record<string, string>>;
  /** Of a mail. */
  readonly subject: string;
  readonly text: string;
  /** Of a mail that its reader need not get: the address to which one click posts. */
  readonly unsubscribe?: string;
}

/** No provider took the message. What was in it, and to whom, is not told. */
export class MessageUndeliverable extends Error {
  constructor(channel: MessageChannel, cause?: unknown) {
    super(`No provider took the message by ${channel}.`, { cause });
    this.name = 'MessageUndeliverable';
  }
}
