import { setAddress } from '../registry/set-address.ts';
import { aRelease } from '../testing/a-release.ts';
import { releaseIn, versionsInSet } from './release-address.ts';

describe('the release in an address', () => {
  it.each([
    [
      'at a (https://x.example/assets/mfe-plans/0.1.0-1ec01c9d2f/browser/page-plans.js:1:2)',
      'mfe-plans',
      '0.1.0-1ec01c9d2f',
    ],
    ['/assets/shell/0.1.0-aaaaaaaaaa/main.js', 'shell', '0.1.0-aaaaaaaaaa'],
    [
      'a@https://x.example/mfe-home-services/2.0.0/browser/e.js:1:1\nb@/shell/1.0.0/m.js:1:1',
      'mfe-home-services',
      '2.0.0',
    ],
  ])('is read from %s', (text, remote, version) => expect(releaseIn(text)).toEqual({ remote, version }));

  it.each(['https://x.example/buyer/plans', 'at a (<anonymous>)', ''])('is not found in %j', (text) =>
    expect(releaseIn(text)).toBeUndefined(),
  );
});

describe('the versions in the address of a release set', () => {
  it('are the versions of its releases', () => {
    const releases = {
      one: aRelease({}, { name: 'mfe-a', version: '1.0.0-abc' }),
      two: aRelease({}, { name: 'mfe-b', version: '2.1.0' }),
    };
    expect(versionsInSet(setAddress({ id: 'x', releases }))).toEqual({ 'mfe-a': '1.0.0-abc', 'mfe-b': '2.1.0' });
    expect(versionsInSet('/platform/pages/.json')).toEqual({});
  });
});
