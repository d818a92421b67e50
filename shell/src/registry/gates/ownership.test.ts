import { aRelease } from '../../testing/a-release.ts';
import { ownershipReasons } from './ownership.ts';

describe('path ownership', () => {
  const search = aRelease({ home: ['/'], list: ['/list*', '/{city}/rent'] }, { name: 'mfe-search' });

  it('accepts paths that no other remote owns', () => {
    const plans = aRelease({ plans: ['/{seekerType}/plans'] }, { name: 'mfe-plans' });
    expect(ownershipReasons(plans, [search])).toEqual([]);
  });

  it('reports each path that another remote owns, with its owner', () => {
    const plans = aRelease({ plans: ['/list*', '/plans'], more: ['/'] }, { name: 'mfe-plans' });
    expect(ownershipReasons(plans, [search]).map(({ message }) => message)).toEqual([
      'mfe-plans: the path /list* belongs to mfe-search',
      'mfe-plans: the path / belongs to mfe-search',
    ]);
  });

  it("reserves the shell's own paths", () => {
    const plans = aRelease({ none: ['/page-not-found'] }, { name: 'mfe-plans' });
    expect(ownershipReasons(plans, []).map(({ message }) => message)).toEqual([
      'mfe-plans: the path /page-not-found belongs to shell',
    ]);
  });

  it('reserves the key of an experiment for its remote', () => {
    const experiments = { colours: { buckets: { a: 1, b: 1 } } };
    const plans = aRelease({ plans: ['/plans'] }, { name: 'mfe-plans', experiments });
    const other = aRelease({ x: ['/x'] }, { name: 'mfe-other', experiments });
    expect(ownershipReasons(other, [plans])).toEqual([
      { code: 'REG-003', message: 'mfe-other: the experiment colours belongs to mfe-plans' },
    ]);
  });

  it('reserves a webview prefix for its remote, apart from a path of the same name', () => {
    const wallet = aRelease({ wallet: ['/wallet'] }, { name: 'mfe-account', hybrid: { home: { page: 'wallet' } } });
    const other = aRelease({ home: ['/home'] }, { name: 'mfe-plans', hybrid: { wallet: { page: 'home' } } });
    expect(ownershipReasons(other, [wallet])).toEqual([]);
    const thief = aRelease({ x: ['/x'] }, { name: 'mfe-thief', hybrid: { home: { page: 'x' } } });
    expect(ownershipReasons(thief, [wallet])).toEqual([
      { code: 'REG-003', message: 'mfe-thief: the webview prefix home belongs to mfe-account' },
    ]);
  });
});
