import fc from 'fast-check';
import {
  mayFetchAhead,
  NO_LISTS,
  outdatedDocuments,
  RECENT_MAXIMUM,
  VISITED_MAXIMUM,
  withSaved,
} from './saving-rules.ts';

const address = fc.integer({ min: 1, max: 90 }).map((id) => `https://aangan.test/${id}`);
/** More pages than the limit. */
const MANY = { maxLength: 80, size: 'max' } as const;
const OFFLINE = 'https://aangan.test/offline';

describe('the lists of saved pages', () => {
  it('have each recent page once, the newest first, and at most twenty', () => {
    fc.assert(
      fc.property(fc.array(address, MANY), (visits) => {
        const { recent } = visits.reduce((lists, visit) => withSaved(lists, 'recent', [visit]), NO_LISTS);
        expect(recent).toEqual([...new Set(visits.toReversed())].slice(0, RECENT_MAXIMUM));
      }),
    );
  });

  it('replace the whole shortlist, and leave recent pages unchanged', () => {
    const before = withSaved(withSaved(NO_LISTS, 'recent', ['/a']), 'shortlist', ['/b', '/c']);
    expect(withSaved(before, 'shortlist', ['/c'])).toEqual({ recent: ['/a'], shortlist: ['/c'] });
  });
});

describe('outdated documents', () => {
  it('are the oldest on no list, never the offline page', () => {
    fc.assert(
      fc.property(fc.uniqueArray(address, MANY), fc.array(address), fc.array(address), (visits, recent, shortlist) => {
        const saved = [OFFLINE, ...visits];
        const outdated = outdatedDocuments(saved, { recent, shortlist }, OFFLINE);
        const staying = saved.filter((each) => !outdated.includes(each));
        const listed = new Set([...recent, ...shortlist, OFFLINE]);
        expect(staying).toEqual(expect.arrayContaining(saved.filter((each) => listed.has(each))));
        const unlisted = visits.filter((each) => !listed.has(each));
        expect(staying.filter((each) => !listed.has(each))).toEqual(unlisted.slice(-VISITED_MAXIMUM));
      }),
    );
  });
});

describe('prefetching', () => {
  it.each([
    [undefined, true],
    [{}, true],
    [{ effectiveType: '4g', saveData: false }, true],
    [{ effectiveType: '4g', saveData: true }, false],
    [{ effectiveType: '3g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
  ])('with a connection of %j: %s', (connection, allowed) => {
    expect(mayFetchAhead(connection)).toBe(allowed);
  });
});
