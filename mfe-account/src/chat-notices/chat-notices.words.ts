/** Sentences of the page of notices. */
export const NOTICES_WORDS = {
  title: 'Chat notifications',
  unread: 'Unread messages',
  nothing: 'No unread messages. New ones appear here.',
  chats: 'All chats',
  settings: 'How we notify you',
  settingsLead:
    'If you do not read a message within 10 minutes, we notify you once per chat, outside your quiet hours.',
  mail: 'By e-mail',
  sms: 'By SMS',
  presence: 'Show others when I am online or typing',
  presenceHelp: 'You see this about others only if you show it too.',
  browser: 'In this browser',
  browserLead:
    'If a chat is open in another tab, your browser can notify you of new messages. It never shows the text.',
  browserStart: 'Turn on browser notifications',
  browserStop: 'Turn off browser notifications',
  browserOn: 'Browser notifications are on.',
  browserBlocked: 'Your browser blocks notifications from Aangan. Allow them in your browser settings and try again.',
  save: 'Save',
  saved: 'Your settings are saved.',
  elsewhere: 'Other notifications',
  quietHours: 'Quiet hours',
  feedback: 'Questions about homes you have seen',
  visits: 'Visits',
  enquiries: 'Enquiries about your homes',
  alerts: 'Alerts for new homes',
} as const;
