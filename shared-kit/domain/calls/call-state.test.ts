import fc from 'fast-check';
import { CALL_STATES, type CallState, callMovesTo, isEnded } from './call-state.ts';

const state = fc.constantFrom(...CALL_STATES);

/** The state after news in an order. */
const after = (news: readonly CallState[]) =>
  news.reduce<CallState>((now, next) => (callMovesTo(now, next) ? next : now), 'queued');

describe('the state of a call', () => {
  it('changes nothing for the same news again', () => {
    fc.assert(
      fc.property(fc.array(state), (news) => {
        expect(after(news.flatMap((each) => [each, each]))).toBe(after(news));
      }),
    );
  });

  it('is the same for news in any order that name one ending', () => {
    const order = fc
      .constantFrom('completed', 'no-answer', 'busy', 'failed')
      .chain((ending) =>
        fc.shuffledSubarray(['queued', 'ringing', 'answered', ending] as CallState[], { minLength: 4 }),
      );
    fc.assert(fc.property(order, (news) => expect(after(news)).toBe(news.find(isEnded))));
  });

  it('never leaves an ending that the provider has named', () => {
    fc.assert(
      fc.property(fc.constantFrom('completed', 'no-answer', 'busy'), fc.array(state), (ending, news) => {
        expect(after([ending as CallState, ...news])).toBe(ending);
      }),
    );
  });

  it('takes a late ending for a call that we had given up', () => {
    expect(after(['ringing', 'failed', 'completed'])).toBe('completed');
    expect(after(['ringing', 'failed', 'answered'])).toBe('failed');
  });
});
