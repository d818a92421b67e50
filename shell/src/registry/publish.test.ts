import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { aBuild, type Build } from '../testing/a-build.ts';
import { aShellBuild } from '../testing/a-registry.ts';
import { testFolders, writeFiles } from '../testing/test-folder.ts';
import { type FolderRegistry, folderRegistry } from './folder-registry.ts';
import { publishRelease } from './publish.ts';
import { publishShell } from './publish-shell.ts';

const newFolder = testFolders();
const NOON = Date.UTC(2026, 10, 16, 6, 30);

async function newRegistry(): Promise<FolderRegistry> {
  return folderRegistry(path.join(await newFolder(), 'artifacts'));
}

/** A folder with the output of a build. */
async function built(build: Build = {}): Promise<string> {
  const dist = await newFolder();
  await aBuild(dist, build);
  return dist;
}

const version = (letter: string) => `1.0.0-${letter.repeat(10)}`;
const buildOf = (letter: string, build: Build = {}) =>
  built({ ...build, facts: { ...build.facts, version: version(letter) } });
const author = { by: 'Asha Rao', now: () => NOON };

describe('publishing a release', () => {
  it('stores the files and their compressed copies before the document names them', async () => {
    const registry = await newRegistry();
    const seenAtWrite: string[][] = [];
    const watched: FolderRegistry = {
      ...registry,
      update: async (change) => {
        seenAtWrite.push(await readdir(path.join(registry.folder, 'mfe-test', version('a'), 'browser')));
        return registry.update(change);
      },
    };
    await publishRelease(watched, await buildOf('a'));
    expect(seenAtWrite[0]).toEqual(
      expect.arrayContaining(['remote-entry.abc.js', 'remote-entry.abc.js.br', 'remote-entry.abc.js.gz']),
    );
    expect((await registry.read())?.remotes['mfe-test']?.live).toBe(version('a'));
    const file = path.join(registry.folder, 'mfe-test', version('a'), 'browser/remote-entry.abc.js');
    const text = await readFile(file, 'utf8');
    expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(text);
    expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(text);
  });

  it('makes a release live whose calls the API answers by the same contracts', async () => {
    const registry = await newRegistry();
    const calls = { 'GET /api/v1/plans': { query: 'aaaa', answer: 'bbbb' } };
    const apiCalls = { ...calls, 'GET /api/v1/more': { answer: 'cccc' } };
    await publishRelease(registry, await buildOf('a', { facts: { calls } }), { apiCalls });
    expect((await registry.read())?.remotes['mfe-test']?.live).toBe(version('a'));
  });

  it('leaves the document unchanged when the files cannot be stored', async () => {
    const registry = await newRegistry();
    await publishRelease(registry, await buildOf('a'));
    await writeFiles(registry.folder, { 'mfe-other': 'a file where the folder of the remote should be' });
    const other = await built({ pages: { home: ['/'] }, facts: { name: 'mfe-other' } });
    await expect(publishRelease(registry, other)).rejects.toThrow();
    expect(Object.keys((await registry.read())?.remotes ?? {})).toEqual(['mfe-test']);
  });

  it('records who published what, and when', async () => {
    const registry = await newRegistry();
    await publishRelease(registry, await buildOf('a'), author);
    await publishRelease(registry, await buildOf('b'), {
      ...author,
      by: 'Ravi <ravi@aangan.test>',
      reason: 'New plans',
    });
    const at = '2026-11-16T06:30:00.000Z';
    const rows = { at, action: 'publish', remote: 'mfe-test' };
    expect((await registry.read())?.changes).toEqual([
      { ...rows, by: 'Ravi', version: version('b'), from: version('a'), reason: 'New plans' },
      { ...rows, by: 'Asha Rao', version: version('a') },
    ]);
  });

  it('changes nothing when the version is already live', async () => {
    const registry = await newRegistry();
    await publishRelease(registry, await buildOf('a'), author);
    const before = await registry.read();
    await publishRelease(registry, await buildOf('a', { facts: { builtAt: '2026-11-17T04:30:00.000Z' } }), author);
    expect(await registry.read()).toEqual(before);
    expect(before?.revision).toBe(1);
  });

  it('keeps the last five versions for a rollback, the latest first, with all their files', async () => {
    const registry = await newRegistry();
    for (const letter of 'abcdefg') await publishRelease(registry, await buildOf(letter));
    await publishRelease(registry, await buildOf('f'));
    expect((await registry.read())?.remotes['mfe-test']).toEqual({
      live: version('f'),
      previous: [...'gedcb'].map(version),
      salt: 'mfe-test',
    });
    for (const letter of 'abcdefg') {
      expect((await registry.readRelease('mfe-test', version(letter))).version).toBe(version(letter));
      expect(await registry.store.readFile(`mfe-test/${version(letter)}`, 'server/remote-entry.cjs')).toBeDefined();
    }
  });

  it('marks development versions, which need no compressed copies and may be older', async () => {
    const registry = await newRegistry();
    await publishRelease(registry, await buildOf('b'));
    const older = await buildOf('a', { facts: { builtAt: '2025-01-01T00:00:00.000Z' } });
    await publishRelease(registry, older, { dev: true });
    expect((await registry.read())?.remotes['mfe-test']).toMatchObject({ live: version('a'), dev: true });
    const files = await readdir(path.join(registry.folder, 'mfe-test', version('a'), 'browser'));
    expect(files.some((name) => name.endsWith('.br'))).toBe(false);
    await publishRelease(registry, older, { allowOlder: true });
    expect((await registry.read())?.remotes['mfe-test']?.dev).toBeUndefined();
  });

  it('loses no remote when several are published at once', async () => {
    const registry = await newRegistry();
    const names = ['mfe-one', 'mfe-two', 'mfe-three', 'mfe-four'];
    const builds = names.map((name) => built({ pages: { page: [`/${name}`] }, facts: { name } }));
    await Promise.all(builds.map(async (dist) => publishRelease(registry, await dist)));
    expect(Object.keys((await registry.read())?.remotes ?? {}).sort()).toEqual(names.sort());
  });
});

