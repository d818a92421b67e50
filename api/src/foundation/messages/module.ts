import { inArray } from 'drizzle-orm';
import { defineModule } from '../module/public.ts';
import { messageSettings } from './message-settings.ts';
import * as tables from './messages.tables.ts';
import { deleteOutbox } from './outbox.queries.ts';
import { outboxPages } from './outbox.routes.ts';

/** Messages to users: SMS, WhatsApp, calls and mail. */
export const messages = defineModule({
  name: 'foundation/messages',
  routes: ({ app, database, settings }) => {
    if (!settings.messageProviders) outboxPages(app, database);
  },
  settings: messageSettings,
  tables,
  personalData: {
    async beforeDeletion(transaction, { addresses }) {
      await transaction.delete(tables.outboxMessage).where(inArray(tables.outboxMessage.target, [...addresses]));
    },
  },
  retention: [{ name: 'outbox', days: 7, remove: deleteOutbox }],
});
