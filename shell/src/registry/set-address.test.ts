import fc from 'fast-check';
import { aRelease } from '../testing/a-release.ts';
import { SET_ADDRESS, setAddress, versionsOfAddress } from './set-address.ts';

const word = fc.stringMatching(/^[a-z]{1,8}$/);
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => `mfe-${words.join('-')}`);
const version = fc.tuple(fc.stringMatching(/^\d{1,2}\.\d{1,2}\.\d{1,2}$/), fc.stringMatching(/^[0-9a-f]{10}$/));
const versions = fc.dictionary(
  name,
  version.map((parts) => parts.join('-')),
  { maxKeys: 9, noNullPrototype: true },
);

const addressOf = (versions: Readonly<Record<string, string>>) => {
  const releases = Object.entries(versions).map(([name, version]) => [name, aRelease({}, { name, version })]);
  return setAddress({ id: 'any', releases: Object.fromEntries(releases) });
};

describe("the address of a release set's page table", () => {
  it('lists the versions in one fixed order', () => {
    const expected = `${SET_ADDRESS}mfe-plans@0.1.0-aa,mfe-search@0.1.0-bb.json`;
    expect(addressOf({ 'mfe-search': '0.1.0-bb', 'mfe-plans': '0.1.0-aa' })).toBe(expected);
    expect(addressOf({ 'mfe-plans': '0.1.0-aa', 'mfe-search': '0.1.0-bb' })).toBe(expected);
  });

  it('is parsed back into any versions that it was made of', () => {
    fc.assert(
      fc.property(versions, (versions) => {
        const address = addressOf(versions);
        expect(address).toBe(encodeURI(address));
        expect(versionsOfAddress(address.slice(SET_ADDRESS.length))).toEqual(versions);
      }),
    );
  });

  it.each([
    ['has no versions', 'mfe-plans.json'],
    ['has no ending', 'mfe-plans@0.1.0-aa'],
    ['leads out of the store by its version', 'mfe-plans@../../etc.json'],
    ['leads out of the store by its name', 'mfe-../x@0.1.0.json'],
    ['names a folder', 'mfe-plans@0.1.0/x.json'],
    ['names the shell', 'shell@0.1.0.json'],
    ['names a remote twice', 'mfe-plans@0.1.0-aa,mfe-plans@0.1.0-bb.json'],
    ['is in another order', 'mfe-search@0.1.0-aa,mfe-plans@0.1.0-bb.json'],
    ['has too many remotes', `${Array.from({ length: 41 }, (_, at) => `mfe-${'a'.repeat(at + 1)}@1`)}.json`],
    ['is an id of the old format', '0123456789ab.json'],
  ])('is rejected when it %s', (_what, rest) => {
    expect(versionsOfAddress(rest)).toBeUndefined();
  });
});
