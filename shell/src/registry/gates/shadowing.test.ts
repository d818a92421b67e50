import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@aangan/shared-kit/build/release';
import type { RemoteConfig } from '@aangan/shared-kit/build/remote-config';
import { aRelease, aReleasePage } from '../../testing/a-release.ts';
import { ownershipReasons } from './ownership.ts';
import { patternWordReasons } from './pattern-words.ts';
import { reservedReasons } from './reserved-paths.ts';
import { shadowingReasons } from './shadowing.ts';
import { territoryReasons } from './territory.ts';

const ROOT = path.resolve(__dirname, '../../../..');

/** All paths of the inventory, as one release per owner. */
function inventory(): Release[] {
  const rows = readFileSync(path.join(ROOT, 'e2e/conformance/routes.tsv'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.split('\t'))
    .filter(([, , kind, owner]) => kind !== 'hybrid' && owner !== 'shell');
  const byOwner = Map.groupBy(rows, ([, , , owner = '']) => owner);
  return [...byOwner].map(([name, owned]) =>
    aRelease({ all: [...new Set(owned.map(([pattern = '']) => pattern))] }, { name }),
  );
}

/** Releases of the remotes in the repository, with their paths only. */
async function configured(): Promise<Release[]> {
  const names = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
  return Promise.all(
    names.map(async (name) => {
      const module: { default: RemoteConfig } = await import(path.join(ROOT, name, 'remote.config.ts'));
      const pages = Object.entries(module.default.pages).map(([page, { paths, params = {}, access = 'public' }]) => {
        return [page, { ...aReleasePage(page, paths), params, access }];
      });
      const { sharesPaths = {} } = module.default;
      return aRelease({}, { name, pages: Object.fromEntries(pages), sharesPaths });
    }),
  );
}

function reasonsFor(release: Release, all: readonly Release[]) {
  const others = all.filter(({ name }) => name !== release.name);
  return [...ownershipReasons(release, others), ...shadowingReasons(release, others), ...reservedReasons(release)];
}

describe('every pattern of the inventory', () => {
  const releases = inventory();

  it.each(releases.map((release) => [release.name, release] as const))(
    'of %s works beside all others',
    (_name, release) => {
      expect(release.pages.all?.paths.length).toBeGreaterThan(5);
      expect(reasonsFor(release, releases)).toEqual([]);
    },
  );

  it('works beside the others in the remotes as they are configured', async () => {
    const remotes = await configured();
    expect(remotes.length).toBeGreaterThan(1);
    for (const release of remotes) {
      const others = remotes.filter(({ name }) => name !== release.name);
      const territory = territoryReasons(release, others, undefined);
      expect([...reasonsFor(release, remotes), ...territory, ...patternWordReasons(release)]).toEqual([]);
    }
  });
});

describe('a pattern that overlaps with another remote', () => {
  const cities = { ...aReleasePage('home', ['/{city}/rent']), params: { city: ['pune', 'delhi'] } };
  const search = aRelease(
    {},
    { name: 'mfe-search', pages: { home: cities, list: aReleasePage('list', ['/flats-for-rent*', '/builder*']) } },
  );
  const reasonsOf = (...paths: string[]) =>
    shadowingReasons(aRelease({ mine: paths }, { name: 'mfe-new' }), [search]).map(({ message }) => message);

  it.each([
    [
      'an allowed value of the other pattern',
      '/delhi/rent',
      '/delhi/rent takes /delhi/rent from /{city}/rent of mfe-search',
    ],
    ['the empty match of its wildcard', '/builder', '/builder takes /builder from /builder* of mfe-search'],
    [
      'the paths of an equivalent pattern',
      '/{any}/rent',
      '/{any}/rent takes /pune/rent from /{city}/rent of mfe-search',
    ],
  ])('is refused when it takes %s', (_what, pattern, message) => {
    expect(reasonsOf(pattern)).toEqual([`mfe-new: ${message}`]);
  });

  it('is refused when the new release loses some of its own paths', () => {
    const wide = aRelease({ wide: ['/*'] }, { name: 'mfe-wide' });
    const home = aRelease({ home: ['/'] }, { name: 'mfe-home' });
    expect(shadowingReasons(wide, [home])).toEqual([
      { code: 'REG-004', message: 'mfe-wide: /* also matches /, which belongs to / of mfe-home' },
    ]);
  });

  it('is accepted when it is more precise than a wider pattern', () => {
    expect(
      reasonsOf('/flats*', '/builder-list*', '/flats-for-rent-in-bulk', '/{city}/rent/agreement', '/surat/rent'),
    ).toEqual([]);
  });

  it('is not refused for paths that were hidden before', () => {
    const hidden = aRelease({ a: ['/x*'] }, { name: 'mfe-hidden' });
    const hiding = aRelease({ a: ['/xsample'] }, { name: 'mfe-hiding' });
    const other = aRelease({ a: ['/other'] }, { name: 'mfe-other' });
    expect(shadowingReasons(other, [hidden, hiding])).toEqual([]);
  });
});
