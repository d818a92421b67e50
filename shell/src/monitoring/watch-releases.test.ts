import type { VersionReport } from '@aangan/shared-kit/contracts/monitoring';
import { folderRegistry } from '../registry/folder-registry.ts';
import type { RegistryDocument, ReleaseChange } from '../registry/registry-document.ts';
import { withCanary } from '../registry/remote-moves.ts';
import type { OutcomeCount } from '../render/page-outcomes.ts';
import { aRegistryDocument } from '../testing/a-registry.ts';
import { aRelease } from '../testing/a-release.ts';
import { testFolders, writeFiles } from '../testing/test-folder.ts';
import { nothingReported } from './monitoring-reader.ts';
import { watchReleases } from './watch-releases.ts';

const NOW = Date.UTC(2026, 10, 16, 4, 30);
const SINCE = '2026-11-16T04:00:00.000Z';
const folder = testFolders();

interface Watched {
  readonly reports?: readonly VersionReport[] | Error;
  readonly outcomes?: readonly OutcomeCount[];
}

/** A watch of the document that checks only when it is called. */
async function watchedDocument(document: RegistryDocument, { reports = [], outcomes = [] }: Watched) {
  const registry = folderRegistry(await folder());
  await writeFiles(registry.folder, {
    'mfe-test/1.0.0/release.json': JSON.stringify(aRelease({}, { version: '1.0.0' })),
  });
  await registry.update(async () => document);
  const asked: string[] = [];
  const ended: unknown[] = [];
  const errors: unknown[] = [];
  const seen = { outcomes };
  const watch = watchReleases({
    registry,
    reader: {
      async versions(name, since) {
        asked.push(`${name} ${new Date(since).toISOString()}`);
        if (reports instanceof Error) throw reports;
        return reports;
      },
    },
    outcomes: { list: () => [...seen.outcomes] },
    onEnded: (what) => ended.push(what),
    onError: (error) => errors.push(error),
    now: () => NOW,
    everyMs: 3_600_000,
  });
  return { registry, watch, asked, ended, errors, seen };
}

/** `mfe-test` with a canary. */
async function watched(facts: Watched) {
  const plain = aRegistryDocument({ 'mfe-test': '1.0.0', 'mfe-quiet': '1.0.0' });
  const remote = plain.remotes['mfe-test'] ?? { live: '', previous: [], salt: '' };
  const remotes = { ...plain.remotes, 'mfe-test': withCanary(remote, '2.0.0', 10, SINCE) };
  return watchedDocument({ ...plain, remotes }, facts);
}

const report = (version: string, devices: number, pageErrors: number) => ({
  ...nothingReported(version),
  devices,
  pageErrors,
});

describe('the watch of canaries', () => {
  it('stops a canary that is clearly worse, and logs the reason and the actor', async () => {
    const reports = [report('1.0.0', 900, 9), report('2.0.0', 100, 60)];
    const { registry, watch, asked, ended } = await watched({ reports });
    await watch.look();
    expect(asked).toEqual([`mfe-test ${SINCE}`]);
    const document = await registry.read();
    expect(document?.remotes['mfe-test']).toMatchObject({ live: '1.0.0' });
    expect(document?.remotes['mfe-test']?.canary).toBeUndefined();
    const reason = 'page errors on 60.0% of 100 devices, live 1.0% of 900';
    expect(document?.changes[0]).toMatchObject({
      action: 'stop-canary',
      by: 'automatic',
      version: '2.0.0',
      reason,
      at: '2026-11-16T04:30:00.000Z',
    });
    expect(ended).toEqual([{ action: 'stop-canary', remote: 'mfe-test', version: '2.0.0', reason }]);
    await watch.look();
    expect(ended).toHaveLength(1);
    watch.close();
  });

  it('stops a canary of the shell whose frame a server cannot render, as that of a remote', async () => {
    const shell = { version: '2.0.0', percent: 10, since: SINCE };
    const document = aRegistryDocument(
      {},
      { shell: '1.0.0', shellReleases: { previous: [], salt: 'a', canary: shell } },
    );
    const { registry, watch, ended, errors, seen } = await watchedDocument(document, {});
    await watch.look();
    const requests = (version: string, outcome: OutcomeCount['outcome'], count: number) => ({
      ...{ remote: 'shell', version, outcome, count },
    });
    seen.outcomes = [requests('1.0.0', 'ok', 900), requests('2.0.0', 'render', 60), requests('2.0.0', 'ok', 40)];
    await watch.look();
    expect(errors).toEqual([]);
    expect(ended).toMatchObject([{ action: 'stop-canary', remote: 'shell', version: '2.0.0' }]);
    expect((await registry.read())?.shellReleases?.canary).toBeUndefined();
    watch.close();
  });

  it('keeps a canary that is as good as live, or that has nothing to compare with', async () => {
    for (const reports of [[report('1.0.0', 900, 90), report('2.0.0', 100, 10)], [report('2.0.0', 40, 40)], []]) {
      const { registry, watch, ended } = await watched({ reports });
      await watch.look();
      expect((await registry.read())?.remotes['mfe-test']?.canary?.version).toBe('2.0.0');
      expect(ended).toEqual([]);
      watch.close();
    }
  });

  it('reports a failed check once, and stops nothing', async () => {
    const { registry, watch, errors } = await watched({ reports: new Error('the API is down') });
    await watch.look();
    await watch.look();
    expect(errors).toEqual([new Error('the API is down')]);
    expect((await registry.read())?.remotes['mfe-test']?.canary?.version).toBe('2.0.0');
    watch.close();
  });
});

