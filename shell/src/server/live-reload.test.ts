import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { ActiveReleases } from '../registry/active-releases.ts';
import type { ReleaseSetSource } from '../registry/release-set-source.ts';
import { resolvedReleaseSet } from '../registry/resolved-release-set.ts';
import { aShell } from '../testing/a-registry.ts';
import { aRelease } from '../testing/a-release.ts';
import { until } from '../testing/until.ts';
import { liveReload } from './live-reload.ts';

type OnChange = Parameters<ReleaseSetSource['onChange']>[0];

/** Active releases, with the live versions of remotes. */
function active(id: string, versions: Readonly<Record<string, string>>, shell = 's1'): ActiveReleases {
  const remotes = Object.entries(versions).map(([name, version]) => [name, { live: aRelease({}, { name, version }) }]);
  return { id, dev: true, shell: { live: aShell({ version: shell }) }, remotes: Object.fromEntries(remotes) };
}

/** A server with these releases. @returns what an open page is told, and a way to activate others */
async function listeningPage(first: ActiveReleases) {
  const app = Fastify();
  let change: OnChange | undefined;
  const releases = Object.fromEntries(Object.entries(first.remotes).map(([name, { live }]) => [name, live]));
  const resolved = resolvedReleaseSet({ releases, shell: first.shell.live, dev: true, active: first.id });
  liveReload(app, {
    current: () => resolved,
    onChange(listener) {
      change = listener;
      return () => undefined;
    },
  } as ReleaseSetSource);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const [response] = await once(get({ port, path: '/platform/live-reload' }), 'response');
  let told = '';
  response.on('data', (chunk: Buffer) => {
    told += chunk.toString();
  });
  await until(() => told.includes(first.id));
  return {
    activate: (next: ActiveReleases) => change?.({ active: next, tookMs: 1 }),
    told: async (id: string) => {
      await until(() => told.endsWith(`data: ${id}\n\n`));
      return told;
    },
    close: () => app.close(),
  };
}

describe('an open page under development', () => {
  it('is told which versions are new since it was told last', async () => {
    const page = await listeningPage(active('one', { 'mfe-search': 'v1', 'mfe-plans': 'p1' }));
    page.activate(active('two', { 'mfe-search': 'v2', 'mfe-plans': 'p1' }));
    expect(await page.told('two')).toBe('data: one\n\nevent: changed\ndata: {"mfe-search":"v2"}\n\ndata: two\n\n');
    page.activate(active('three', { 'mfe-search': 'v3', 'mfe-plans': 'p1' }));
    expect(await page.told('three')).toContain('event: changed\ndata: {"mfe-search":"v3"}\n\ndata: three\n\n');
    page.activate(active('four', { 'mfe-search': 'v3' }, 's2'));
    expect(await page.told('four')).toContain('data: {"mfe-plans":"","shell":"s2"}\n\ndata: four\n\n');
    await page.close();
  });
});
