import type { CreditCheckState } from '@aangan/shared-kit/domain/credit/credit-check';
import { CREDIT_LIMITS, type CreditTopic } from '@aangan/shared-kit/domain/credit/credit-reasons';

/** All sentences of the credit check. */
export const CREDIT_WORDS = {
  title: 'Your credit score',
  lead: 'See your score and what moves it. Free, and it does not lower your score.',
  closed: 'Credit checks are not available on this site now.',
  sample: 'This is a demonstration: the bureau and its reports are made up. Do not enter a real PAN.',
  from: (bureau: string, day: string, pan: string) => `${bureau}, ${day}, PAN ${pan}`,
  hurts: 'What lowers it',
  helps: 'What helps it',
  formula: 'Bureaus do not publish how they calculate a score. The limits of these reasons are ours.',
  report: 'What the report says',
  accounts: 'Loans and cards',
  accountsOf: (active: number, closed: number) => `${active} open, ${closed} closed`,
  defaulted: 'In default',
  owed: 'Total owed',
  cards: 'Used of card limits',
  cardsOf: (used: string, limit: string) => `${used} of ${limit}`,
  oldest: 'Oldest account',
  oldestOf: (months: number) =>
    months < 24 ? `${months} ${months === 1 ? 'month' : 'months'}` : `${Math.floor(months / 12)} years`,
  late: 'Late payments in 24 months',
  overdue: 'Overdue now',
  enquiries: 'Enquiries in 180 days',
  wrong: 'Is something wrong in the report? Ask the bureau to correct it. It has 30 days to answer.',
  get: 'Get your report',
  again: 'Get a new report',
  currentUntil: (day: string) => `This report is current until ${day}. You can get a new one after that.`,
  name: 'Name',
  phone: 'Phone',
  pan: 'Your PAN',
  panHelp: 'Five letters, four digits and a letter, as on the card.',
  panSame: (shown: string) => `Leave it empty to use ${shown}.`,
  consent: 'What you agree to',
  submit: 'Agree and get my report',
  takes: 'It can take half a minute.',
  history: 'Your reports',
  remove: 'Delete this report',
  removeQuestion: 'We delete the report and its PAN. We keep your consent as proof, without the report.',
  removeYes: 'Delete report',
  loans: 'See what lenders could lend you',
} as const;

/** What came of a question without a score. */
export const CREDIT_STATES: Readonly<Record<CreditCheckState, string>> = {
  asking: 'We are asking the bureau. Reload the page in a minute.',
  ready: 'Report',
  'no-history': 'The bureau has no loans or cards in your name, so you have no score yet.',
  'no-match':
    'The bureau knows this PAN with another name or phone number. Check the PAN, and your name in your profile.',
  failed: 'The bureau did not answer. This does not lower your score. Try again later.',
};

interface ReasonWords {
  readonly hurts: string;
  readonly helps: string;
}

/** Why a topic hurts or helps, and what to do. */
export const REASON_WORDS: Readonly<Record<CreditTopic, ReasonWords>> = {
  default: { hurts: 'A loan or card is in default. Settle it with the lender first.', helps: '' },
  overdue: { hurts: 'A payment is overdue. Pay it, and the score recovers in some months.', helps: '' },
  late: {
    hurts: 'Payments of the last two years were late. Automatic payments prevent that.',
    helps: 'All payments of the last two years were on time.',
  },
  cards: {
    hurts: `More than ${CREDIT_LIMITS.cardShare * 100}% of your card limits is used.`,
    helps: `At most ${CREDIT_LIMITS.cardShare * 100}% of your card limits is used.`,
  },
  enquiries: {
    hurts: `Lenders asked about you more than ${CREDIT_LIMITS.enquiries} times in 180 days. Apply to few at a time.`,
    helps: 'Few lenders asked about you in 180 days.',
  },
  age: {
    hurts: 'Your oldest account is younger than a year.',
    helps: 'Your oldest account is three years old or older.',
  },
  'no-credit': { hurts: 'There is no loan or card yet.', helps: '' },
};
