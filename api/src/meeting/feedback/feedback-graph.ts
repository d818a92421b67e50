import type { FeedbackAnswer } from '@aangan/shared-kit/domain/feedback';
import { FEEDBACK_ANSWERS } from '@aangan/shared-kit/domain/feedback';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';

/** An answer that was given, and its question. */
export interface GivenAnswer {
  readonly state: FeedbackState;
  readonly answer: FeedbackAnswer;
}

export type FeedbackState =
  | 'VERDICT'
  | 'CLOSE_DEAL'
  | 'SERVICE_HELP'
  | 'DISLIKED_RENT'
  | 'DISLIKED_SHARED'
  | 'DISLIKED_SALE'
  | 'DISLIKED_COMMERCIAL_BUY'
  | 'DISLIKED_COMMERCIAL_RENT'
  | 'COMMENT';

/** BY_TYPE leads to the question of the listing's type; DONE to none. */
type Target = FeedbackState | 'BY_TYPE' | 'DONE';

interface Step {
  readonly question: string;
  /** The next state of each answer. */
  readonly answers: Readonly<Partial<Record<FeedbackAnswer, Target>>>;
}

const WHAT_WAS_IT = 'What did you not like about it?';

const OF_RENT = {
  HIGH_PRICE: 'DONE',
  HIGH_RENT_DEPOSIT: 'DONE',
  PROPERTY_CONDITION: 'DONE',
  RENTED_OUT: 'DONE',
  OTHER: 'COMMENT',
} as const satisfies Step['answers'];

const OF_SALE = {
  HIGH_PRICE: 'DONE',
  PROPERTY_CONDITION: 'DONE',
  SOLD_OUT: 'DONE',
  OTHER: 'COMMENT',
} as const satisfies Step['answers'];

/**
 * The questions about a home, and the next state of each answer.
 * Source: services-and-platform, section 4 (property-detail feedback flow) and section 3 (option values).
 */
export const FEEDBACK_GRAPH = {
  VERDICT: {
    question: 'Did you like this home?',
    answers: { LIKED: 'CLOSE_DEAL', DISLIKED: 'BY_TYPE', NOT_SURE: 'DONE' },
  },
  CLOSE_DEAL: {
    question: 'Do you want to close the deal?',
    answers: { DEAL_CLOSE: 'SERVICE_HELP', NOT_SURE: 'DONE' },
  },
  SERVICE_HELP: {
    question: 'What do you need help with next?',
    answers: {
      PACKERS_AND_MOVERS: 'DONE',
      RENTAL_AGREEMENT: 'DONE',
      FURNITURE_RENTAL: 'DONE',
      HOME_LOAN: 'DONE',
      INTERIORS: 'DONE',
      SALE_AGREEMENT: 'DONE',
      FRACTIONAL_OWNERSHIP: 'DONE',
      PAINTING: 'DONE',
      OTHER_SERVICES: 'DONE',
      NOT_SURE: 'DONE',
    },
  },
  DISLIKED_RENT: { question: WHAT_WAS_IT, answers: OF_RENT },
  DISLIKED_SHARED: { question: WHAT_WAS_IT, answers: OF_RENT },
  DISLIKED_SALE: { question: WHAT_WAS_IT, answers: OF_SALE },
  DISLIKED_COMMERCIAL_BUY: { question: WHAT_WAS_IT, answers: OF_SALE },
  DISLIKED_COMMERCIAL_RENT: { question: WHAT_WAS_IT, answers: OF_RENT },
  COMMENT: { question: 'What was it?', answers: { COMMENT: 'DONE', NOT_SURE: 'DONE' } },
} as const satisfies Record<FeedbackState, Step>;

const DISLIKED_OF = {
  RENT: 'DISLIKED_RENT',
  PG: 'DISLIKED_SHARED',
  SHARED: 'DISLIKED_SHARED',
  BUY: 'DISLIKED_SALE',
  PLOT: 'DISLIKED_SALE',
  COMMERCIAL_BUY: 'DISLIKED_COMMERCIAL_BUY',
  COMMERCIAL_RENT: 'DISLIKED_COMMERCIAL_RENT',
} as const satisfies Record<ListingCategory, FeedbackState>;

export function isFeedbackState(text: string): text is FeedbackState {
  return Object.hasOwn(FEEDBACK_GRAPH, text);
}

/** The next question after an answer, DONE for none; undefined for an answer that the question does not have. */
export function nextState(
  state: FeedbackState,
  answer: FeedbackAnswer,
  category: ListingCategory,
): FeedbackState | 'DONE' | undefined {
  const answers: Step['answers'] = FEEDBACK_GRAPH[state].answers;
  const target = answers[answer];
  return target === 'BY_TYPE' ? DISLIKED_OF[category] : target;
}

/** The answers of a question, in order. */
export function answersOf(state: FeedbackState): { readonly ans_id: FeedbackAnswer; readonly label: string }[] {
  const keys = Object.keys(FEEDBACK_GRAPH[state].answers) as FeedbackAnswer[];
  return keys.map((key) => ({ ans_id: key, label: labelOf({ state, answer: key }) }));
}

/** NOT_SURE ends three of the questions, and its text depends on the question. */
const LABELS: Readonly<Partial<Record<FeedbackState, Readonly<Partial<Record<FeedbackAnswer, string>>>>>> = {
  CLOSE_DEAL: { NOT_SURE: 'I am not sure yet' },
  SERVICE_HELP: { NOT_SURE: 'Nothing right now' },
  COMMENT: { NOT_SURE: 'I prefer not to say' },
};

/** Text of an answer. */
export function labelOf({ state, answer }: GivenAnswer): string {
  return LABELS[state]?.[answer] ?? FEEDBACK_ANSWERS[answer];
}
