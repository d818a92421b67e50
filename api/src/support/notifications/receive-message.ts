import { type AllowedWays, type NoticeWay, wayOf } from '@aangan/shared-kit/domain/support/notifications';
import type { Database } from '../../foundation/database/public.ts';
import type { MessageChannel, MessageRecipients, MessageTarget } from '../../foundation/messages/public.ts';
import type { AccountRow } from '../../people/accounts/public.ts';
import { listNotice } from './list-notice.ts';
import { accountAt, chosenWays } from './notifications.queries.ts';

const WAYS = { WHATSAPP: 'whatsApp', EMAIL: 'email', SMS: 'sms', VOICE: 'sms' } as const satisfies Record<
  MessageChannel,
  NoticeWay
>;

export const ALL_WAYS: AllowedWays = { whatsApp: true, email: true, sms: true };

/** Every message to a person is in their list, and goes by the ways that they allow for its kind. */
export function messageRecipients(database: Database, now: () => number): MessageRecipients {
  return {
    async receive({ id, kind, title, text, path, to, channel }) {
      const person = await accountAt(database, to);
      if (!person) return { to, channel };
      await database.transaction((transaction) =>
        listNotice(transaction, {
          accountId: person.id,
          causeKey: `message ${id}`,
          kind,
          title,
          text,
          path,
          at: new Date(now()),
        }),
      );
      const allowed = (await chosenWays(database, person.id)).get(kind) ?? ALL_WAYS;
      const intended = WAYS[channel];
      const way = wayOf(kind, intended, allowed, reachableOf(person));
      if (way === undefined) return undefined;
      return way === intended ? { to, channel } : targetOf(person, way);
    },
  };
}

/** By which ways a person can be reached. */
export function reachableOf({ phone, email, emailVerifiedAt, whatsAppOptIn }: AccountRow): AllowedWays {
  return {
    whatsApp: phone !== null && whatsAppOptIn === true,
    email: email !== null && emailVerifiedAt !== null,
    sms: phone !== null,
  };
}

function targetOf(
  { phone, email }: AccountRow,
  way: NoticeWay,
): { to: MessageTarget; channel: MessageChannel } | undefined {
  if (way === 'email') return email === null ? undefined : { to: { email }, channel: 'EMAIL' };
  return phone === null ? undefined : { to: { phone }, channel: way === 'sms' ? 'SMS' : 'WHATSAPP' };
}
