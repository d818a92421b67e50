import type { Api } from '../module/public.ts';
import { MESSAGE_RECIPIENTS } from './message-recipients.ts';
import { type Messages, openMessages } from './messages.ts';
import { outbox } from './outbox.ts';

/** How an API sends messages: by its providers, or into the outbox where none is configured. */
export function messagesOf({ app, database, jobs, settings, ask }: Api): Messages {
  const { messageProviders, now, siteUrl } = settings;
  return openMessages({
    providers: messageProviders ?? [outbox(database, now)],
    jobs,
    site: { url: siteUrl },
    recipients: () => ask(MESSAGE_RECIPIENTS),
    onFailure: (provider, error) => app.log.warn({ provider, err: error }, 'A provider refused a message'),
  });
}
