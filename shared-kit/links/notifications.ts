/** Everything that happened to the person. Our own path, beside `/notifications/chats` of the specification. */
export const NOTIFICATIONS_LINK = '/notifications';

/** How the person is notified. */
export const NOTIFICATION_SETTINGS_LINK = '/notifications/settings';

/** An older page of notifications. @param before id of the last one above */
export function olderNotificationsLink(before: number): string {
  return `${NOTIFICATIONS_LINK}?${new URLSearchParams({ before: String(before) })}`;
}
