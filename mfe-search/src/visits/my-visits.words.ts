/** Sentences of the pages of visits. */
export const MY_VISITS_WORDS = {
  plans: 'Plans with visits arranged for you',
  noneBooked: (hasPast: boolean) =>
    `${hasPast ? 'You have no upcoming visits.' : 'Nobody has booked a visit yet.'} We’ll message you when somebody books one.`,
  india: (time: string) => `In India. That is ${time} your time.`,
  past: 'Past visits to your homes',
  hours: 'Hours when you can show it',
  gone: 'This home is no longer listed.',
  confirmed: 'you confirmed that you are coming',
  executive: 'Where the field executive is',
  description: 'Choose a day and an hour that suit you and the owner, and see the home yourself.',
  empty: 'Open a home and choose “Schedule visit”. You choose the day and the hour.',
  lead: 'Choose a day and an hour that suit you and the owner, and see the home yourself. You need to log in only to book, and booking is free.',
  login: 'Log in to see your visits',
  failed: 'Your visits could not be loaded. Please try again.',
} as const;
