import path from 'node:path';
import { aRegistryDocument } from '../testing/a-registry.ts';
import { aRelease, aReleaseFill, aReleasePage } from '../testing/a-release.ts';
import { testFolders, writeFiles } from '../testing/test-folder.ts';
import { type FolderRegistry, folderRegistry } from './folder-registry.ts';
import { promote } from './promote.ts';
import type { RegistryDocument } from './registry-document.ts';
import { retire } from './retire.ts';
import { rollback } from './rollback.ts';
import { stopCanary } from './stop-canary.ts';

const newFolder = testFolders();
const author = { by: 'Asha Rao', now: () => Date.UTC(2026, 10, 16, 6, 30) };
const salt = 'mfe-test';

/** A registry with versions 1 to 6 of `mfe-test` and the given state. */
async function registryWith(
  remote: RegistryDocument['remotes'][string],
  facts: Parameters<typeof aRelease>[1] = {},
): Promise<FolderRegistry> {
  const registry = folderRegistry(path.join(await newFolder(), 'artifacts'));
  for (const version of ['1', '2', '3', '4', '5', '6']) {
    const release = aRelease({ plans: ['/plans'] }, { ...facts, version });
    await writeFiles(registry.folder, { [`mfe-test/${version}/release.json`]: JSON.stringify(release) });
  }
  await registry.write(aRegistryDocument({}, { remotes: { 'mfe-test': remote } }));
  return registry;
}

const canary = { version: '6', percent: 10, since: '2026-11-15T06:30:00.000Z' };
const stateOf = async (registry: FolderRegistry) => (await registry.read())?.remotes['mfe-test'];
const lastChange = async (registry: FolderRegistry) => (await registry.read())?.changes[0];

const failed = { at: '2026-11-16T06:00:00.000Z', server: 'web-1', reason: 'HTTP 404' };

describe('a release that a server could not load', () => {
  it('is not promoted, and goes with the canary that it was', async () => {
    const registry = await registryWith({ live: '5', previous: ['4'], salt, canary, failed: { 6: failed } });
    await expect(promote(registry, 'mfe-test', author)).rejects.toThrow(
      'REG-030 mfe-test: a server cannot load 6: HTTP 404',
    );
    await stopCanary(registry, 'mfe-test', '6', author);
    expect(await stateOf(registry)).toEqual({ live: '5', previous: ['4'], salt });
  });

  it('is no target of a rollback once another version was live', async () => {
    const registry = await registryWith({ live: '5', previous: ['4'], salt, canary, failed: { 5: failed } });
    await promote(registry, 'mfe-test', author);
    expect(await stateOf(registry)).toEqual({ live: '6', previous: ['4'], salt });
    expect((await rollback(registry, 'mfe-test', author)).live).toBe('4');
  });
});

it('a save of development is no target of a rollback', async () => {
  const registry = await registryWith({ live: '5', previous: ['4'], salt, canary, dev: true });
  await promote(registry, 'mfe-test', author);
  expect((await stateOf(registry))?.previous).toEqual(['4']);
});

describe('retiring', () => {
  const page = (slots: Readonly<Record<string, number>>) => ({ ...aReleasePage('plans', ['/plans']), slots });

  it('takes the remote and its paths off the site, and logs it', async () => {
    const registry = await registryWith({ live: '5', previous: ['4'], salt, canary });
    expect(await retire(registry, 'mfe-test', { ...author, reason: 'Nobody used it' })).toBe('5');
    expect(await stateOf(registry)).toBeUndefined();
    expect(await lastChange(registry)).toMatchObject({ action: 'retire', version: '5', reason: 'Nobody used it' });
    await expect(retire(registry, 'mfe-test', author)).rejects.toThrow('REG-013');
  });

  it('is refused while another remote fills a slot of it or links to it', async () => {
    const slots = { 'plans/below': 1 };
    const registry = await registryWith({ live: '5', previous: [], salt }, { pages: { plans: page(slots) } });
    const other = aRelease(
      { mine: ['/mine'] },
      {
        name: 'mfe-other',
        version: '1',
        fills: { strip: aReleaseFill('strip', { slot: 'plans/below' }) },
        navigation: [{ place: 'footer', title: 'Plans', path: '/plans', order: 1 }],
      },
    );
    await writeFiles(registry.folder, { 'mfe-other/1/release.json': JSON.stringify(other) });
    await registry.update(async (document) => ({
      ...document,
      remotes: { ...document.remotes, 'mfe-other': { live: '1', previous: [], salt: 'b' } },
    }));
    const before = await registry.read();
    await expect(retire(registry, 'mfe-test', author)).rejects.toThrow(
      'REG-035 mfe-test: the fill "strip" of mfe-other is for its slot plans/below\n' +
        'REG-035 mfe-test: the link "Plans" of mfe-other leads to its page /plans',
    );
    expect(await registry.read()).toEqual(before);
    expect(await retire(registry, 'mfe-other', author)).toBe('1');
  });
});

