export const LEAD_WORDS = {
  title: 'Talk to us',
  about: 'Not sure what you need? Leave your number. We call you and say what it costs before you pay.',
  name: 'Your name',
  phone: 'Your phone',
  service: 'What it is about',
  city: 'City',
  send: 'Ask for a call',
} as const;