describe('the watch of live releases', () => {
  const wentLive = (facts: Partial<ReleaseChange> = {}): ReleaseChange => ({
    at: SINCE,
    by: 'Asha Rao',
    action: 'publish',
    remote: 'mfe-test',
    version: '2.0.0',
    from: '1.0.0',
    ...facts,
  });
  const live = (changes: readonly ReleaseChange[], facts: Partial<RegistryDocument['remotes'][string]> = {}) =>
    aRegistryDocument(
      {},
      {
        remotes: { 'mfe-test': { live: '2.0.0', previous: ['1.0.0', '0.9.0'], salt: 'a', ...facts } },
        changes: [...changes],
      },
    );
  const visits = (version: string, count: number, pageErrors: number): VersionReport => ({
    ...nothingReported(version),
    byVisit: { visits: count, pageErrors, loadFailures: 0 },
  });
  const worse = [visits('1.0.0', 900, 9), visits('2.0.0', 100, 60)];
  const requests = (version: string, outcome: OutcomeCount['outcome'], count: number, remote = 'mfe-test') => ({
    remote,
    version,
    outcome,
    count,
  });

  it('rolls back a release that is clearly worse than the one before, once, with the reason', async () => {
    const { registry, watch, asked, ended, errors } = await watchedDocument(live([wentLive()]), { reports: worse });
    await watch.look();
    expect(errors).toEqual([]);
    expect(asked).toEqual([`mfe-test ${SINCE}`, 'mfe-test 2026-11-09T04:00:00.000Z']);
    const document = await registry.read();
    expect(document?.remotes['mfe-test']).toEqual({ live: '1.0.0', previous: ['0.9.0'], salt: 'a' });
    const reason = 'page errors on 60.0% of 100 visits, before 1.0% of 900';
    expect(document?.changes[0]).toMatchObject({ action: 'rollback', by: 'automatic', version: '1.0.0', reason });
    expect(ended).toEqual([{ action: 'rollback', remote: 'mfe-test', version: '2.0.0', reason }]);
    await watch.look();
    expect((await registry.read())?.remotes['mfe-test']?.live).toBe('1.0.0');
    watch.close();
  });

  it('asks for the version before once in ten minutes, and less often for a release that is live for an hour', async () => {
    const fresh = await watchedDocument(live([wentLive()]), {});
    for (let look = 0; look < 6; look++) await fresh.watch.look();
    expect(fresh.asked.filter((asked) => asked.includes('2026-11-09'))).toHaveLength(1);
    expect(fresh.asked).toHaveLength(7);
    fresh.watch.close();
    const older = await watchedDocument(live([wentLive({ at: '2026-11-16T03:00:00.000Z' })]), {});
    for (let look = 0; look < 6; look++) await older.watch.look();
    expect(older.asked).toHaveLength(2);
    older.watch.close();
  });

  it.each([
    ['is as good as the one before', live([wentLive()]), [visits('1.0.0', 900, 90), visits('2.0.0', 100, 10)]],
    ['went live two days ago', live([wentLive({ at: '2026-11-14T04:00:00.000Z' })]), worse],
    ['a rollback made live', live([wentLive({ action: 'rollback' })]), worse],
    ['is a save of development', live([wentLive()], { dev: true }), worse],
    ['has no version before', live([wentLive()], { previous: [] }), worse],
    [
      'would be the third automatic rollback of a day',
      live([wentLive(), ...[1, 2].map(() => wentLive({ action: 'rollback', by: 'automatic' }))]),
      worse,
    ],
  ])('keeps a release that %s', async (_what, document, reports) => {
    const { registry, watch, ended, errors } = await watchedDocument(document, { reports });
    await watch.look();
    expect((await registry.read())?.remotes['mfe-test']?.live).toBe('2.0.0');
    expect([ended, errors]).toEqual([[], []]);
    watch.close();
  });

  it('rolls back a release that this server cannot render, by the requests since it went live', async () => {
    const before = [requests('1.0.0', 'ok', 500), requests('2.0.0', 'render', 3)];
    const { registry, watch, seen } = await watchedDocument(live([wentLive()]), { outcomes: before });
    await watch.look();
    expect((await registry.read())?.remotes['mfe-test']?.live).toBe('2.0.0');
    seen.outcomes = [requests('1.0.0', 'ok', 500), requests('2.0.0', 'render', 23), requests('2.0.0', 'ok', 20)];
    await watch.look();
    const document = await registry.read();
    expect(document?.remotes['mfe-test']?.live).toBe('1.0.0');
    expect(document?.changes[0]?.reason).toBe(
      'render failures of a server on 50.0% of 40 requests, before 0.0% of 500',
    );
    watch.close();
  });

  it('keeps a release whose loaders fail while those of other remotes fail too', async () => {
    const before = [requests('1.0.0', 'ok', 500), requests('1', 'ok', 500, 'mfe-other')];
    const after = [...before, requests('2.0.0', 'data', 40), requests('1', 'data', 300, 'mfe-other')];
    const outage = await watchedDocument(live([wentLive()]), { outcomes: before });
    await outage.watch.look();
    outage.seen.outcomes = after;
    await outage.watch.look();
    expect((await outage.registry.read())?.remotes['mfe-test']?.live).toBe('2.0.0');
    outage.watch.close();

    const alone = await watchedDocument(live([wentLive()]), { outcomes: before });
    await alone.watch.look();
    alone.seen.outcomes = [...before.slice(0, 1), requests('1', 'ok', 900, 'mfe-other'), requests('2.0.0', 'data', 40)];
    await alone.watch.look();
    expect((await alone.registry.read())?.remotes['mfe-test']?.live).toBe('1.0.0');
    alone.watch.close();
  });
});
