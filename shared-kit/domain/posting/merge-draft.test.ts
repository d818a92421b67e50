import fc from 'fast-check';
import { changedSince, type DraftChanges, mergeDraft, type StoredDraft } from './merge-draft.ts';

const NOW = 1_000;
const EMPTY: StoredDraft = { version: 0, values: {}, stamps: {} };

const typed = (editor: string, base: number, price: number, typedAt: number): DraftChanges => ({
  base,
  editor,
  fields: { price: { value: price, typedAt } },
});

describe('changes of a draft', () => {
  it('raise the version once, and the same changes once more change nothing', () => {
    const once = mergeDraft(EMPTY, typed('phone', 0, 20_000, 10), NOW);
    expect(once).toMatchObject({ version: 1, values: { price: 20_000 }, conflicts: [] });
    expect(mergeDraft(once, typed('phone', 0, 20_000, 10), NOW)).toEqual(once);
  });

  it('keep the value typed last, whichever arrives first, and name both values', () => {
    const phone = mergeDraft(EMPTY, typed('phone', 0, 20_000, 10), NOW);
    const later = mergeDraft(phone, typed('laptop', 0, 25_000, 20), NOW);
    expect(later.conflicts).toEqual([{ field: 'price', mine: true, kept: 25_000, dropped: 20_000 }]);
    const earlier = mergeDraft(later, typed('tablet', 1, 18_000, 15), NOW);
    expect(earlier.values.price).toBe(25_000);
    expect(earlier.conflicts).toEqual([{ field: 'price', mine: false, kept: 25_000, dropped: 18_000 }]);
  });

  it('are no conflict with a version that the form has seen, nor with its own', () => {
    const first = mergeDraft(EMPTY, typed('phone', 0, 20_000, 10), NOW);
    expect(mergeDraft(first, typed('laptop', 1, 25_000, 20), NOW).conflicts).toEqual([]);
    expect(mergeDraft(first, typed('phone', 0, 25_000, 20), NOW).conflicts).toEqual([]);
  });

  it('of a clock that is ahead count as typed now', () => {
    const ahead = mergeDraft(EMPTY, typed('phone', 0, 20_000, NOW + 86_400_000), NOW);
    expect(mergeDraft(ahead, typed('laptop', 1, 25_000, NOW + 1), NOW + 1).values.price).toBe(25_000);
  });

  it('of other forms are named since a version', () => {
    const first = mergeDraft(EMPTY, typed('phone', 0, 20_000, 10), NOW);
    expect(changedSince(first, 0, 'laptop')).toEqual(['price']);
    expect(changedSince(first, 0, 'phone')).toEqual([]);
    expect(changedSince(first, 1, 'laptop')).toEqual([]);
  });

  it('give the same values in every order of arrival', () => {
    const change = fc.record({
      base: fc.constant(0),
      editor: fc.constantFrom('phone', 'laptop', 'tablet'),
      fields: fc.record(
        {
          price: fc.record({ value: fc.integer({ min: 1, max: 5 }), typedAt: fc.integer({ min: 0, max: 5 }) }),
          street: fc.record({ value: fc.constantFrom('a', 'b', null), typedAt: fc.integer({ min: 0, max: 5 }) }),
        },
        { requiredKeys: [] },
      ),
    });
    // One form types one value of a field at a time.
    const perForm = fc.uniqueArray(change, { maxLength: 4, selector: ({ editor }) => editor });
    fc.assert(
      fc.property(perForm, (changes) => {
        const result = (order: readonly DraftChanges[]) =>
          order.reduce<StoredDraft>((draft, next) => mergeDraft(draft, next, NOW), EMPTY).values;
        expect(result(changes.toReversed())).toEqual(result(changes));
      }),
    );
  });
});
