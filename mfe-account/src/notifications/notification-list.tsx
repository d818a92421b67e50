import type { ListedNotification } from '@aangan/shared-kit/contracts/notifications';
import { NOTIFICATION_KINDS } from '@aangan/shared-kit/domain/support/notifications';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { FactsRow, Rows, Section } from '@aangan/shared-kit/ui/layout';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { clockWords, dayAbove } from '../message-thread/public.ts';
import styles from './notifications.module.css';
import { NOTIFICATIONS_WORDS } from './notifications.words.ts';

interface NotificationListProps {
  readonly notifications: readonly ListedNotification[];
}

/** Notifications by day, the newest first. */
export function NotificationList({ notifications }: NotificationListProps) {
  const { now } = usePlatform();
  return daysOf(notifications, now).map(({ day, entries }) => (
    <Section key={day} aria-label={day}>
      <h2 className={styles.day}>{day}</h2>
      <Rows gap={0}>
        {entries.map((entry) => (
          <Notification key={entry.id} entry={entry} />
        ))}
      </Rows>
    </Section>
  ));
}

function Notification({ entry: { kind, title, text, path, at, read } }: { readonly entry: ListedNotification }) {
  return (
    <li className={styles.entry} data-unread={!read || undefined}>
      <Link to={path} className={styles.link}>
        {title}
      </Link>
      {text !== '' && <p className={styles.text}>{text}</p>}
      <FactsRow>
        {!read && <StatusLabel tone="information">{NOTIFICATIONS_WORDS.isNew}</StatusLabel>}
        <span>{NOTIFICATION_KINDS[kind].label}</span>
        <time dateTime={new Date(at).toISOString()}>{clockWords(at)}</time>
      </FactsRow>
    </li>
  );
}

function daysOf(notifications: readonly ListedNotification[], now: number) {
  const days: { day: string; entries: ListedNotification[] }[] = [];
  for (const [index, entry] of notifications.entries()) {
    const day = dayAbove(entry.at, notifications[index - 1]?.at, now);
    if (day !== undefined) days.push({ day, entries: [] });
    days.at(-1)?.entries.push(entry);
  }
  return days;
}
