import type { Database } from '../database/client.ts';
import type { MessageProvider } from './message-provider.ts';
import { outboxMessage } from './messages.tables.ts';

/**
 * Takes every message and sends none: they can be read at `/api/dev/outbox`.
 * @param now epoch ms
 */
export function outbox(database: Database, now: () => number): MessageProvider {
  return {
    name: 'outbox',
    channels: ['SMS', 'VOICE', 'WHATSAPP', 'EMAIL'],
    async deliver({ to, channel, template, subject, text }) {
      await database
        .insert(outboxMessage)
        .values({ at: new Date(now()), target: to, channel, template, subject, text });
    },
  };
}
