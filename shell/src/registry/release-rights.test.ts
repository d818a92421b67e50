import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseDigest } from '@aangan/shared-kit/build/release-files';
import { aBuild } from '../testing/a-build.ts';
import { aShellBuild } from '../testing/a-registry.ts';
import { testFolders } from '../testing/test-folder.ts';
import type { ActivationProblem } from './active-releases.ts';
import { approveRelease } from './approve.ts';
import { folderRegistry } from './folder-registry.ts';
import { promote } from './promote.ts';
import { publishRelease } from './publish.ts';
import { publishShell } from './publish-shell.ts';
import type { Registry } from './registry.ts';
import { releaseList } from './release-list.ts';
import { watchReleaseSets } from './release-set-source.ts';
import { rollback } from './rollback.ts';
import { isSignedChange } from './signatures/signed-change.ts';
import type { KeyRights, TrustedKey } from './signatures/trusted-key.ts';
import { declineRelease, waitingReleases } from './waiting-releases.ts';

const newFolder = testFolders();
const author = (by: string) => ({ by, now: () => Date.UTC(2026, 10, 16) });

function aKey(id: string, rights?: KeyRights): { privateKey: KeyObject; trusted: TrustedKey } {
  const { privateKey } = generateKeyPairSync('ed25519');
  return { privateKey, trusted: { id, publicKey: createPublicKey(privateKey), ...(rights && { rights }) } };
}

const asha = aKey('asha');
const ravi = aKey('ravi', { remotes: ['mfe-test'] });
const robot = aKey('search-ci', { remotes: ['mfe-test'], channels: ['canary'], robot: true });
const otherRobot = aKey('live-ci', { channels: ['live'], robot: true });
const otherSquad = aKey('plans-2026', { remotes: ['mfe-plans'] });
const TRUSTED = [asha, ravi, robot, otherRobot, otherSquad].map(({ trusted }) => trusted);

type Key = typeof asha;

/** The registry as the servers see it, and as the owner of each key sees it on a machine of their own. */
async function sharedRegistry(twoPersons: readonly string[] = []) {
  const folder = path.join(await newFolder(), 'artifacts');
  const as = (key?: Key): Registry =>
    folderRegistry(folder, { trusted: TRUSTED, twoPersons, ...(key && { privateKey: key.privateKey }) });
  const shell = await newFolder();
  await aShellBuild(shell);
  await publishShell(as(asha), shell, author('asha'));
  return { folder, as };
}

async function built(mark: string, name = 'mfe-test'): Promise<{ dist: string; version: string }> {
  const dist = await newFolder();
  const facts = { name, builtAt: '2026-11-16T04:30:00.000Z', experiments: { [mark]: { buckets: { a: 1 } } } };
  const made = await aBuild(dist, { facts });
  const version = `1.0.0-${releaseDigest(made)}`;
  await writeFile(path.join(dist, 'release.json'), JSON.stringify({ ...made, version }));
  return { dist, version };
}

/** What a server that starts now uses of the remote, and why it uses no more. */
async function used(registry: Registry): Promise<{ live: string | undefined; problems: string }> {
  const problems: ActivationProblem[] = [];
  const source = await watchReleaseSets({
    registry,
    prepare: async () => undefined,
    prepareShell: async () => undefined,
    onProblem: (problem) => problems.push(problem),
    pollMs: 3_600_000,
  });
  source.close();
  const live = source.current().set.releases['mfe-test']?.version;
  return { live, problems: problems.map(({ error }) => String(error)).join('\n') };
}

const makeLive = (registry: Registry, live: string) =>
  registry.update(async (document) => ({
    ...document,
    remotes: { 'mfe-test': { live, previous: [], salt: 'mfe-test' } },
  }));

