import type { VersionReport } from '@aangan/shared-kit/contracts/monitoring';
import { folderRegistry } from '../registry/folder-registry.ts';
import { withCanary } from '../registry/remote-moves.ts';
import { aRegistryDocument } from '../testing/a-registry.ts';
import { testFolders } from '../testing/test-folder.ts';
import { nothingReported } from './monitoring-reader.ts';
import { watchCanaries } from './watch-canaries.ts';

const NOW = Date.UTC(2026, 10, 16, 4, 30);
const SINCE = '2026-11-16T04:00:00.000Z';
const folder = testFolders();

/** A registry with a canary, and a watch that checks only when it is called. */
async function watched(reports: readonly VersionReport[] | Error) {
  const registry = folderRegistry(await folder());
  const plain = aRegistryDocument({ 'mfe-test': '1.0.0', 'mfe-quiet': '1.0.0' });
  const remote = plain.remotes['mfe-test'] ?? { live: '', previous: [], salt: '' };
  const remotes = { ...plain.remotes, 'mfe-test': withCanary(remote, '2.0.0', 10, SINCE) };
  await registry.update(async () => ({ ...plain, remotes }));
  const asked: string[] = [];
  const stopped: unknown[] = [];
  const errors: unknown[] = [];
  const watch = watchCanaries({
    registry,
    reader: {
      async versions(name, since) {
        asked.push(`${name} ${new Date(since).toISOString()}`);
        if (reports instanceof Error) throw reports;
        return reports;
      },
    },
    onStopped: (what) => stopped.push(what),
    onError: (error) => errors.push(error),
    now: () => NOW,
    everyMs: 3_600_000,
  });
  return { registry, watch, asked, stopped, errors };
}

const report = (version: string, devices: number, pageErrors: number) => ({
  ...nothingReported(version),
  devices,
  pageErrors,
});

describe('the canary watch', () => {
  it('stops a canary that is clearly worse, and logs the reason and the actor', async () => {
    const { registry, watch, asked, stopped } = await watched([report('1.0.0', 900, 9), report('2.0.0', 100, 60)]);
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
    expect(stopped).toEqual([{ remote: 'mfe-test', version: '2.0.0', reason }]);
    await watch.look();
    expect(stopped).toHaveLength(1);
    watch.close();
  });

  it('keeps a canary that is as good as live, or that has few reports', async () => {
    for (const reports of [[report('1.0.0', 900, 90), report('2.0.0', 100, 10)], [report('2.0.0', 40, 40)], []]) {
      const { registry, watch, stopped } = await watched(reports);
      await watch.look();
      expect((await registry.read())?.remotes['mfe-test']?.canary?.version).toBe('2.0.0');
      expect(stopped).toEqual([]);
      watch.close();
    }
  });

  it('reports a failed check once, and stops nothing', async () => {
    const { registry, watch, errors } = await watched(new Error('the API is down'));
    await watch.look();
    await watch.look();
    expect(errors).toEqual([new Error('the API is down')]);
    expect((await registry.read())?.remotes['mfe-test']?.canary?.version).toBe('2.0.0');
    watch.close();
  });
});
