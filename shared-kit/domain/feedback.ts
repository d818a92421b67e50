/** Answers about a home. Source: services-and-platform, section 3 (feedback option values, service help values). */
export const FEEDBACK_ANSWERS = {
  LIKED: 'Yes, I liked it',
  DISLIKED: 'No, it is not for me',
  NOT_SURE: 'Not sure',
  DEAL_CLOSE: 'Yes, I want this home',
  HIGH_PRICE: 'The price is too high',
  HIGH_RENT_DEPOSIT: 'The deposit is too high',
  PROPERTY_CONDITION: 'The condition of the home',
  RENTED_OUT: 'It was rented out already',
  SOLD_OUT: 'It was sold already',
  OTHER: 'Something else',
  COMMENT: 'In my own words',
  PACKERS_AND_MOVERS: 'Packers and movers',
  RENTAL_AGREEMENT: 'Rental agreement',
  FURNITURE_RENTAL: 'Furniture rental',
  HOME_LOAN: 'Home loan',
  INTERIORS: 'Interiors',
  SALE_AGREEMENT: 'Sale agreement',
  FRACTIONAL_OWNERSHIP: 'Fractional ownership',
  PAINTING: 'Painting',
  OTHER_SERVICES: 'Other services',
} as const;

/** Services we offer once a deal is closed. Source: services-and-platform, section 3 (service help values). */
export const SERVICE_HELP = [
  'PACKERS_AND_MOVERS',
  'RENTAL_AGREEMENT',
  'FURNITURE_RENTAL',
  'HOME_LOAN',
  'INTERIORS',
  'SALE_AGREEMENT',
  'FRACTIONAL_OWNERSHIP',
  'PAINTING',
  'OTHER_SERVICES',
] as const satisfies readonly (keyof typeof FEEDBACK_ANSWERS)[];

export type FeedbackAnswer = keyof typeof FEEDBACK_ANSWERS;

export const FEEDBACK_ANSWER_KEYS = Object.keys(FEEDBACK_ANSWERS) as [FeedbackAnswer, ...FeedbackAnswer[]];

/** Most characters of free text. */
export const FEEDBACK_WORDS_AT_MOST = 500;

/** Pages that ask why a visitor leaves. Source: services-and-platform, section 9 (exit intent categories). */
export const EXIT_CATEGORIES = ['PLAN_SUBSCRIPTION_PAGE', 'RENT_PAYMENT_PAGE'] as const;

export type ExitCategory = (typeof EXIT_CATEGORIES)[number];

/** Why a visitor leaves. */
export const EXIT_OPTIONS = {
  TOO_EXPENSIVE: 'It costs too much',
  UNCLEAR_WHAT_I_GET: 'I could not tell what I get',
  WANTS_FREE_CONTACTS: 'The free contacts are enough for now',
  FOUND_A_HOME: 'I have found a home already',
  REFUND_UNCLEAR: 'I am not sure about refunds',
  FEE_TOO_HIGH: 'The fee is too high',
  LANDLORD_WANTS_ANOTHER_WAY: 'My landlord wants another way',
  NOT_DUE_YET: 'My rent is not due yet',
  PAYMENT_TROUBLE: 'Paying did not work',
  JUST_LOOKING: 'I am just looking',
  OTHER: 'Something else',
} as const;

export type ExitOption = keyof typeof EXIT_OPTIONS;

export const EXIT_OPTION_KEYS = Object.keys(EXIT_OPTIONS) as [ExitOption, ...ExitOption[]];

export const EXIT_QUESTIONS = {
  PLAN_SUBSCRIPTION_PAGE: {
    question: 'What keeps you from choosing a plan?',
    options: [
      'TOO_EXPENSIVE',
      'UNCLEAR_WHAT_I_GET',
      'REFUND_UNCLEAR',
      'WANTS_FREE_CONTACTS',
      'FOUND_A_HOME',
      'JUST_LOOKING',
      'OTHER',
    ],
  },
  RENT_PAYMENT_PAGE: {
    question: 'What keeps you from paying rent here?',
    options: ['FEE_TOO_HIGH', 'LANDLORD_WANTS_ANOTHER_WAY', 'NOT_DUE_YET', 'PAYMENT_TROUBLE', 'JUST_LOOKING', 'OTHER'],
  },
} as const satisfies Record<ExitCategory, { readonly question: string; readonly options: readonly ExitOption[] }>;
