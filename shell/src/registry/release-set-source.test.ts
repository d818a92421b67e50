import { rename, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@aangan/shared-kit/build/release';
import { aRegistryDocument, aShell } from '../testing/a-registry.ts';
import { aRelease } from '../testing/a-release.ts';
import { testFolders, writeFiles } from '../testing/test-folder.ts';
import { until } from '../testing/until.ts';
import { type FolderRegistry, folderRegistry } from './folder-registry.ts';
import { inCanary } from './in-canary.ts';
import type { RegistryDocument } from './registry-document.ts';
import type { UsedRelease } from './release-set.ts';
import {
  type ActivationState,
  type ReleaseSetSource,
  type ReleaseSetSourceDeps,
  watchReleaseSets,
} from './release-set-source.ts';

const newFolder = testFolders();
const versionOf = (number: number) => `1.0.0-${String(number).padStart(10, '0')}`;
const releaseOf = (number: number, paths = ['/plans'], name = 'mfe-test'): Release =>
  aRelease({ plans: paths }, { name, version: versionOf(number) });

async function store(registry: FolderRegistry, release: Release): Promise<void> {
  await writeFiles(registry.folder, { [`${release.name}/${release.version}/release.json`]: JSON.stringify(release) });
}

type Remotes = RegistryDocument['remotes'];
const offered = (number: number, facts: Partial<Remotes[string]> = {}) => ({
  live: versionOf(number),
  previous: [],
  salt: 'salt',
  ...facts,
});
const canaryOf = (number: number, percent: number) => ({
  canary: { version: versionOf(number), percent, since: '2026-11-16T04:30:00.000Z' },
});

async function makeLive(registry: FolderRegistry, number: number, facts: Partial<Remotes[string]> = {}): Promise<void> {
  await publish(registry, { 'mfe-test': offered(number, facts) });
}

async function publish(registry: FolderRegistry, remotes: Remotes): Promise<void> {
  await registry.write(aRegistryDocument({}, { remotes }));
}

async function siteWith(...releases: Release[]): Promise<FolderRegistry> {
  const registry = folderRegistry(await newFolder());
  await writeFiles(registry.folder, { 'shell/s1/shell.json': JSON.stringify(aShell()) });
  for (const release of releases) await store(registry, release);
  return registry;
}

describe('the active releases', () => {
  const open: ReleaseSetSource[] = [];
  afterEach(() => {
    for (const source of open.splice(0)) source.close();
  });

  async function watch(registry: FolderRegistry, deps: Partial<ReleaseSetSourceDeps> = {}) {
    const source = await watchReleaseSets({
      registry,
      prepare: async () => undefined,
      prepareShell: async () => undefined,
      onProblem: () => undefined,
      pollMs: 5,
      ...deps,
    });
    open.push(source);
    return source;
  }

  const nextOf = (source: ReleaseSetSource) =>
    new Promise<void>((resolve) => {
      const stop = source.onChange(() => {
        stop();
        resolve();
      });
    });
  const liveOf = (source: ReleaseSetSource, name = 'mfe-test') => source.current().set.releases[name]?.version;
  const looks = () => new Promise((resolve) => setTimeout(resolve, 60));

  it('follow a new document without a restart', async () => {
    const registry = await siteWith(releaseOf(1), releaseOf(2, ['/plans', '/more-plans']));
    await makeLive(registry, 1);
    const source = await watch(registry);
    expect(liveOf(source)).toBe(versionOf(1));
    expect(source.current().table.match('/more-plans')).toBeUndefined();
    const next = nextOf(source);
    await makeLive(registry, 2);
    await next;
    expect(liveOf(source)).toBe(versionOf(2));
    expect(source.current().table.match('/more-plans')?.page).toBe('plans');
    expect(source.current().table.match('/page-not-found')?.remote).toBe('shell');
  });

  it('have the same id for the same versions and another id for other versions', async () => {
    const registry = await siteWith(releaseOf(1), releaseOf(2));
    await makeLive(registry, 1);
    const first = (await watch(registry)).current().set.id;
    expect((await watch(registry)).current().set.id).toBe(first);
    await makeLive(registry, 2);
    expect((await watch(registry)).current().set.id).not.toBe(first);
  });

  it.each([
    ['a document that is not JSON', (registry: FolderRegistry) => replaceDocument(registry, '{"sch')],
    ['a missing release', (registry: FolderRegistry) => makeLive(registry, 404)],
  ])('do not change for %s, which is reported once until the next good document', async (_name, spoil) => {
    const registry = await siteWith(releaseOf(1), releaseOf(2));
    await makeLive(registry, 1);
    const onProblem = jest.fn();
    const source = await watch(registry, { onProblem });
    const changes = jest.fn();
    source.onChange(changes);
    await spoil(registry);
    await until(() => onProblem.mock.calls.length > 0);
    await looks();
    expect(onProblem).toHaveBeenCalledTimes(1);
    expect(changes).not.toHaveBeenCalled();
    expect(liveOf(source)).toBe(versionOf(1));
    const next = nextOf(source);
    await makeLive(registry, 2);
    await next;
    expect(liveOf(source)).toBe(versionOf(2));
  });

  it('include a release once its files arrive after the document', async () => {
    const registry = await siteWith(releaseOf(1));
    await makeLive(registry, 1);
    const source = await watch(registry);
    const next = nextOf(source);
    await makeLive(registry, 2);
    await store(registry, releaseOf(2));
    await next;
    expect(liveOf(source)).toBe(versionOf(2));
  });

  it('change only once the new release is ready to answer', async () => {
    const registry = await siteWith(releaseOf(1), releaseOf(2));
    await makeLive(registry, 1);
    const resolved: string[] = [];
    let ready: () => void = () => undefined;
    const loading = new Promise<void>((resolve) => {
      ready = resolve;
    });
    const prepare = async ({ version }: UsedRelease) => {
      if (version === versionOf(1)) return;
      resolved.push(version);
      await loading;
    };
    const source = await watch(registry, { prepare });
    await makeLive(registry, 2);
    await until(() => resolved.length > 0);
    expect(liveOf(source)).toBe(versionOf(1));
    const next = nextOf(source);
    ready();
    await next;
    expect(liveOf(source)).toBe(versionOf(2));
  });

  it('keep the old release of a remote whose new release cannot be loaded, and update the others', async () => {
    const other = (number: number) => releaseOf(number, ['/other'], 'mfe-other');
    const registry = await siteWith(releaseOf(1), releaseOf(2), other(1), other(2));
    await publish(registry, { 'mfe-test': offered(1), 'mfe-other': offered(1) });
    const onProblem = jest.fn();
    let broken = true;
    const prepare = async ({ name, version }: UsedRelease) => {
      if (broken && name === 'mfe-test' && version === versionOf(2)) throw new Error('HTTP 404');
    };
    const source = await watch(registry, { prepare, onProblem });
    const first = nextOf(source);
    await publish(registry, { 'mfe-test': offered(2), 'mfe-other': offered(2) });
    await first;
    expect([liveOf(source), liveOf(source, 'mfe-other')]).toEqual([versionOf(1), versionOf(2)]);
    await looks();
    expect(onProblem.mock.calls).toEqual([[{ what: `mfe-test@${versionOf(2)}`, error: new Error('HTTP 404') }]]);
    // As behind a CDN that is late.
    const second = nextOf(source);
    broken = false;
    await second;
    expect([liveOf(source), liveOf(source, 'mfe-other')]).toEqual([versionOf(2), versionOf(2)]);
  });

  it('are all published releases at the start, even while a remote cannot be loaded', async () => {
    const registry = await siteWith(releaseOf(1));
    await publish(registry, { 'mfe-test': offered(1), 'mfe-other': offered(404) });
    const onProblem = jest.fn();
    const prepare = async () => {
      throw new Error('nothing can be loaded yet');
    };
    const states: ActivationState[] = [];
    const source = await watch(registry, { prepare, onProblem, onState: (state) => states.push(state) });
    expect(Object.keys(source.current().set.releases)).toEqual(['mfe-test']);
    const problems = [`mfe-other@${versionOf(404)}`, `mfe-test@${versionOf(1)}`];
    expect(onProblem.mock.calls.map(([{ what }]) => what)).toEqual(problems);
    expect(states[0]?.problems.map(({ what }) => what)).toEqual(problems);
    expect(source.problems()).toEqual(states[0]?.problems);
  });

  describe('with a canary', () => {
    const devices = Array.from({ length: 400 }, (_, number) => `device-${number}`);
    const versionFor = (source: ReleaseSetSource, device: string, name = 'mfe-test') =>
      source.forDevice(device).set.releases[name]?.version;

    it('are the canary for its devices and the live versions for all others', async () => {
      const registry = await siteWith(releaseOf(1), releaseOf(2, ['/plans', '/canary-plans']));
      await makeLive(registry, 1, canaryOf(2, 25));
      const source = await watch(registry);
      for (const device of devices) {
        expect(versionFor(source, device)).toBe(versionOf(inCanary(device, 'salt', 25) ? 2 : 1));
      }
      const chosen = devices.find((device) => inCanary(device, 'salt', 25)) ?? '';
      expect(source.forDevice(chosen).table.match('/canary-plans')?.page).toBe('plans');
      expect(source.current().table.match('/canary-plans')).toBeUndefined();
      expect(source.inUse().map(({ version }) => version)).toEqual([versionOf(1), versionOf(2)]);
    });

    it('are prepared once for each combination', async () => {
      const other = (number: number) => releaseOf(number, ['/other'], 'mfe-other');
      const registry = await siteWith(releaseOf(1), releaseOf(2), other(1), other(2));
      const salted = { salt: 'another salt', ...canaryOf(2, 50) };
      await publish(registry, { 'mfe-test': offered(1, canaryOf(2, 50)), 'mfe-other': offered(1, salted) });
      const source = await watch(registry);
      const sets = new Set(devices.map((device) => source.forDevice(device)));
      expect(sets.size).toBe(4);
      expect(new Set([...sets].map(({ set }) => set.id)).size).toBe(4);
      // An open page under development reloads when the active releases change, not because its set differs from
      // others.
      expect(new Set([...sets].map(({ active }) => active)).size).toBe(1);
    });

    it('are the live versions for every device while the canary cannot be loaded', async () => {
      const registry = await siteWith(releaseOf(1), releaseOf(2), releaseOf(3));
      await makeLive(registry, 1);
      const prepare = async ({ version }: UsedRelease) => {
        if (version === versionOf(2)) throw new Error('broken');
      };
      const onProblem = jest.fn();
      const source = await watch(registry, { prepare, onProblem });
      await makeLive(registry, 1, canaryOf(2, 100));
      await until(() => onProblem.mock.calls.length > 0);
      expect(versionFor(source, 'any-device')).toBe(versionOf(1));
    });
  });

  describe('the releases of open documents', () => {
    it('are found by their versions at any time, also by a server that never had them active', async () => {
      const registry = await siteWith(...Array.from({ length: 9 }, (_, number) => releaseOf(number)));
      await makeLive(registry, 8);
      const source = await watch(registry);
      for (let number = 0; number < 8; number++) {
        const releases = await source.ofVersions({ 'mfe-test': versionOf(number) });
        expect(releases?.['mfe-test']?.version).toBe(versionOf(number));
      }
    });

    it('are undefined when a version does not exist', async () => {
      const registry = await siteWith(releaseOf(1));
      await makeLive(registry, 1);
      const source = await watch(registry);
      expect(await source.ofVersions({ 'mfe-test': versionOf(1), 'mfe-other': versionOf(1) })).toBeUndefined();
    });

    it('may include a release served from a laptop', async () => {
      const registry = await siteWith(releaseOf(1));
      await makeLive(registry, 1);
      const source = await watch(registry);
      const laptop = { ...releaseOf(2), servedFrom: 'http://localhost:4100' };
      const asked = { 'mfe-test': versionOf(2) };
      expect((await source.ofVersions(asked, [laptop]))?.['mfe-test']).toBe(laptop);
      expect(await source.ofVersions(asked)).toBeUndefined();
    });
  });

  it('announce the revision that was followed, and what could not be loaded', async () => {
    const registry = await siteWith(releaseOf(1));
    await makeLive(registry, 1);
    const states: ActivationState[] = [];
    await watch(registry, { onState: (state) => states.push(state) });
    await registry.update(async (document) => ({ ...document, remotes: { 'mfe-test': offered(404) } }));
    await until(() => states.at(-1)?.revision === 1);
    expect(states.at(-1)?.problems.map(({ what }) => what)).toEqual([`mfe-test@${versionOf(404)}`]);
    expect(states.at(-1)?.active.remotes['mfe-test']?.live.version).toBe(versionOf(1));
  });

  it('show whether a remote is under development', async () => {
    const registry = await siteWith(releaseOf(1));
    await makeLive(registry, 1);
    expect((await watch(registry)).current().dev).toBe(false);
    await makeLive(registry, 1, { dev: true });
    expect((await watch(registry)).current().dev).toBe(true);
  });

  it('are not replaced by an older document while a newer one is read slowly', async () => {
    const registry = await siteWith(releaseOf(1), releaseOf(2), releaseOf(3));
    await makeLive(registry, 1);
    let reads = 0;
    const slow: FolderRegistry = {
      ...registry,
      async read() {
        reads += 1;
        const document = await registry.read();
        // The second read takes longer than several polls.
        if (reads === 2) await new Promise((resolve) => setTimeout(resolve, 50));
        return document;
      },
    };
    const source = await watch(slow);
    const seen: (string | undefined)[] = [];
    const last = new Promise<void>((resolve) => {
      source.onChange(({ active }) => {
        const version = active.remotes['mfe-test']?.live.version;
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

  it('no longer change after closing', async () => {
    const registry = await siteWith(releaseOf(1), releaseOf(2));
    await makeLive(registry, 1);
    const source = await watch(registry);
    source.close();
    await makeLive(registry, 2);
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(source.current().set.releases['mfe-test']?.version).toBe(versionOf(1));
  });

  it('fail without a document, with an error that says what to do', async () => {
    const registry = await siteWith();
    await expect(watch(registry)).rejects.toThrow('publish the remotes first');
    const file = path.join(registry.folder, 'registry.json');
    await writeFile(file, '{}');
    await utimes(file, new Date(), new Date());
    await expect(watch(registry)).rejects.toThrow();
  });
});

/** Replaces the document in one step, so that a poll never reads a half-written file. */
async function replaceDocument(registry: FolderRegistry, text: string): Promise<void> {
  await writeFiles(registry.folder, { draft: text });
  await rename(path.join(registry.folder, 'draft'), path.join(registry.folder, 'registry.json'));
}
