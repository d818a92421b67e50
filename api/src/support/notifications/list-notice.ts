import type { NotificationKind } from '@aangan/shared-kit/domain/support/notifications';
import { profileLink, REWARDS_LINK, VISITS_LINK } from '@aangan/shared-kit/links/account';
import { ALERTS_LINK } from '@aangan/shared-kit/links/alerts';
import { CHATS_LINK } from '@aangan/shared-kit/links/chat';
import { TICKETS_LINK } from '@aangan/shared-kit/links/tickets';
import type { Transaction } from '../../foundation/database/public.ts';
import { emitLive } from '../../foundation/live/public.ts';
import { addNotification, unreadOf } from './notifications.queries.ts';

/** Where a notification leads that names no page of its own. */
const PAGES = {
  visits: VISITS_LINK,
  contacts: profileLink('enquiries'),
  listings: profileLink('properties'),
  alerts: ALERTS_LINK,
  chats: CHATS_LINK,
  rent: profileLink('payments'),
  bookings: profileLink('payments'),
  rewards: REWARDS_LINK,
  support: TICKETS_LINK,
  payments: profileLink('payments'),
  account: profileLink(),
} as const satisfies Record<NotificationKind, string>;

interface NewNotification {
  readonly accountId: string;
  readonly causeKey: string;
  readonly kind: NotificationKind;
  readonly title: string;
  readonly text?: string;
  readonly path?: string | undefined;
  readonly at: Date;
}

/** Adds to a person's list, once for each cause, and shows the new count on open pages. */
export async function listNotice(
  transaction: Transaction,
  { path, text = '', ...row }: NewNotification,
): Promise<void> {
  const isNew = await addNotification(transaction, { ...row, text, path: path ?? PAGES[row.kind] });
  if (isNew) await showUnread(transaction, row.accountId);
}

/** Shows open pages of a person how much is unread. */
export async function showUnread(
  transaction: Transaction,
  accountId: string,
): Promise<{ unread: number; newest: number }> {
  const counts = await unreadOf(transaction, accountId);
  await emitLive(transaction, 'notifications', accountId, counts);
  return counts;
}