describe('the rights of a key', () => {
  it('are for its remotes: servers refuse the release of another one', async () => {
    const { folder, as } = await sharedRegistry();
    const { dist, version } = await built('one');
    await expect(publishRelease(as(otherSquad), dist)).rejects.toThrow(
      'REG-033 mfe-test: the key plans-2026 has no right to live',
    );
    // On a machine that does not check.
    const { rights: _rights, ...unlimited } = otherSquad.trusted;
    const unchecked = folderRegistry(folder, { trusted: [asha.trusted, unlimited], privateKey: otherSquad.privateKey });
    await publishRelease(unchecked, dist);
    expect(await used(as())).toEqual({
      live: undefined,
      problems: expect.stringContaining(`REG-033 mfe-test/${version}: the key plans-2026 may not sign`),
    });
  });

  it('may end at canaries: a person makes them live, and servers refuse what only the robot signed', async () => {
    const { as } = await sharedRegistry();
    const first = await built('one');
    const next = await built('two');
    await publishRelease(as(ravi), first.dist, author('ravi'));
    await expect(publishRelease(as(robot), next.dist)).rejects.toThrow('the key search-ci has no right to live');
    await publishRelease(as(robot), next.dist, { ...author('search-ci'), canary: 10 });
    await expect(promote(as(robot), 'mfe-test', author('search-ci'))).rejects.toThrow('no right to live');
    await expect(rollback(as(robot), 'mfe-test', author('search-ci'))).rejects.toThrow('no right to rollback');

    // Somebody who may write to the store changes the document by hand.
    const before = (await as().read()) ?? fail();
    await makeLive(as(), next.version);
    expect(await used(as())).toEqual({
      live: undefined,
      problems: expect.stringContaining(`no key with the right to live has signed ${next.version}`),
    });
    await as().update(async () => before);

    await promote(as(ravi), 'mfe-test', author('ravi'));
    expect(await used(as())).toEqual({ live: next.version, problems: '' });
    // A server has no key, and may go back to what was live.
    await rollback(as(), 'mfe-test', author('Meera Nair'));
    expect(await used(as())).toEqual({ live: first.version, problems: '' });
  });

  it('end with the day until which they are valid', async () => {
    const { folder } = await sharedRegistry();
    const until = (day: string) => ({ ...ravi.trusted, rights: { until: day } });
    const on = (day: string, key?: Key) =>
      folderRegistry(folder, { trusted: [asha.trusted, until(day)], ...(key && { privateKey: key.privateKey }) });
    const { dist, version } = await built('one');
    await expect(publishRelease(on('2026-11-16', ravi), dist, author('ravi'))).rejects.toThrow('REG-033');
    await publishRelease(on('2026-11-17', ravi), dist, author('ravi'));
    expect((await used(on('2026-11-17'))).live).toBe(version);
    expect((await used(on('2026-11-16'))).live).toBeUndefined();
  });
});

describe('a remote of two persons', () => {
  it('gets a release only with the signature of another person, and the log says whose', async () => {
    const { folder, as } = await sharedRegistry(['mfe-test']);
    const { dist, version } = await built('one');
    const refused = `REG-034 mfe-test: ${version} needs two persons, and has asha`;
    await expect(publishRelease(as(asha), dist, author('asha'))).rejects.toThrow(refused);
    await expect(approveRelease(as(asha), 'mfe-test', version, author('asha'))).rejects.toThrow(refused);
    await expect(approveRelease(as(otherRobot), 'mfe-test', version, author('live-ci'))).rejects.toThrow(refused);
    await expect(approveRelease(as(robot), 'mfe-test', version, author('search-ci'))).rejects.toThrow('REG-033');

    // An approval of another release, copied to this one.
    const other = await built('two');
    await expect(publishRelease(as(asha), other.dist, author('asha'))).rejects.toThrow('REG-034');
    await approveRelease(as(ravi), 'mfe-test', other.version, author('ravi'));
    expect((await used(as())).live).toBe(other.version);
    const approvals = (name: string) => path.join(folder, 'mfe-test', name, 'approvals');
    await cp(approvals(other.version), approvals(version), { recursive: true });
    await makeLive(as(), version);
    expect(await used(as())).toEqual({ live: undefined, problems: expect.stringContaining(refused) });

    await makeLive(as(), other.version);
    await approveRelease(as(ravi), 'mfe-test', version, author('ravi'));
    expect(await used(as())).toEqual({ live: version, problems: '' });
    expect((await as().read())?.changes[0]).toMatchObject({ action: 'publish', by: 'ravi', version });
  });
});

