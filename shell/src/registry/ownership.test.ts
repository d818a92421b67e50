import { aRelease } from '../testing/a-release.ts';
import { ownershipProblems } from './ownership.ts';

describe('who owns a path', () => {
  const search = aRelease({ home: ['/'], list: ['/list*', '/{city}/rent'] }, { name: 'mfe-search' });

  it('has nothing against paths of its own', () => {
    const plans = aRelease({ plans: ['/{seekerType}/plans'] }, { name: 'mfe-plans' });
    expect(ownershipProblems(plans, [search])).toEqual([]);
  });

  it('names each path that another remote has, with its owner', () => {
    const plans = aRelease({ plans: ['/list*', '/plans'], more: ['/'] }, { name: 'mfe-plans' });
    expect(ownershipProblems(plans, [search])).toEqual([
      'mfe-plans: the path /list* belongs to mfe-search',
      'mfe-plans: the path / belongs to mfe-search',
    ]);
  });

  it("keeps the shell's own paths", () => {
    const plans = aRelease({ none: ['/page-not-found'] }, { name: 'mfe-plans' });
    expect(ownershipProblems(plans, [])).toEqual(['mfe-plans: the path /page-not-found belongs to shell']);
  });
});
