import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { aRegistryDocument, aShell } from '../../testing/a-registry.ts';
import { aRelease } from '../../testing/a-release.ts';
import { testFolders } from '../../testing/test-folder.ts';
import { until } from '../../testing/until.ts';
import { folderRegistry } from '../folder-registry.ts';
import { placementReasons } from '../gates/placement.ts';
import { RegistryRefusal } from '../refusal.ts';
import type { ActivationState } from '../release-set-source.ts';
import { failureMarks } from './failure-marks.ts';
import { inForce, inForceWords } from './in-force.ts';
import { GONE_AFTER_MS, runningServers, type ServerReport, serverNote } from './server-report.ts';
import { serverReporter } from './server-reporter.ts';
import { differences, inForceCount } from './server-table.ts';

const newFolder = testFolders();
const NOON = Date.UTC(2026, 10, 16, 6, 30);

const state = (revision: number, facts: Partial<ActivationState> = {}): ActivationState => ({
  revision,
  active: {
    id: 'a',
    shell: { live: aShell() },
    dev: false,
    remotes: { 'mfe-test': { live: aRelease({}, { version: '1' }) } },
  },
  problems: [],
  ...facts,
});

const report = (name: string, live: string, facts: Partial<ServerReport> = {}): ServerReport => ({
  schema: 1,
  id: name,
  name,
  revision: 7,
  shell: 's1',
  contract: '1.0.0',
  remotes: { 'mfe-test': { live } },
  problems: [],
  since: '2026-11-16T06:30:00.000Z',
  ...facts,
});

async function reporterOf(id: string, everyMs = 3_600_000) {
  const registry = folderRegistry(await newFolder());
  const server = { id, name: `${id}:3000`, host: '1.2.0' };
  const reporter = serverReporter({ store: registry.store, server, onError: fail, now: () => NOON, everyMs });
  return { registry, reporter };
}

function fail(error: unknown): never {
  throw error;
}

describe('the report of a server', () => {
  it('says what is in force and what cannot be loaded, and ends with the server', async () => {
    const { registry, reporter } = await reporterOf('web-1');
    const refused = new RegistryRefusal([{ code: 'REG-021', message: 'mfe-test/2: is not signed' }]);
    reporter.report(state(7, { problems: [{ what: 'mfe-test@2', error: refused }] }));
    await until(async () => (await runningServers(registry.store, Date.now())).length === 1);
    const problem = { remote: 'mfe-test', version: '2', code: 'REG-021', reason: 'mfe-test/2: is not signed' };
    expect(await runningServers(registry.store, Date.now())).toEqual([
      report('web-1:3000', '1', { id: 'web-1', host: '1.2.0', problems: [problem] }),
    ]);
    await reporter.close();
    expect(await runningServers(registry.store, Date.now())).toEqual([]);
  });

  it('counts as gone when the server has not repeated it for a while', async () => {
    const { registry, reporter } = await reporterOf('web-1');
    reporter.report(state(7));
    await until(async () => (await runningServers(registry.store, Date.now())).length === 1);
    const file = path.join(registry.folder, serverNote('web-1'));
    const old = (Date.now() - GONE_AFTER_MS) / 1000;
    await utimes(file, old, old);
    expect(await runningServers(registry.store, Date.now())).toEqual([]);
    await reporter.close();
  });

  it('says which shell it has in force, with its canary, and the lower contract of both', async () => {
    const { registry, reporter } = await reporterOf('web-1');
    const canary = { release: aShell({ version: 's2', contract: '1.10.0' }), percent: 10, salt: 'shell' };
    const shell = { live: aShell({ contract: '1.9.0' }), canary };
    reporter.report({ ...state(7), active: { ...state(7).active, shell } });
    await until(async () => (await runningServers(registry.store, Date.now())).length === 1);
    const servers = await runningServers(registry.store, Date.now());
    expect(servers).toMatchObject([{ shell: 's1', shellCanary: 's2', contract: '1.9.0', host: '1.2.0' }]);
    const asking = (version: string) =>
      aRegistryDocument({}, { shellReleases: { previous: [], salt: '', canary: { version, percent: 10, since: '' } } });
    expect(inForce(asking('s2'), servers, 'shell').map(inForceWords)).toEqual(['in force']);
    expect(differences(asking('s3'), servers)).toEqual([
      'shell on web-1:3000: s1, canary s2 in force, not yet the new state',
    ]);
    await reporter.close();
  });

  it('is repeated while nothing changes', async () => {
    const { registry, reporter } = await reporterOf('web-1', 20);
    reporter.report(state(7));
    const stamp = async () => (await registry.store.readNotes('servers'))[0]?.since ?? 0;
    await until(async () => (await stamp()) > 0);
    const first = await stamp();
    await until(async () => (await stamp()) > first);
    await reporter.close();
  });

  it('that cannot be read is of no server', async () => {
    const { store } = folderRegistry(await newFolder());
    for (const text of ['', '{"schema":2}']) {
      await store.writeNote(serverNote('web-1'), text);
      expect(await runningServers(store, Date.now())).toEqual([]);
    }
  });

  it('makes a release be refused that was built for a newer contract than that server has', async () => {
    const registry = folderRegistry(await newFolder());
    await registry.store.writeNote(serverNote('web-2'), JSON.stringify(report('web-2:3000', '1')));
    const document = aRegistryDocument({}, { contract: '1.3.0' });
    const release = aRelease({}, { contract: '^1.2' });
    const reasons = await placementReasons(registry, document, release, Date.now());
    expect(reasons.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'REG-002 mfe-test: was built for the platform contract ^1.2, the server web-2:3000 offers 1.0.0',
    ]);
  });
});

