import { groupDigits } from '@aangan/shared-kit/domain/money';
import { NOTIFICATION_DAYS } from '@aangan/shared-kit/domain/support/notifications';

const hour = (at: number) => `${at % 12 || 12} ${at < 12 ? 'am' : 'pm'}`;

export const NOTIFICATIONS_WORDS = {
  title: 'Notifications',
  lead: `Updates on your account. We delete notifications after ${NOTIFICATION_DAYS} days.`,
  none: 'No notifications yet',
  noneHelp: 'Visits, messages, payments and answers from support appear here.',
  older: 'Older notifications',
  newest: 'Newest notifications',
  markRead: 'Mark all as read',
  isNew: 'New',
  settings: 'How we notify you',
  chats: 'Chats',
  clear: 'Delete all notifications',
  missing: 'Your notifications could not be loaded. Please try again.',
} as const;

/** “3 unread notifications” */
export function unreadWords(unread: number): string {
  if (unread === 0) return 'You have read everything.';
  return `${groupDigits(unread)} unread ${unread === 1 ? 'notification' : 'notifications'}`;
}

export const SETTINGS_WORDS = {
  title: 'How we notify you',
  lead: 'All notifications appear in your list. Choose which ones we also send you.',
  list: 'Your notifications',
  ways: { whatsApp: 'WhatsApp', email: 'E-mail', sms: 'SMS' },
  waysHelp: 'We send each message one way only: by WhatsApp if you allow it, otherwise by e-mail or SMS.',
  unreachable: {
    whatsApp: 'You have not allowed WhatsApp messages.',
    email: 'You have no verified e-mail address.',
    sms: 'You have no phone number.',
  },
  allow: 'Change it in your profile',
  save: 'Save',
  saved: 'Your settings are saved.',
  always: 'Always sent',
  alwaysHelp: 'Login codes, payment receipts, automatic rent payments and account security.',
  elsewhere: 'Other settings',
  chatNotices: 'Chat notifications',
  alerts: 'Alerts for new homes and prices',
  quiet: 'Quiet hours',
} as const;

export function quietWords(from: number, to: number): string {
  return from === to
    ? 'You have no quiet hours.'
    : `We send only essential messages from ${hour(from)} to ${hour(to)}.`;
}
