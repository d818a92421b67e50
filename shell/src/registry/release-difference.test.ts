import { aRelease } from '../testing/a-release.ts';
import { releaseDifference } from './release-difference.ts';

const file = (mark: string, gzip: number) => ({ integrity: `sha384-${mark}`, bytes: gzip * 3, gzip });

/** A release whose pages have a script each. */
function withPages(pages: Readonly<Record<string, readonly string[]>>, marks: Readonly<Record<string, number>>) {
  const release = aRelease(pages);
  const own = Object.fromEntries(
    Object.entries(release.pages).map(([page, facts]) => [page, { ...facts, js: [`browser/${page}.js`] }]),
  );
  const files = Object.entries(marks).map(([page, gzip]) => [`browser/${page}.js`, file(`${page}${gzip}`, gzip)]);
  return { ...release, pages: own, files: Object.fromEntries(files) };
}

describe('the difference of two releases', () => {
  it('is nothing but the number of files for the same release', () => {
    const release = withPages({ one: ['/one'] }, { one: 900 });
    expect(releaseDifference(release, release)).toEqual({
      pagesAdded: {},
      pagesRemoved: [],
      pathsChanged: {},
      sizes: [],
      callsAdded: [],
      callsRemoved: [],
      filesChanged: 0,
      files: 1,
    });
  });

  it('names pages, paths, sizes, calls and the contract', () => {
    const before = {
      ...withPages({ one: ['/one'], two: ['/two'], gone: ['/gone'] }, { one: 900, two: 500, gone: 100 }),
      calls: { 'GET /api/v1/wallet': {}, 'GET /api/v1/old': {} },
      contract: '^1.5',
    };
    const after = {
      ...withPages({ one: ['/one'], two: ['/two', '/second'], more: ['/more'] }, { one: 1200, two: 500, more: 50 }),
      calls: { 'GET /api/v1/wallet': {}, 'POST /api/v1/new': {} },
      contract: '^1.6',
    };
    expect(releaseDifference(before, after)).toEqual({
      pagesAdded: { more: ['/more'] },
      pagesRemoved: ['gone'],
      pathsChanged: { two: ['/two', '/second'] },
      sizes: [{ page: 'one', before: 900, after: 1200 }],
      callsAdded: ['POST /api/v1/new'],
      callsRemoved: ['GET /api/v1/old'],
      contract: { before: '^1.5', after: '^1.6' },
      filesChanged: 3,
      files: 4,
    });
  });
});