describe('what is in force', () => {
  const document = aRegistryDocument({ 'mfe-test': '2' });
  const problem = { remote: 'mfe-test', version: '2', reason: 'HTTP 404' };

  it('is compared with what is asked, for each server', () => {
    const servers = [
      report('a', '2'),
      report('b', '1'),
      report('c', '1', { problems: [problem] }),
      report('d', '2', { problems: [problem] }),
      report('e', '2', { remotes: {} }),
    ];
    expect(inForce(document, servers, 'mfe-test').map(inForceWords)).toEqual([
      'in force',
      '1 in force, not yet the new state',
      '1 in force, cannot load 2: HTTP 404',
      '2 in force, cannot load 2: HTTP 404',
      'nothing in force, not yet the new state',
    ]);
    expect(inForceCount(document, servers, 'mfe-test')).toBe('1 of 5');
    expect(differences(document, servers.slice(0, 2))).toEqual(['mfe-test on b: 1 in force, not yet the new state']);
    expect(inForceCount(document, servers, 'shell')).toBe('all 5');
  });

  it('is not yet a state that changes only the percentage of a canary, before the server has followed it', () => {
    expect(inForce(document, [report('a', '2', { revision: 7 })], 'mfe-test', 8)[0]?.inForce).toBe(false);
    expect(inForce(document, [report('a', '2', { revision: 8 })], 'mfe-test', 8)[0]?.inForce).toBe(true);
  });
});

describe('the mark of a release that a server cannot load', () => {
  const problem = { remote: 'mfe-test', version: '2', reason: 'HTTP 404' };

  it('is set once it is late, only while it is asked for, and removed when the server has loaded it', async () => {
    const registry = folderRegistry(await newFolder());
    await registry.update(async () => aRegistryDocument({ 'mfe-test': '2' }));
    const marks = failureMarks({ registry, server: 'web-1', onError: fail, now: () => NOON, lateMs: 5 });
    const failed = async () => (await registry.read())?.remotes['mfe-test']?.failed;
    marks.see([], ['mfe-test@1']);
    marks.see([{ ...problem, version: '3' }, problem], ['mfe-test@1']);
    await until(async () => (await failed()) !== undefined);
    const mark = { at: '2026-11-16T06:30:00.000Z', server: 'web-1', reason: 'HTTP 404' };
    expect(await failed()).toEqual({ 2: mark });
    marks.see([], ['mfe-test@2']);
    await until(async () => (await failed()) === undefined);
    marks.close();
  });

  it('is set for the shell as for a remote', async () => {
    const registry = folderRegistry(await newFolder());
    await registry.update(async () => aRegistryDocument({}, { shell: 's2' }));
    const marks = failureMarks({ registry, server: 'web-1', onError: fail, now: () => NOON, lateMs: 5 });
    marks.see([], ['shell@s1']);
    marks.see([{ remote: 'shell', version: 's2', reason: 'HTTP 404' }], ['shell@s1']);
    await until(async () => (await registry.read())?.shellReleases?.failed?.s2?.reason === 'HTTP 404');
    marks.close();
  });

  it('is not set for a release that was asked for when the server started', async () => {
    const registry = folderRegistry(await newFolder());
    await registry.update(async () => aRegistryDocument({ 'mfe-test': '2', 'mfe-other': '1' }));
    const before = await registry.read();
    const marks = failureMarks({ registry, server: 'web-1', onError: fail, now: () => NOON, lateMs: 5 });
    for (let look = 0; look < 2; look++) marks.see([problem, { ...problem, remote: 'mfe-other' }], ['mfe-test@2']);
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(await registry.read()).toEqual(before);
    marks.close();
  });

  it('is not set for a release that was loaded in time', async () => {
    const registry = folderRegistry(await newFolder());
    await registry.update(async () => aRegistryDocument({ 'mfe-test': '2' }));
    const before = await registry.read();
    const marks = failureMarks({ registry, server: 'web-1', onError: fail, now: () => NOON, lateMs: 30 });
    marks.see([], ['mfe-test@1']);
    marks.see([problem], ['mfe-test@1']);
    marks.see([], ['mfe-test@2']);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(await registry.read()).toEqual(before);
    marks.close();
  });
});
