import { FEEDBACK_ANSWER_KEYS } from '@aangan/shared-kit/domain/feedback';
import { LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import fc from 'fast-check';
import { type JudgedHome, type Opinion, rankByFeedback } from './rank-by-feedback.ts';

const USUAL = { category: 'RENT', localityId: 'hill', bhk: 'BHK2', price: 30_000, deposit: 1_00_000, age: 5 } as const;
const home = (id: string, facts: Partial<JudgedHome> = {}): JudgedHome => ({ id, ...USUAL, ...facts });
const disliked = (reason: Opinion['answers'][number], facts: Partial<JudgedHome> = {}): Opinion => ({
  home: home('said', facts),
  verdict: 'DISLIKED',
  answers: ['DISLIKED', reason],
});
const liked = (facts: Partial<JudgedHome> = {}): Opinion => ({
  home: home('said', facts),
  verdict: 'LIKED',
  answers: ['LIKED'],
});
const order = (homes: readonly JudgedHome[], ...opinions: Opinion[]) =>
  rankByFeedback(homes, opinions).map(({ id }) => id);

describe('ranking by feedback', () => {
  it.each([
    [
      'more expensive homes after one was too expensive',
      disliked('HIGH_PRICE'),
      home('b', { price: 34_000 }),
      { price: 26_000 },
    ],
    [
      'homes with a larger deposit after one was too large',
      disliked('HIGH_RENT_DEPOSIT'),
      home('b', { deposit: 3_00_000 }),
      { deposit: 0 },
    ],
    ['older homes after one was in bad condition', disliked('PROPERTY_CONDITION'), home('b', { age: 12 }), { age: 1 }],
  ])('lowers %s', (_what, opinion, sinks, stays) => {
    expect(order([sinks, home('a', stays)], opinion)).toEqual(['a', 'b']);
  });

  it.each(['RENTED_OUT', 'OTHER', 'COMMENT'] as const)('does not change other homes for %s', (reason) => {
    expect(order([home('a'), home('b', { price: 20_000 })], disliked(reason))).toEqual(['a', 'b']);
  });

  it('raises homes like a liked one: same locality, same size at a similar price', () => {
    const far = home('a', { localityId: 'lake', price: 50_000 });
    const sameSize = home('b', { localityId: 'lake', price: 33_000 });
    const both = home('c');
    expect(order([far, sameSize, both], liked())).toEqual(['c', 'b', 'a']);
  });

  it('does not affect homes of another kind', () => {
    const homes = [home('a', { category: 'SHARED', price: 90_000 }), home('b', { category: 'SHARED' })];
    expect(order(homes, disliked('HIGH_PRICE'), liked({ category: 'BUY' }))).toEqual(['a', 'b']);
  });
});

const anyHome = fc.record({
  id: fc.stringMatching(/^[a-f]{1,2}$/),
  category: fc.constantFrom(...LISTING_CATEGORIES),
  localityId: fc.constantFrom('hill', 'lake'),
  bhk: fc.constantFrom('BHK1', 'BHK2', null),
  price: fc.integer({ min: 0, max: 5 }),
  deposit: fc.integer({ min: 0, max: 3 }),
  age: fc.option(fc.integer({ min: 0, max: 3 })),
});
const anyOpinion = fc.record({
  home: anyHome,
  verdict: fc.constantFrom('LIKED', 'DISLIKED', 'NOT_SURE'),
  answers: fc.array(fc.constantFrom(...FEEDBACK_ANSWER_KEYS), { maxLength: 3 }),
});
const anyHomes = fc.uniqueArray(anyHome, { selector: ({ id }) => id, maxLength: 12 });
const anyOpinions = fc.array(anyOpinion, { maxLength: 6 });

it('ranking removes only disliked homes and repeats none', () => {
  fc.assert(
    fc.property(anyHomes, anyOpinions, (homes, opinions) => {
      const gone = new Set(opinions.filter(({ verdict }) => verdict === 'DISLIKED').map((said) => said.home.id));
      const left = homes.map(({ id }) => id).filter((id) => !gone.has(id));
      expect(order(homes, ...opinions).toSorted()).toEqual(left.toSorted());
    }),
  );
});

it('ranking keeps the order without feedback, or with feedback that concerns no other home', () => {
  fc.assert(
    fc.property(anyHomes, anyOpinions, (homes, opinions) => {
      expect(rankByFeedback(homes, [])).toEqual(homes);
      const unsure = opinions.map((said) => ({ ...said, verdict: 'NOT_SURE' }));
      expect(rankByFeedback(homes, unsure)).toEqual(homes);
    }),
  );
});

it('ranking is idempotent, and keeps the order of equal homes', () => {
  fc.assert(
    fc.property(anyHomes, anyOpinions, fc.nat(), (homes, opinions, at) => {
      const once = rankByFeedback(homes, opinions);
      expect(rankByFeedback(once, opinions)).toEqual(once);
      const model = homes[at % Math.max(1, homes.length)];
      if (!model) return;
      const twins = ['x1', 'x2'].map((id) => ({ ...model, id }));
      const ids = order([...twins, ...homes], ...opinions);
      expect(ids.indexOf('x1')).toBeLessThan(ids.indexOf('x2'));
    }),
  );
});
