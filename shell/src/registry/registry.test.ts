import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { aRegistryDocument } from '../testing/a-registry.ts';
import { aRelease } from '../testing/a-release.ts';
import { testFolders, writeFiles } from '../testing/test-folder.ts';
import { CHANGES_MAX } from './change-log.ts';
import { type FolderRegistry, folderRegistry } from './folder-registry.ts';
import { stopCanary } from './stop-canary.ts';

const newFolder = testFolders();

async function newRegistry(): Promise<FolderRegistry> {
  return folderRegistry(path.join(await newFolder(), 'artifacts'));
}

describe('the registry document', () => {
  it('is undefined before the first publish and counts its writes afterwards', async () => {
    const registry = await newRegistry();
    expect(await registry.read()).toBeUndefined();
    for (const shell of ['a', 'b']) await registry.update(async (document) => ({ ...document, shell }));
    expect(await registry.read()).toMatchObject({ schema: 2, revision: 2, shell: 'b' });
  });

  it('is not written when a change returns its input', async () => {
    const registry = await newRegistry();
    await registry.write(aRegistryDocument());
    const stamp = await registry.stamp();
    await registry.update(async (document) => document);
    expect(await registry.stamp()).toBe(stamp);
  });

  it('is returned as it is after the change', async () => {
    const registry = await newRegistry();
    const after = await registry.update(async (document) => ({ ...document, shell: 'new' }));
    expect(after).toEqual(await registry.read());
  });

  it('is not replaced by a change that throws or that returns an invalid document', async () => {
    const registry = await newRegistry();
    await registry.write(aRegistryDocument());
    const failing = registry.update(() => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    await expect(
      registry.update(async (document) => ({ ...document, shell: 5 as unknown as string })),
    ).rejects.toThrow();
    expect(await registry.read()).toEqual(aRegistryDocument());
    // No temporary file stays; the lock's file does.
    expect((await readdir(registry.folder)).sort()).toEqual(['registry.json', 'registry.json.lock']);
  });

  it('is read from the first format and written in the current format with the next change', async () => {
    const registry = await newRegistry();
    const remotes = { 'mfe-test': { live: '2', previous: ['1'], dev: true } };
    await writeFiles(registry.folder, { 'registry.json': JSON.stringify({ schema: 1, shell: 's1', remotes }) });
    expect(await registry.read()).toMatchObject({
      schema: 2,
      shell: 's1',
      revision: 0,
      remotes: { 'mfe-test': { live: '2', previous: ['1'], dev: true, salt: 'mfe-test' } },
      changes: [],
    });
    await registry.update(async (document) => ({ ...document, shell: 's2' }));
    const text = await registry.store.readDocument();
    expect(JSON.parse(text ?? '')).toMatchObject({ schema: 2, revision: 1, shell: 's2' });
  });

  it('is refused when it is not a valid registry document', async () => {
    const registry = await newRegistry();
    await writeFiles(registry.folder, { 'registry.json': '{"schema":3}' });
    await expect(registry.read()).rejects.toThrow(/schema/);
    await expect(registry.update(async (document) => document)).rejects.toThrow(/schema/);
  });

  it('stores the latest changes, without e-mail addresses', async () => {
    const registry = await newRegistry();
    const canary = { version: '2', percent: 5, since: '2026-01-01T00:00:00.000Z' };
    const old = {
      at: '2026-01-01T00:00:00.000Z',
      by: 'x',
      action: 'publish',
      remote: 'mfe-test',
      version: '1',
    } as const;
    const changes = Array.from({ length: CHANGES_MAX }, () => old);
    const remotes = { 'mfe-test': { live: '1', previous: [], salt: 'x', canary } };
    await registry.write(aRegistryDocument({}, { remotes, changes }));
    await stopCanary(registry, 'mfe-test', '2', { by: 'asha@aangan.test', now: () => 0 });
    const after = (await registry.read())?.changes;
    expect(after).toHaveLength(CHANGES_MAX);
    expect(after?.[0]).toMatchObject({ by: 'unknown', action: 'stop-canary' });
  });
});

describe('a release in the registry', () => {
  it('is not returned under the name of another remote', async () => {
    const registry = await newRegistry();
    await writeFiles(registry.folder, { 'mfe-test/9/release.json': JSON.stringify(aRelease()) });
    await expect(registry.readRelease('mfe-test', '9')).rejects.toThrow(
      'mfe-test/9 holds the release mfe-test 1.0.0-a',
    );
  });

  it('is refused when it is invalid, and named when it does not exist', async () => {
    const registry = await newRegistry();
    await writeFiles(registry.folder, { 'mfe-test/9/release.json': '{"name":"mfe-test","version":"9"}' });
    await expect(registry.readRelease('mfe-test', '9')).rejects.toThrow(/pages/);
    await expect(registry.readRelease('mfe-test', '8')).rejects.toThrow('There is no mfe-test/8/release.json');
    await expect(registry.readShell('8')).rejects.toThrow('There is no shell/8/shell.json');
  });

  it('may lack the fields that were added later', async () => {
    const registry = await newRegistry();
    const { builtAt: _time, budgets: _budgets, hybrid: _hybrid, ...old } = aRelease();
    await writeFiles(registry.folder, { [`mfe-test/${old.version}/release.json`]: JSON.stringify(old) });
    const release = await registry.readRelease('mfe-test', old.version);
    expect(release).toMatchObject({ builtAt: '1970-01-01T00:00:00.000Z', budgets: {}, hybrid: {} });
  });
});
