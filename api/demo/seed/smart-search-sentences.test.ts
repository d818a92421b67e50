import { judgeSentences, type SentenceSet } from '@aangan/shared-kit/domain/smart-search/sentences/judge-sentences';
import { SENTENCES_DAY } from '@aangan/shared-kit/domain/smart-search/sentences/sentences-day';
import { seededPlaceIndex } from './place-names.ts';

const now = Date.parse(SENTENCES_DAY);

describe.each<[SentenceSet, number]>([
  ['held-out', 300],
  ['development', 300],
  ['unseen-2', 60],
])('the %s sentences', (set, count) => {
  const judged = judgeSentences(set, indexes());

  it(`are ${count}`, () => expect(judged.sentences).toBe(count));

  it('have at least 95 % of their slots found', () =>
    expect(judged.found / judged.labels).toBeGreaterThanOrEqual(0.95));

  it('are at least 85 % wholly right', () =>
    expect(judged.whollyRight / judged.sentences).toBeGreaterThanOrEqual(0.85));

  it('never have a wrong slot shown as certain, and most slots are certain', () => {
    expect(judged.wrongCertain).toBe(0);
    expect(judged.certain / judged.slots).toBeGreaterThan(0.8);
  });
});

function indexes(): (city: string) => ReturnType<typeof seededPlaceIndex> {
  const known = new Map<string, ReturnType<typeof seededPlaceIndex>>();
  return (city) => {
    const index = known.get(city) ?? seededPlaceIndex(city, now);
    known.set(city, index);
    return index;
  };
}
