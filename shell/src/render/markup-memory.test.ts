import fc from 'fast-check';
import { MARKUP_LIFETIME_MS, type Markup, markupMemory } from './markup-memory.ts';

const markupOf = (bytes: number, now = 0): Markup => ({
  headHtml: '',
  city: undefined,
  html: new Uint8Array(bytes),
  now,
});

describe('the markup cache', () => {
  it('returns the markup for the same address and data', () => {
    const memory = markupMemory(1000);
    const markup = markupOf(10);
    memory.remember('/a', 'data', markup);
    expect(memory.recall('/a', 'data', 1)).toBe(markup);
  });

  it('returns nothing for other data or another address', () => {
    const memory = markupMemory(1000);
    memory.remember('/a', 'data', markupOf(10));
    expect(memory.recall('/a', 'other', 1)).toBeUndefined();
    expect(memory.recall('/b', 'data', 1)).toBeUndefined();
  });

  it('returns markup for a minute, and never for a time before it was rendered', () => {
    const memory = markupMemory(1000);
    memory.remember('/a', 'data', markupOf(10, 500));
    expect(memory.recall('/a', 'data', 500 + MARKUP_LIFETIME_MS - 1)).toBeDefined();
    expect(memory.recall('/a', 'data', 500 + MARKUP_LIFETIME_MS)).toBeUndefined();
    expect(memory.recall('/a', 'data', 499)).toBeUndefined();
  });

  it('caches one page per address: the latest', () => {
    const memory = markupMemory(1000);
    memory.remember('/a', 'old', markupOf(10));
    memory.remember('/a', 'new', markupOf(10));
    expect(memory.recall('/a', 'old', 1)).toBeUndefined();
    expect(memory.recall('/a', 'new', 1)).toBeDefined();
  });

  it('evicts the least recently used page', () => {
    const memory = markupMemory(250);
    memory.remember('/a', '', markupOf(100));
    memory.remember('/b', '', markupOf(100));
    memory.recall('/a', '', 1);
    memory.remember('/c', '', markupOf(100));
    expect([...'abc'].filter((name) => memory.recall(`/${name}`, '', 1))).toEqual(['a', 'c']);
  });

  it('caches nothing without capacity, nor a page larger than the capacity', () => {
    const none = markupMemory(0);
    none.remember('/a', '', markupOf(0));
    expect(none.recall('/a', '', 1)).toBeUndefined();
    const small = markupMemory(100);
    small.remember('/small', '', markupOf(10));
    small.remember('/large', '', markupOf(101));
    expect(small.recall('/large', '', 1)).toBeUndefined();
    expect(small.recall('/small', '', 1)).toBeDefined();
  });

  it('stays within its capacity', () => {
    const page = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e'), bytes: fc.nat(400), data: fc.string() });
    fc.assert(
      fc.property(fc.array(page, { maxLength: 40 }), (pages) => {
        const memory = markupMemory(1000);
        const latest = new Map<string, { data: string; bytes: number }>();
        for (const { key, bytes, data } of pages) {
          memory.remember(key, data, markupOf(bytes));
          latest.set(key, { data, bytes });
        }
        const kept = [...latest].filter(([key, { data }]) => memory.recall(key, data, 1));
        expect(kept.reduce((sum, [, { bytes }]) => sum + bytes, 0)).toBeLessThanOrEqual(1000);
        const last = pages.at(-1);
        if (last) expect(memory.recall(last.key, last.data, 1)).toBeDefined();
      }),
    );
  });
});
