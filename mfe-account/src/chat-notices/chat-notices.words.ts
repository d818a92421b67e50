/** Sentences of the page of notices. */
export const NOTICES_WORDS = {
  title: 'Notices of chat',
  unread: 'Unread messages',
  nothing: 'No unread messages. New ones appear here.',
  chats: 'All chats',
  settings: 'How we notify you',
  settingsLead:
    'If you do not read a message within 10 minutes, we notify you once for each chat, outside of your quiet hours.',
  mail: 'By e-mail',
  sms: 'By SMS',
  presence: 'Show others when I am here and when I type',
  presenceHelp: 'You see it of others only if you show it as well.',
  browser: 'In this browser',
  browserLead:
    'While a page of chat is open in another tab, your browser can show that you have a new message. It never shows the text.',
  browserStart: 'Show notices in this browser',
  browserStop: 'Stop notices in this browser',
  browserOn: 'This browser shows notices.',
  browserBlocked:
    'Your browser blocks notices from Aangan. Allow them in the settings of your browser, then try again.',
  save: 'Save',
  saved: 'Your settings are saved.',
  elsewhere: 'Other notices',
  quietHours: 'Quiet hours',
  feedback: 'Questions about homes you have seen',
  visits: 'Visits',
  enquiries: 'Enquiries about your homes',
  alerts: 'Alerts for new homes',
} as const;
