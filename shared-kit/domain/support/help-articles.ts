/** Topics of the help centre, in the order of its page. */
export const HELP_TOPICS = {
  finding: 'Finding a home',
  owners: 'Renting out and selling',
  rent: 'Paying rent and agreements',
  money: 'Plans, payments and wallet',
  services: 'Home services and moving',
  safety: 'Safety',
  account: 'Your account',
} as const;

export type HelpTopic = keyof typeof HELP_TOPICS;

export const HELP_TOPIC_KEYS = Object.keys(HELP_TOPICS) as readonly HelpTopic[] as readonly [HelpTopic, ...HelpTopic[]];

/** Articles of the help centre by topic. Pages link to them by these names. */
export const HELP_ARTICLES = {
  finding: [
    'find-a-home',
    'new-home-alerts',
    'contacts-left',
    'contact-did-not-work',
    'book-a-visit',
    'owner-asks-first',
  ],
  owners: ['post-a-home', 'photos-of-a-home', 'interested-people', 'home-is-let', 'prove-ownership'],
  rent: ['pay-rent', 'rent-has-not-arrived', 'rent-receipts', 'rental-agreement'],
  money: ['payment-failed', 'cancel-a-plan', 'refunds', 'wallet-money', 'invoices'],
  services: ['book-a-service', 'change-a-booking'],
  safety: ['stay-safe', 'report-a-listing', 'hide-my-number', 'quiet-hours'],
  account: ['log-in-problems', 'change-my-number', 'my-data', 'delete-my-account'],
} as const satisfies Record<HelpTopic, readonly string[]>;

export type HelpArticleId = (typeof HELP_ARTICLES)[HelpTopic][number];

export const HELP_ARTICLE_IDS: readonly HelpArticleId[] = Object.values(HELP_ARTICLES).flat();

/** People who must have answered before a page says how many an article has helped. */
export const HELPED_AT_LEAST = 5;

/** Longest question to the search of the help centre, in characters. */
export const HELP_QUESTION_MOST = 120;
