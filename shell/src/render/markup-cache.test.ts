import fc from 'fast-check';
import type { ReleaseSet } from '../registry/release-set.ts';
import { aRelease } from '../testing/a-release.ts';
import { MARKUP_LIFETIME_MS, type Markup, markupCache, SAVED_LIFETIME_MS } from './markup-cache.ts';

const setOf = (version: string): ReleaseSet => ({ id: version, releases: { 'mfe-test': aRelease({}, { version }) } });
const set = setOf('1.0.0');

const markupOf = (bytes: number, now = 0): Markup => ({
  status: 200,
  headHtml: '',
  city: undefined,
  html: new Uint8Array(bytes),
  now,
});

describe('the markup cache', () => {
  it('returns the markup for the same address and data', () => {
    const cache = markupCache(1000);
    const markup = markupOf(10);
    cache.store('/a', { data: 'data', set, markup });
    expect(cache.find('/a', 'data', 1)).toBe(markup);
  });

  it('returns nothing for other data or another address', () => {
    const cache = markupCache(1000);
    cache.store('/a', { data: 'data', set, markup: markupOf(10) });
    expect(cache.find('/a', 'other', 1)).toBeUndefined();
    expect(cache.find('/b', 'data', 1)).toBeUndefined();
  });

  it('returns markup for a minute, and never for a time before it was rendered', () => {
    const cache = markupCache(1000);
    cache.store('/a', { data: 'data', set, markup: markupOf(10, 500) });
    expect(cache.find('/a', 'data', 500 + MARKUP_LIFETIME_MS - 1)).toBeDefined();
    expect(cache.find('/a', 'data', 500 + MARKUP_LIFETIME_MS)).toBeUndefined();
    expect(cache.find('/a', 'data', 499)).toBeUndefined();
  });

  it('saves the last page of an address for ten minutes, whatever its data', () => {
    const cache = markupCache(1000);
    const markup = markupOf(10, 500);
    cache.store('/a', { data: 'data', set, markup });
    expect(cache.last('/a', 500 + SAVED_LIFETIME_MS - 1)).toMatchObject({ data: 'data', set, markup });
    expect(cache.last('/a', 500 + SAVED_LIFETIME_MS)).toBeUndefined();
    expect(cache.last('/b', 500)).toBeUndefined();
  });

  it('returns a page with late values only as the last page of its address', () => {
    const cache = markupCache(1000);
    cache.store('/a', { data: 'data', set, markup: markupOf(10), lateData: '{}' });
    expect(cache.find('/a', 'data', 1)).toBeUndefined();
    expect(cache.last('/a', 1)?.lateData).toBe('{}');
  });

  it('caches one page per address: the latest', () => {
    const cache = markupCache(1000);
    cache.store('/a', { data: 'old', set, markup: markupOf(10) });
    cache.store('/a', { data: 'new', set, markup: markupOf(10) });
    expect(cache.find('/a', 'old', 1)).toBeUndefined();
    expect(cache.find('/a', 'new', 1)).toBeDefined();
  });

  it('evicts the least recently used page', () => {
    const cache = markupCache(250);
    cache.store('/a', { data: '', set, markup: markupOf(100) });
    cache.store('/b', { data: '', set, markup: markupOf(100) });
    cache.find('/a', '', 1);
    cache.store('/c', { data: '', set, markup: markupOf(100) });
    expect([...'abc'].filter((name) => cache.find(`/${name}`, '', 1))).toEqual(['a', 'c']);
  });

  it('evicts pages of release sets that are no longer in use', () => {
    const cache = markupCache(1000);
    cache.store('/a', { data: '', markup: markupOf(10), set });
    cache.store('/b', { data: '', markup: markupOf(10), set: setOf('2.0.0') });
    cache.keep([aRelease({}, { version: '2.0.0' }), aRelease({}, { name: 'mfe-other' })]);
    expect([...'ab'].filter((name) => cache.last(`/${name}`, 1))).toEqual(['b']);
  });

  it('caches nothing without capacity, nor a page larger than the capacity', () => {
    const none = markupCache(0);
    none.store('/a', { data: '', set, markup: markupOf(0) });
    expect(none.find('/a', '', 1)).toBeUndefined();
    const small = markupCache(100);
    small.store('/small', { data: '', set, markup: markupOf(10) });
    small.store('/large', { data: '', set, markup: markupOf(101) });
    expect(small.find('/large', '', 1)).toBeUndefined();
    expect(small.find('/small', '', 1)).toBeDefined();
  });

  it('stays within its capacity', () => {
    const page = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e'), bytes: fc.nat(400), data: fc.string() });
    fc.assert(
      fc.property(fc.array(page, { maxLength: 40 }), (pages) => {
        const cache = markupCache(1000);
        const latest = new Map<string, { data: string; bytes: number }>();
        for (const { key, bytes, data } of pages) {
          cache.store(key, { data, set, markup: markupOf(bytes) });
          latest.set(key, { data, bytes });
        }
        const saved = [...latest].filter(([key, { data }]) => cache.find(key, data, 1));
        expect(saved.reduce((sum, [, { bytes }]) => sum + bytes, 0)).toBeLessThanOrEqual(1000);
        const last = pages.at(-1);
        if (last) expect(cache.find(last.key, last.data, 1)).toBeDefined();
      }),
    );
  });
});