describe('promoting', () => {
  it('makes the canary live and the old live version the first one to go back to', async () => {
    const registry = await registryWith({ live: '5', previous: ['4', '3'], salt, canary });
    expect(await promote(registry, 'mfe-test', author)).toBe('6');
    expect(await stateOf(registry)).toEqual({ live: '6', previous: ['5', '4', '3'], salt });
    expect(await lastChange(registry)).toEqual({
      at: '2026-11-16T06:30:00.000Z',
      by: 'Asha Rao',
      action: 'promote',
      remote: 'mfe-test',
      version: '6',
      from: '5',
    });
  });

  it('is refused without a canary and for an unknown remote', async () => {
    const registry = await registryWith({ live: '5', previous: [], salt });
    await expect(promote(registry, 'mfe-test', author)).rejects.toThrow('REG-014 mfe-test: no canary runs');
    await expect(promote(registry, 'mfe-none', author)).rejects.toThrow('REG-013 There is no remote mfe-none');
    expect((await registry.read())?.changes).toEqual([]);
  });

  it('is refused when another remote took its path meanwhile', async () => {
    const registry = await registryWith({ live: '5', previous: [], salt, canary });
    const other = aRelease({ mine: ['/plans'] }, { name: 'mfe-other', version: '1' });
    await writeFiles(registry.folder, { 'mfe-other/1/release.json': JSON.stringify(other) });
    await registry.update(async (document) => ({
      ...document,
      remotes: { ...document.remotes, 'mfe-other': { live: '1', previous: [], salt: 'mfe-other' } },
    }));
    const before = await registry.read();
    await expect(promote(registry, 'mfe-test', author)).rejects.toThrow('REG-003');
    expect(await registry.read()).toEqual(before);
  });
});

describe('rolling back', () => {
  it('ends a canary first and keeps the live version', async () => {
    const registry = await registryWith({ live: '5', previous: ['4'], salt, canary });
    expect(await rollback(registry, 'mfe-test', author)).toEqual({ action: 'stop-canary', live: '5', withdrawn: '6' });
    expect(await stateOf(registry)).toEqual({ live: '5', previous: ['4'], salt });
    expect(await lastChange(registry)).toMatchObject({ action: 'stop-canary', version: '6', from: '6' });
  });

  it('goes to the previous version, and then further back instead of to the withdrawn one', async () => {
    const registry = await registryWith({ live: '5', previous: ['4', '3', '2'], salt });
    await rollback(registry, 'mfe-test', { ...author, reason: 'Prices were wrong' });
    expect(await stateOf(registry)).toEqual({ live: '4', previous: ['3', '2'], salt });
    expect(await lastChange(registry)).toMatchObject({
      action: 'rollback',
      version: '4',
      from: '5',
      reason: 'Prices were wrong',
    });
    await rollback(registry, 'mfe-test', author);
    expect(await stateOf(registry)).toEqual({ live: '3', previous: ['2'], salt });
  });

  it('goes to the named version, also forward to a withdrawn one', async () => {
    const registry = await registryWith({ live: '5', previous: ['4', '3', '2'], salt, canary });
    await rollback(registry, 'mfe-test', { ...author, to: '3' });
    expect(await stateOf(registry)).toEqual({ live: '3', previous: ['2'], salt });
    await rollback(registry, 'mfe-test', { ...author, to: '5' });
    expect(await stateOf(registry)).toEqual({ live: '5', previous: ['3', '2'], salt });
  });

  it('changes nothing for the live version, except that a canary ends', async () => {
    const registry = await registryWith({ live: '5', previous: ['4'], salt, canary });
    await rollback(registry, 'mfe-test', { ...author, to: '5' });
    expect(await stateOf(registry)).toEqual({ live: '5', previous: ['4'], salt });
    const before = await registry.read();
    await rollback(registry, 'mfe-test', { ...author, to: '5' });
    expect(await registry.read()).toEqual(before);
  });

  it('is refused when there is no version to go back to', async () => {
    const registry = await registryWith({ live: '5', previous: [], salt });
    await expect(rollback(registry, 'mfe-test', author)).rejects.toThrow(
      'REG-015 mfe-test: no version was live before 5',
    );
    await expect(rollback(registry, 'mfe-test', { ...author, to: '9' })).rejects.toThrow(
      'REG-015 mfe-test: 9 is not kept; there are 1, 2, 3, 4, 5, 6',
    );
    expect((await registry.read())?.changes).toEqual([]);
  });

  it('is refused when the live shell has another contract', async () => {
    const registry = await registryWith({ live: '5', previous: ['4'], salt }, { contract: '^0.9' });
    await expect(rollback(registry, 'mfe-test', author)).rejects.toThrow('REG-002');
  });
});

describe('stopping a canary', () => {
  it('gives its devices the live version again', async () => {
    const registry = await registryWith({ live: '5', previous: ['4'], salt, canary });
    expect(await stopCanary(registry, 'mfe-test', '6', { ...author, by: 'aangan', reason: 'Too many errors' })).toBe(
      true,
    );
    expect(await stateOf(registry)).toEqual({ live: '5', previous: ['4'], salt });
    expect(await lastChange(registry)).toMatchObject({
      by: 'aangan',
      action: 'stop-canary',
      reason: 'Too many errors',
    });
  });

  it('does nothing when another version, or none, is the canary by now', async () => {
    const registry = await registryWith({ live: '5', previous: ['4'], salt, canary });
    const before = await registry.read();
    expect(await stopCanary(registry, 'mfe-test', '5', author)).toBe(false);
    expect(await stopCanary(registry, 'mfe-none', '6', author)).toBe(false);
    expect(await registry.read()).toEqual(before);
  });

  it('happens once for concurrent requests', async () => {
    const registry = await registryWith({ live: '5', previous: ['4'], salt, canary });
    const stopped = await Promise.all([1, 2, 3, 4].map(() => stopCanary(registry, 'mfe-test', '6', author)));
    expect(stopped.filter(Boolean)).toHaveLength(1);
    expect((await registry.read())?.changes).toHaveLength(1);
  });
});
