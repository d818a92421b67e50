import type { Database } from '../database/public.ts';
import type { MessageProvider } from './message-provider.ts';
import { outboxMessage } from './messages.tables.ts';

/**
 * Stores every message and sends none. They can be read at `/api/dev/outbox`.
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
