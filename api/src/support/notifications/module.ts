import { notificationCalls, notificationTopics } from '@aangan/shared-kit/contracts/notifications';
import { NOTIFICATION_DAYS } from '@aangan/shared-kit/domain/support/notifications';
import { MESSAGE_RECIPIENTS } from '../../foundation/messages/public.ts';
import { defineModule } from '../../foundation/module/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { deleteOlder, unreadOf } from './notifications.queries.ts';
import { notificationHandlers } from './notifications.routes.ts';
import * as tables from './notifications.tables.ts';
import { listPaidOrders } from './paid-orders.ts';
import { messageRecipients } from './receive-message.ts';

const { notification, notificationSetting } = tables;

/** One list of what happened to a person, and the ways by which they are notified. */
export const notifications = defineModule({
  name: 'support/notifications',
  calls: notificationCalls,
  handlers: (api) => notificationHandlers(api.use(callDepsOf)),
  topics: notificationTopics,
  live: ({ database }) => ({
    notifications: async (accountId) => ({ audience: accountId, now: () => unreadOf(database, accountId) }),
  }),
  provides: ({ database, settings, provide }) => provide(MESSAGE_RECIPIENTS, messageRecipients(database, settings.now)),
  events: listPaidOrders,
  tables,
  personalData: {
    tables: [
      { name: 'notifications', table: notification, hidden: ['causeKey'], onDeletion: 'remove' },
      { name: 'notificationSettings', table: notificationSetting, onDeletion: 'remove' },
    ],
  },
  retention: [{ name: 'notifications', days: NOTIFICATION_DAYS, remove: deleteOlder }],
});
