import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderRegistry } from '../../shell/src/registry/folder-registry.ts';
import type { Registry } from '../../shell/src/registry/registry.ts';
import type { RemoteReleases } from '../../shell/src/registry/registry-document.ts';
import { stopCanary } from '../../shell/src/registry/stop-canary.ts';
import { aRegistryDocument } from '../../shell/src/testing/a-registry.ts';
import { aRelease } from '../../shell/src/testing/a-release.ts';
import { writeFiles } from '../../shell/src/testing/test-folder.ts';
import { watchAndPromote } from './ci-release-steps.ts';

const CANARY = { version: '2', percent: 10, since: '2026-11-16T06:30:00.000Z' };
const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

/** A registry with a canary, and a clock that goes on by a minute at each reading. */
async function released(facts: Partial<RemoteReleases> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'aangan-ci-'));
  folders.push(folder);
  const registry = folderRegistry(folder);
  for (const version of ['1', '2']) {
    await writeFiles(folder, { [`mfe-test/${version}/release.json`]: JSON.stringify(aRelease({}, { version })) });
  }
  const remotes = { 'mfe-test': { live: '1', previous: [], salt: 'a', canary: CANARY, ...facts } };
  await registry.update(async () => aRegistryDocument({}, { remotes }));
  let now = Date.UTC(2026, 10, 16, 6, 30);
  const author = {
    by: 'search-ci',
    now: () => {
      now += 60_000;
      return now;
    },
  };
  const said: string[] = [];
  const run = (from: Registry = registry) =>
    watchAndPromote(from, { remote: 'mfe-test', version: '2', minutes: 5 }, author, {
      say: (line) => said.push(line),
      lookAgainMs: 1,
    });
  return { registry, author, said, run };
}

const stateOf = async (registry: Registry) => (await registry.read())?.remotes['mfe-test'];

describe('a release by CI', () => {
  it('goes live when its canary has gone on for the time', async () => {
    const { registry, run } = await released();
    expect(await run()).toBe('live');
    expect(await stateOf(registry)).toEqual({ live: '2', previous: ['1'], salt: 'a' });
    expect((await registry.read())?.changes[0]).toMatchObject({ action: 'promote', by: 'search-ci' });
  });

  it('is given up when its canary is stopped meanwhile, with the reason', async () => {
    const { registry, author, said, run } = await released();
    const stopped: Registry = {
      ...registry,
      async read() {
        await stopCanary(registry, 'mfe-test', '2', { ...author, by: 'automatic', reason: 'page errors on 60.0%' });
        return registry.read();
      },
    };
    expect(await run(stopped)).toBe('ended');
    expect(said).toEqual(['The canary 2 was ended by automatic: page errors on 60.0%']);
    expect((await stateOf(registry))?.live).toBe('1');
  });

  it('is ended when a server cannot load it', async () => {
    const mark = { at: CANARY.since, server: 'web-1', reason: 'HTTP 404' };
    const { registry, said, run } = await released({ failed: { 2: mark } });
    expect(await run()).toBe('ended');
    expect(said).toEqual(['The canary 2 is ended: a server cannot load it: HTTP 404']);
    expect(await stateOf(registry)).toEqual({ live: '1', previous: [], salt: 'a' });
  });

  it('waits for a person when its key has no right to live', async () => {
    const { registry, said, run } = await released();
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const trusted = [{ id: 'search-ci', publicKey, rights: { channels: ['canary'], robot: true } as const }];
    expect(await run({ ...registry, keys: { trusted, privateKey } })).toBe('waits for a person');
    expect(said).toEqual(['The canary 2 goes on: a person makes it live by npm run promote:remote -- mfe-test']);
    expect((await stateOf(registry))?.canary).toEqual(CANARY);
  });
});