describe('publishing a canary', () => {
  it('keeps the live version for the other devices', async () => {
    const registry = await newRegistry();
    await publishRelease(registry, await buildOf('a'), author);
    await publishRelease(registry, await buildOf('b'), { ...author, canary: 10 });
    expect((await registry.read())?.remotes['mfe-test']).toEqual({
      live: version('a'),
      previous: [],
      salt: 'mfe-test',
      canary: { version: version('b'), percent: 10, since: '2026-11-16T06:30:00.000Z' },
    });
  });

  it('changes the percentage when published again, and keeps the start time', async () => {
    const registry = await newRegistry();
    await publishRelease(registry, await buildOf('a'), author);
    await publishRelease(registry, await buildOf('b'), { ...author, canary: 10 });
    const later = { ...author, now: () => NOON + 3_600_000 };
    await publishRelease(registry, await buildOf('b'), { ...later, canary: 10 });
    expect((await registry.read())?.changes).toHaveLength(2);
    await publishRelease(registry, await buildOf('b'), { ...later, canary: 50 });
    expect((await registry.read())?.remotes['mfe-test']?.canary).toEqual({
      version: version('b'),
      percent: 50,
      since: '2026-11-16T06:30:00.000Z',
    });
    expect((await registry.read())?.changes.map(({ action }) => action)).toEqual(['canary', 'canary', 'publish']);
  });

  it('changes nothing for the live version', async () => {
    const registry = await newRegistry();
    await publishRelease(registry, await buildOf('a'), author);
    await publishRelease(registry, await buildOf('a'), { ...author, canary: 10 });
    expect((await registry.read())?.remotes['mfe-test']?.canary).toBeUndefined();
    expect((await registry.read())?.revision).toBe(1);
  });

  it('ends the canary when a version goes live', async () => {
    const registry = await newRegistry();
    await publishRelease(registry, await buildOf('a'), author);
    await publishRelease(registry, await buildOf('b'), { ...author, canary: 10 });
    await publishRelease(registry, await buildOf('c'), author);
    expect((await registry.read())?.remotes['mfe-test']).toEqual({
      live: version('c'),
      previous: [version('a')],
      salt: 'mfe-test',
    });
  });
});

describe('publishing the shell', () => {
  async function builtShell(facts: Parameters<typeof aShellBuild>[1]): Promise<string> {
    const dist = await newFolder();
    await aShellBuild(dist, facts);
    return dist;
  }

  it('adds it to the document with its contract and a row in the change log', async () => {
    const registry = await newRegistry();
    await publishRelease(registry, await buildOf('a'));
    await publishShell(registry, await builtShell({ version: '1', contract: '1.4.0' }), author);
    await publishShell(registry, await builtShell({ version: '2', contract: '1.5.0' }), author);
    const document = await registry.read();
    expect(document).toMatchObject({ shell: '2', contract: '1.5.0' });
    expect(document?.remotes['mfe-test']?.live).toBe(version('a'));
    expect(document?.changes[0]).toMatchObject({ by: 'Asha Rao', remote: 'shell', version: '2', from: '1' });
    expect((await registry.readShell('1')).js).toEqual(['main.js']);
  });

  it('is refused when a live remote needs another contract, unless the remotes follow', async () => {
    const registry = await newRegistry();
    await publishRelease(registry, await buildOf('a', { facts: { contract: '^1' } }));
    const before = await registry.read();
    const next = await builtShell({ version: '2', contract: '2.0.0' });
    await expect(publishShell(registry, next)).rejects.toThrow(
      `REG-011 shell: offers the platform contract 2.0.0, but mfe-test ${version('a')} was built for ^1`,
    );
    expect(await registry.read()).toEqual(before);
    expect(await registry.store.list('shell')).toEqual([]);
    await publishShell(registry, next, { followsCheckout: true });
    expect((await registry.read())?.contract).toBe('2.0.0');
  });

  it('leaves what is live alone when a release of a remote is only stored', async () => {
    const registry = await newRegistry();
    await publishRelease(registry, await buildOf('a'));
    const before = await registry.read();
    const { version: stored } = await publishRelease(registry, await buildOf('b'), { storeOnly: true });
    expect(await registry.read()).toEqual(before);
    expect((await registry.readRelease('mfe-test', stored)).version).toBe(stored);
  });

  it('is refused with another React than a live remote was built against', async () => {
    const registry = await newRegistry();
    await publishRelease(registry, await buildOf('a', { facts: { libraries: { react: '19.3.1' } } }));
    const before = await registry.read();
    const upgraded = await builtShell({ version: '2', libraries: { react: '19.4.0' } });
    await expect(publishShell(registry, upgraded)).rejects.toThrow(
      `REG-037 shell: has react 19.4.0, but mfe-test ${version('a')} was built against 19.3.1`,
    );
    expect(await registry.read()).toEqual(before);
  });
});
