import { rename, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@aangan/shared-kit/build/release';
import { aRegistryDocument, aShell } from '../testing/a-registry.ts';
import { aRelease } from '../testing/a-release.ts';
import { testFolders, writeFiles } from '../testing/test-folder.ts';
import { folderRegistry, type Registry } from './folder-registry.ts';
import { type PreparedSet, type ReleaseSetSource, watchReleaseSets } from './release-set-source.ts';

const newFolder = testFolders();
const versionOf = (number: number) => `1.0.0-${String(number).padStart(10, '0')}`;
const releaseOf = (number: number, paths = ['/plans']): Release =>
  aRelease({ plans: paths }, { version: versionOf(number) });

async function store(registry: Registry, release: Release): Promise<void> {
  await writeFiles(registry.folder, { [`mfe-test/${release.version}/release.json`]: JSON.stringify(release) });
}

async function makeLive(registry: Registry, number: number, dev = false): Promise<void> {
  const live = versionOf(number);
  const remotes = { 'mfe-test': { live, previous: [], salt: 'mfe-test', ...(dev && { dev }) } };
  await registry.write(aRegistryDocument({}, { remotes }));
}

async function siteWith(...releases: Release[]): Promise<Registry> {
  const registry = folderRegistry(await newFolder());
  await writeFiles(registry.folder, { 'shell/s1/shell.json': JSON.stringify(aShell()) });
  for (const release of releases) await store(registry, release);
  return registry;
}

describe('the release set in force', () => {
  const open: ReleaseSetSource[] = [];
  afterEach(() => {
    for (const source of open.splice(0)) source.close();
  });

  async function watch(registry: Registry, onError: (error: unknown) => void = () => undefined) {
    const source = await watchReleaseSets(registry, onError, 5);
    open.push(source);
    return source;
  }

  const nextOf = (source: ReleaseSetSource) =>
    new Promise<PreparedSet>((resolve) => {
      const stop = source.onChange((prepared) => {
        stop();
        resolve(prepared);
      });
    });

  it('takes up a new document without a restart', async () => {
    const registry = await siteWith(releaseOf(1), releaseOf(2, ['/plans', '/more-plans']));
    await makeLive(registry, 1);
    const source = await watch(registry);
    expect(source.current().set.releases['mfe-test']?.version).toBe(versionOf(1));
    expect(source.current().table.match('/more-plans')).toBeUndefined();
    const next = nextOf(source);
    await makeLive(registry, 2);
    expect((await next).set.releases['mfe-test']?.version).toBe(versionOf(2));
    expect(source.current()).toBe(await next);
    expect(source.current().table.match('/more-plans')?.page).toBe('plans');
    expect(source.current().table.match('/page-not-found')?.remote).toBe('shell');
  });

  it('gives the same versions the same id, and others another', async () => {
    const registry = await siteWith(releaseOf(1), releaseOf(2));
    await makeLive(registry, 1);
    const first = (await watch(registry)).current().set.id;
    expect((await watch(registry)).current().set.id).toBe(first);
    await makeLive(registry, 2);
    expect((await watch(registry)).current().set.id).not.toBe(first);
  });

  it.each([
    ['a document that is no JSON', (registry: Registry) => replaceDocument(registry, '{"sch')],
    ['a release that is not there', (registry: Registry) => makeLive(registry, 404)],
  ])('keeps the set before over %s, says so once, and takes up the next good one', async (_name, spoil) => {
    const registry = await siteWith(releaseOf(1), releaseOf(2));
    await makeLive(registry, 1);
    const errors: unknown[] = [];
    let heard: () => void = () => undefined;
    const error = new Promise<void>((resolve) => {
      heard = resolve;
    });
    const source = await watch(registry, (problem) => {
      errors.push(problem);
      heard();
    });
    const changes = jest.fn();
    source.onChange(changes);
    await spoil(registry);
    await error;
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(errors).toHaveLength(1);
    expect(changes).not.toHaveBeenCalled();
    expect(source.current().set.releases['mfe-test']?.version).toBe(versionOf(1));
    const next = nextOf(source);
    await makeLive(registry, 2);
    expect((await next).set.releases['mfe-test']?.version).toBe(versionOf(2));
  });

  it('takes a release up once its files have come after the document', async () => {
    const registry = await siteWith(releaseOf(1));
    await makeLive(registry, 1);
    const source = await watch(registry);
    const next = nextOf(source);
    await makeLive(registry, 2);
    await store(registry, releaseOf(2));
    expect((await next).set.releases['mfe-test']?.version).toBe(versionOf(2));
  });

  it('remembers earlier sets by id for documents that are still open, and the one in force whatever happens', async () => {
    const registry = await siteWith(...Array.from({ length: 54 }, (_, number) => releaseOf(number)));
    await makeLive(registry, 0);
    const source = await watch(registry);
    const ids = [source.current().set.id];
    const show = async (number: number) => {
      const next = nextOf(source);
      await makeLive(registry, number);
      ids.push((await next).set.id);
    };
    await show(1);
    expect(source.byId(ids[0] ?? '')?.set.releases['mfe-test']?.version).toBe(versionOf(0));
    // Going back makes the oldest set the latest.
    await show(0);
    for (let number = 2; number < 51; number++) await show(number);
    expect(source.byId(ids[0] ?? '')).toBeDefined();
    expect(source.byId(ids[1] ?? '')).toBeUndefined();
    expect(source.byId(source.current().set.id)).toBe(source.current());
    expect(source.byId('unknown')).toBeUndefined();
  });

  it('says whether some remote is under development', async () => {
    const registry = await siteWith(releaseOf(1));
    await makeLive(registry, 1);
    expect((await watch(registry)).current().dev).toBe(false);
    await makeLive(registry, 1, true);
    expect((await watch(registry)).current().dev).toBe(true);
  });

  it('never lets an older document win over a newer one while it is read slowly', async () => {
    const registry = await siteWith(releaseOf(1), releaseOf(2), releaseOf(3));
    await makeLive(registry, 1);
    let reads = 0;
    const slow: Registry = {
      ...registry,
      async read() {
        reads += 1;
        const document = await registry.read();
        // The second reading takes longer than several looks at the registry.
        if (reads === 2) await new Promise((resolve) => setTimeout(resolve, 50));
        return document;
      },
    };
    const source = await watch(slow);
    const seen: (string | undefined)[] = [];
    const last = new Promise<void>((resolve) => {
      source.onChange(({ set }) => {
        const version = set.releases['mfe-test']?.version;
        seen.push(version);
        if (version === versionOf(3)) resolve();
      });
    });
    await makeLive(registry, 2);
    await new Promise((resolve) => setTimeout(resolve, 15));
    await makeLive(registry, 3);
    await last;
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(seen.at(-1)).toBe(versionOf(3));
    expect(source.current().set.releases['mfe-test']?.version).toBe(versionOf(3));
  });

  it('stops looking once closed', async () => {
    const registry = await siteWith(releaseOf(1), releaseOf(2));
    await makeLive(registry, 1);
    const source = await watch(registry);
    source.close();
    await makeLive(registry, 2);
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(source.current().set.releases['mfe-test']?.version).toBe(versionOf(1));
  });

  it('refuses to begin without a document, naming what to do', async () => {
    const registry = await siteWith();
    await expect(watchReleaseSets(registry, () => undefined)).rejects.toThrow('publish the remotes first');
    const file = path.join(registry.folder, 'registry.json');
    await writeFile(file, '{}');
    await utimes(file, new Date(), new Date());
    await expect(watchReleaseSets(registry, () => undefined)).rejects.toThrow();
  });
});

/** In one step, as all documents are replaced: a poll that sees the file half written would be another story. */
async function replaceDocument(registry: Registry, text: string): Promise<void> {
  await writeFiles(registry.folder, { draft: text });
  await rename(path.join(registry.folder, 'draft'), path.join(registry.folder, 'registry.json'));
}
