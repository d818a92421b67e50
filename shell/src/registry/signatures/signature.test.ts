import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { testFolders } from '../../testing/test-folder.ts';
import { localKeyFile } from './local-release-key.ts';
import { keyEntry, releaseKeys, trustedKeys } from './release-keys.ts';
import { signedText, verifiedKey } from './signature.ts';
import type { TrustedKey } from './trusted-key.ts';

const newFolder = testFolders();
const NOON = Date.UTC(2026, 10, 16, 6, 30);
const RELEASE = { artifact: 'mfe-test/1.0.0-aaaaaaaaaa', text: '{"files":{}}\n' };

function aKey(id: string, retired?: string): { privateKey: KeyObject; trusted: TrustedKey } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateKey, trusted: { id, publicKey, ...(retired && { retired }) } };
}

const squad = aKey('squad-2026');
const signature = signedText(RELEASE, { trusted: [squad.trusted], privateKey: squad.privateKey }, NOON);

describe('a signature of a release', () => {
  it('is accepted from each trusted key, and from no other', () => {
    const other = aKey('other');
    expect(verifiedKey(RELEASE, signature, [other.trusted, squad.trusted]).id).toBe('squad-2026');
    expect(() => verifiedKey(RELEASE, signature, [other.trusted])).toThrow(/REG-021 .* squad-2026, which is not among/);
    // Another key under the same id.
    expect(() => verifiedKey(RELEASE, signature, [{ ...other.trusted, id: 'squad-2026' }])).toThrow('REG-021');
  });

  it.each([
    ['changed text', { ...RELEASE, text: `${RELEASE.text} ` }, signature],
    ['another name', { ...RELEASE, artifact: 'mfe-other/1.0.0-aaaaaaaaaa' }, signature],
    ['another version', { ...RELEASE, artifact: 'mfe-test/1.0.0-bbbbbbbbbb' }, signature],
    ['no signature', RELEASE, undefined],
    ['a text that is no signature', RELEASE, '{}'],
    ['a changed time', RELEASE, signature.replace('2026-11-16', '2026-11-15')],
  ])('does not hold for %s', (_what, described, stored) => {
    expect(() => verifiedKey(described, stored, [squad.trusted])).toThrow('REG-021');
  });

  it('of a retired key holds for what it signed before, and signs nothing new', () => {
    const retired = (day: string) => [{ ...squad.trusted, retired: day }];
    expect(verifiedKey(RELEASE, signature, retired('2026-11-17')).id).toBe('squad-2026');
    expect(() => verifiedKey(RELEASE, signature, retired('2026-11-16'))).toThrow(
      /was signed after squad-2026 was retired/,
    );
    const keys = { trusted: retired('2026-12-01'), privateKey: squad.privateKey };
    expect(() => signedText(RELEASE, keys, NOON)).toThrow('REG-021 the key squad-2026 is retired since 2026-12-01');
  });

  it('is not made without a key, or with one that servers do not trust', () => {
    expect(() => signedText(RELEASE, { trusted: [squad.trusted] }, NOON)).toThrow('set RELEASE_SIGNING_KEY');
    const stranger = { trusted: [squad.trusted], privateKey: aKey('stranger').privateKey };
    expect(() => signedText(RELEASE, stranger, NOON)).toThrow('is not among RELEASE_KEYS');
  });
});

describe('the keys of releases', () => {
  it('are read as they are printed, with the day of retirement', () => {
    const entry = keyEntry('squad-2026', squad.trusted.publicKey);
    const other = `${keyEntry('squad-2025', aKey('squad-2025').trusted.publicKey)}@2026-01-01`;
    const [first, second] = trustedKeys(`${entry}, ${other}`);
    expect(first && verifiedKey(RELEASE, signature, [first])).toEqual(first);
    expect(second).toMatchObject({ id: 'squad-2025', retired: '2026-01-01' });
    for (const wrong of ['squad-2026', `${entry}x`, `${entry}@soon`, `${entry}@2026-13-41`, `${entry},${entry}`]) {
      expect(() => trustedKeys(wrong)).toThrow('RELEASE_KEYS');
    }
  });

  it('have the rights of their entries', () => {
    const { publicKey } = squad.trusted;
    const rights = {
      remotes: ['mfe-search', 'mfe-plans'],
      channels: ['canary', 'rollback'],
      robot: true,
      until: '2027-06-30',
    } as const;
    const entry = keyEntry('search-ci', publicKey, rights);
    expect(entry).toMatch(/;remotes=mfe-search\+mfe-plans;channels=canary\+rollback;robot;until=2027-06-30$/);
    expect(trustedKeys(`${entry}, ${keyEntry('asha', publicKey)}`).map(({ rights }) => rights)).toEqual([
      rights,
      undefined,
    ]);
    const plain = keyEntry('search-ci', publicKey);
    for (const wrong of ['remotes=', 'remotes=search', 'channels=all', 'robot=yes', 'until=soon', 'may=live']) {
      expect(() => trustedKeys(`${plain};${wrong}`)).toThrow('RELEASE_KEYS');
    }
  });

  it('are made once by a site of its own, readable by its owner alone', async () => {
    const folder = path.join(await newFolder(), 'data');
    const keys = releaseKeys({}, folder);
    const own = signedText(RELEASE, keys, NOON);
    expect(verifiedKey(RELEASE, own, releaseKeys({}, folder).trusted).id).toBe('local');
    expect((await stat(localKeyFile(folder))).mode & 0o777).toBe(0o600);
    expect(() => verifiedKey(RELEASE, own, releaseKeys({}, path.join(folder, 'other')).trusted)).toThrow('REG-021');
  });

  it('of the environment replace the key of the site, which then signs nothing', async () => {
    const folder = await newFolder();
    const env = { RELEASE_KEYS: keyEntry('squad-2026', squad.trusted.publicKey) };
    const { trusted, privateKey } = releaseKeys(env, folder);
    expect([trusted.map(({ id }) => id), privateKey]).toEqual([['squad-2026'], undefined]);
    releaseKeys({}, folder);
    const local = { ...env, RELEASE_SIGNING_KEY: localKeyFile(folder) };
    expect(createPublicKey(releaseKeys(local, folder).privateKey ?? '').asymmetricKeyType).toBe('ed25519');
    expect(() => signedText(RELEASE, releaseKeys(local, folder), NOON)).toThrow('REG-021');
  });
});
