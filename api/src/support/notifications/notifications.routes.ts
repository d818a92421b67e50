import type { notificationCalls } from '@aangan/shared-kit/contracts/notifications';
import { CHOSEN_KINDS } from '@aangan/shared-kit/domain/support/notifications';
import { badInput, type CallHandlers } from '../../foundation/server/public.ts';
import { accountOfId } from '../../people/accounts/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { showUnread } from './list-notice.ts';
import { chosenWays, deleteUpTo, markRead, notificationsOf, saveWays, unreadOf } from './notifications.queries.ts';
import { ALL_WAYS, reachableOf } from './receive-message.ts';

/** A person's notifications, and how they are notified. */
export function notificationHandlers({ database, sessions }: CallDeps): CallHandlers<typeof notificationCalls> {
  async function settingsOf(accountId: string) {
    const [person, chosen] = await Promise.all([accountOfId(database, accountId), chosenWays(database, accountId)]);
    if (!person) throw new Error('The account of a session was not found.');
    return {
      kinds: CHOSEN_KINDS.map((kind) => ({ kind, ways: chosen.get(kind) ?? ALL_WAYS })),
      reachable: reachableOf(person),
      quietFrom: person.quietFrom,
      quietTo: person.quietTo,
    };
  }

  return {
    async 'GET /api/v1/notifications'({ query }, request) {
      const { accountId } = await sessions.required(request);
      const [{ page, next }, { unread }] = await Promise.all([
        notificationsOf(database, accountId, query.before),
        unreadOf(database, accountId),
      ]);
      return {
        notifications: page.map(({ id, kind, title, text, path, at, read }) => ({
          ...{ id, kind, title, text, path, read },
          at: at.getTime(),
        })),
        next,
        unread,
      };
    },

    async 'PUT /api/v1/notifications/read'({ body: { upTo } }, request) {
      const { accountId } = await sessions.required(request);
      return database.transaction(async (transaction) => {
        await markRead(transaction, accountId, upTo);
        return showUnread(transaction, accountId);
      });
    },

    async 'DELETE /api/v1/notifications'({ query: { upTo } }, request) {
      const { accountId } = await sessions.required(request);
      return database.transaction(async (transaction) => {
        await deleteUpTo(transaction, accountId, upTo);
        return showUnread(transaction, accountId);
      });
    },

    async 'GET /api/v1/notifications/settings'(_input, request) {
      const { accountId } = await sessions.required(request);
      return settingsOf(accountId);
    },

    async 'PUT /api/v1/notifications/settings'({ body: { kinds } }, request) {
      const { accountId } = await sessions.required(request);
      const fixed = kinds.find(({ kind }) => !CHOSEN_KINDS.includes(kind));
      if (fixed) throw badInput('body.kinds', 'These messages have no such setting.');
      await database.transaction(async (transaction) => {
        for (const { kind, ways } of kinds) await saveWays(transaction, accountId, kind, ways);
      });
      return settingsOf(accountId);
    },
  };
}