describe('a release that waits for another person', () => {
  const waiting = async (registry: Registry) =>
    waitingReleases((await registry.read()) ?? fail()).map(({ remote, version, by, reason, signature }) => ({
      remote,
      version,
      by,
      reason,
      signed: signature !== undefined,
    }));

  it('is in the change log with who asked, once, until it is live', async () => {
    const { as } = await sharedRegistry(['mfe-test']);
    const { dist, version } = await built('one');
    const registry = as(asha);
    const asking = { ...author('asha'), reason: 'New prices', keys: registry.keys };
    await expect(publishRelease(registry, dist, asking)).rejects.toThrow('REG-034');
    await expect(publishRelease(registry, dist, asking)).rejects.toThrow('REG-034');
    expect(await waiting(as())).toEqual([
      { remote: 'mfe-test', version, by: 'asha', reason: 'New prices', signed: true },
    ]);
    await approveRelease(as(ravi), 'mfe-test', version, author('ravi'));
    expect(await waiting(as())).toEqual([]);
  });

  it('waits as a canary too, and not for any other refusal', async () => {
    const { as } = await sharedRegistry(['mfe-test']);
    const first = await built('one');
    const next = await built('two');
    await expect(publishRelease(as(asha), first.dist, author('asha'))).rejects.toThrow('REG-034');
    await approveRelease(as(ravi), 'mfe-test', first.version, author('ravi'));
    await publishRelease(as(robot), next.dist, { ...author('search-ci'), canary: 10 });
    await expect(promote(as(robot), 'mfe-test', author('search-ci'))).rejects.toThrow('REG-033');
    expect(await waiting(as())).toEqual([]);
    await expect(promote(as(asha), 'mfe-test', author('asha'))).rejects.toThrow('REG-034');
    expect((await waiting(as())).map(({ version, by }) => [version, by])).toEqual([[next.version, 'asha']]);
    await promote(as(ravi), 'mfe-test', author('ravi'));
    expect(await waiting(as())).toEqual([]);
  });

  it('is overtaken by a release that goes live after the question', async () => {
    const { as } = await sharedRegistry(['mfe-test']);
    const first = await built('one');
    const next = await built('two');
    await expect(publishRelease(as(asha), first.dist, author('asha'))).rejects.toThrow('REG-034');
    await expect(publishRelease(as(asha), next.dist, author('asha'))).rejects.toThrow('REG-034');
    expect((await waiting(as())).map(({ version }) => version)).toEqual([next.version, first.version]);
    await approveRelease(as(ravi), 'mfe-test', next.version, author('ravi'));
    expect(await waiting(as())).toEqual([]);
  });

  it('is approved by nobody after it was declined, until it is published again', async () => {
    const { as } = await sharedRegistry(['mfe-test']);
    const { dist, version } = await built('one');
    await expect(publishRelease(as(asha), dist, author('asha'))).rejects.toThrow('REG-034');
    // A server of the staff area has no key.
    await declineRelease(as(), 'mfe-test', version, { ...author('Meera Nair'), reason: 'old prices' });
    expect(await waiting(as())).toEqual([]);
    await expect(approveRelease(as(ravi), 'mfe-test', version, author('ravi'))).rejects.toThrow(
      `REG-042 mfe-test: Meera Nair has declined ${version}: old prices`,
    );
    await expect(declineRelease(as(), 'mfe-test', version, author('Meera Nair'))).rejects.toThrow('REG-042');
    expect((await used(as())).live).toBeUndefined();
    await expect(publishRelease(as(asha), dist, author('asha'))).rejects.toThrow('REG-034');
    await approveRelease(as(ravi), 'mfe-test', version, author('ravi'));
    expect((await used(as())).live).toBe(version);
  });
});

describe('a row of the change log', () => {
  it('is signed by the key that it names, and not by anybody else', async () => {
    const { as } = await sharedRegistry();
    const { dist } = await built('one');
    const registry = as(ravi);
    await publishRelease(registry, dist, { ...author('ravi'), reason: 'New prices', keys: registry.keys });
    const document = (await as().read()) ?? fail();
    expect(releaseList(document, TRUSTED)[0]).toMatchObject({ by: 'ravi', signed: true });
    const [row, ...others] = document.changes;
    for (const forged of [{ by: 'asha' }, { reason: 'Other prices' }, { version: '2' }, { signature: undefined }]) {
      const changes = [{ ...(row ?? fail()), ...forged }, ...others];
      expect(isSignedChange(changes[0] ?? fail(), TRUSTED)).toBe(false);
    }
    // A command that names another author than its key's does not sign.
    const next = await built('two');
    await publishRelease(registry, next.dist, { ...author('asha'), keys: registry.keys });
    expect((await as().read())?.changes[0]?.signature).toBeUndefined();
  });
});

function fail(): never {
  throw new Error('There is a document');
}
