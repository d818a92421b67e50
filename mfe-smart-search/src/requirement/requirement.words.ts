/** Sentences of the requirement that goes on searching. */
export const REQUIREMENT_WORDS = {
  metaTitle: 'Alerts for your smart search | Aangan',
  heading: 'Get new-home alerts',
  lead: 'We keep searching and message you about new homes that fit.',
  choose: 'Choose a search',
  none: 'No searches yet',
  noneHelp: 'Describe the home you want first. Then you can get alerts for it.',
  start: 'Describe the home you want',
  wanted: 'Your search',
  how: 'How often',
  channel: 'Where',
  save: 'Save alert',
  saved: 'Alert saved. We’ll message you about matches.',
  manage: 'Manage your alerts',
  login: 'Log in to get alerts',
  details: 'Set up a detailed alert',
  back: 'Back to the homes',
} as const;
