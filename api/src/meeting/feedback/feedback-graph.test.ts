import { FEEDBACK_ANSWER_KEYS, type FeedbackAnswer } from '@aangan/shared-kit/domain/feedback';
import { LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import fc from 'fast-check';
import { answersOf, FEEDBACK_GRAPH, type FeedbackState, nextState } from './feedback-graph.ts';

const STATES = Object.keys(FEEDBACK_GRAPH) as FeedbackState[];
const category = fc.constantFrom(...LISTING_CATEGORIES);

/** The questions on a path through the graph, given the index of each answer. */
function walk(type: (typeof LISTING_CATEGORIES)[number], choices: readonly number[]): FeedbackState[] {
  const met: FeedbackState[] = [];
  let state: FeedbackState | 'DONE' | undefined = 'VERDICT';
  for (const choice of choices) {
    if (state === 'DONE' || state === undefined) break;
    met.push(state);
    const answers = answersOf(state);
    state = nextState(state, answers[choice % answers.length]?.ans_id ?? 'NOT_SURE', type);
  }
  expect(state).toBe('DONE');
  return met;
}

describe('the questions about a home', () => {
  it('end on every path, and never repeat', () => {
    fc.assert(
      fc.property(category, fc.array(fc.nat(20), { minLength: 8, maxLength: 8 }), (type, choices) => {
        const met = walk(type, choices);
        expect(new Set(met).size).toBe(met.length);
        expect(met.length).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('have exactly the answers that they show', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...STATES),
        fc.constantFrom<FeedbackAnswer>(...FEEDBACK_ANSWER_KEYS),
        category,
        (state, answer, type) => {
          const offered = answersOf(state).some(({ ans_id }) => ans_id === answer);
          expect(nextState(state, answer, type) !== undefined).toBe(offered);
        },
      ),
    );
  });

  it.each([
    ['RENT', 'DISLIKED_RENT'],
    ['SHARED', 'DISLIKED_SHARED'],
    ['PG', 'DISLIKED_SHARED'],
    ['BUY', 'DISLIKED_SALE'],
    ['PLOT', 'DISLIKED_SALE'],
    ['COMMERCIAL_BUY', 'DISLIKED_COMMERCIAL_BUY'],
    ['COMMERCIAL_RENT', 'DISLIKED_COMMERCIAL_RENT'],
  ] as const)('ask of %s what was disliked, with the options of the type', (type, wanted) => {
    expect(nextState('VERDICT', 'DISLIKED', type)).toBe(wanted);
  });

  it('ask a person who likes a home whether to close the deal, and then for the help they need', () => {
    expect(nextState('VERDICT', 'LIKED', 'RENT')).toBe('CLOSE_DEAL');
    expect(nextState('CLOSE_DEAL', 'DEAL_CLOSE', 'RENT')).toBe('SERVICE_HELP');
    expect(nextState('CLOSE_DEAL', 'NOT_SURE', 'RENT')).toBe('DONE');
  });

  it('use the word rent for tenants and the word sale for buyers', () => {
    const answers = (state: FeedbackState) => answersOf(state).map(({ ans_id }) => ans_id);
    expect(answers('DISLIKED_RENT')).toContain('RENTED_OUT');
    expect(answers('DISLIKED_RENT')).not.toContain('SOLD_OUT');
    expect(answers('DISLIKED_SALE')).toContain('SOLD_OUT');
    expect(answers('DISLIKED_SALE')).not.toContain('HIGH_RENT_DEPOSIT');
  });
});
