import type { Api } from '../module/public.ts';
import { syntheticVisitorOf } from '../synthetic/public.ts';
import { MESSAGE_RECIPIENTS } from './message-recipients.ts';
import { MESSAGE_METRICS } from './messages.metrics.ts';
import { type Messages, openMessages } from './messages.ts';
import { outbox } from './outbox.ts';

/** How an API sends messages: by its providers, or into the outbox where none is configured. */
export function messagesOf({ app, database, jobs, settings, metrics, ask }: Api): Messages {
  const { messageProviders, now, siteUrl } = settings;
  const sent = metrics.counter(MESSAGE_METRICS.sent);
  const refused = metrics.counter(MESSAGE_METRICS.refused);
  return openMessages({
    providers: messageProviders ?? [outbox(database, now)],
    jobs,
    site: { url: siteUrl },
    isSilent: syntheticVisitorOf({ settings }).hasPhone,
    recipients: () => ask(MESSAGE_RECIPIENTS),
    onFailure(provider, error) {
      refused({ provider });
      app.log.warn({ provider, err: error }, 'A provider refused a message');
    },
    onEnd: (channel, outcome) => sent({ channel, outcome }),
  });
}
