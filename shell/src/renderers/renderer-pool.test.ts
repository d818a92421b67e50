import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createRenderer } from '../render/main.tsx';
import { pageCode } from '../testing/a-container.ts';
import { testFolders } from '../testing/test-folder.ts';
import { type TestPage, type TestSite, testSite } from '../testing/test-site.ts';
import type { EndedRenderer } from './renderer-log.ts';
import { threadedPages } from './threaded-pages.ts';

const HOOKS = pathToFileURL(path.resolve(import.meta.dirname, '../testing/tsx-hooks.mjs')).href;

const CALL =
  "platform.http.request('GET /places/api/v1/autocomplete', { query: { hint: 'x', city: 'pune' } }, { signal: request.signal })";
const LOOP = 'for (;;);';

const PAGES: Readonly<Record<string, TestPage>> = {
  plain: { remote: 'mfe-other', paths: ['/', '/plain/{name}'], code: pageCode('A plain page') },
  waiting: {
    remote: 'mfe-other',
    paths: ['/waiting'],
    code: pageCode('A page with data', { loader: `({ request, platform }) => ${CALL}` }),
  },
  form: {
    paths: ['/form'],
    code: pageCode('A form', { action: `async ({ request, platform }) => { await ${CALL}; ${LOOP} }` }),
  },
  loader: {
    paths: ['/loader'],
    code: pageCode('Never', { loader: `async ({ request, platform }) => { await ${CALL}; ${LOOP} }` }),
  },
  render: { paths: ['/render'], code: `{ Component: () => { ${LOOP} } }` },
  exits: { paths: ['/exits'], code: pageCode('Never', { loader: 'async () => process.exit(3)' }) },
  greedy: {
    paths: ['/greedy'],
    code: pageCode('Never', {
      loader:
        'async () => { for (const kept = []; ; await new Promise(setImmediate)) kept.push(new Array(100_000).fill(kept.length)); }',
    }),
  },
  late: {
    paths: ['/late'],
    code: `(() => {
      const late = async ({ request, platform }) => { await ${CALL}; return 'The rest'; };
      return { Component: () => react.createElement('h1', null, 'Quick'), loader: async (args) => ({ late: late(args) }) };
    })()`,
  },
  blocked: {
    paths: ['/blocked'],
    code: pageCode('Never', {
      loader: `async ({ url }) => {
        const [begun, until] = ['begun', 'until'].map((name) => url.searchParams.get(name));
        const script = ': > "$0"; until [ -e "$1" ]; do sleep 0.05; done';
        process.getBuiltinModule('node:child_process').execFileSync('sh', ['-c', script, begun, until]);
      }`,
    }),
  },
  secrets: {
    paths: ['/secrets'],
    code: pageCode('', { head: '() => ({ title: JSON.stringify(Object.keys(process.env)) })' }),
  },
};

describe('pages that are made in threads', () => {
  const newFolder = testFolders();
  let site: TestSite;
  let ready: number;
  let ended: EndedRenderer[];
  let failed: { error: Error; where: object }[];

  beforeEach(async () => {
    ready = 0;
    ended = [];
    failed = [];
    site = await testSite(
      await newFolder(),
      PAGES,
      createRenderer,
      { RENDERERS: '1', RENDERER_STALL_MS: '500', RENDERER_HEAP_MB: '128', STAFF_TOKEN: 'x'.repeat(24) },
      undefined,
      (settings, log) =>
        threadedPages(
          settings,
          {
            ...log,
            ready: () => void ready++,
            ended(facts) {
              ended.push(facts);
              log.ended(facts);
            },
            failed: (error, where) => void failed.push({ error, where }),
          },
          { execArgv: ['--import', HOOKS] },
        ),
    );
  });
  afterEach(() => site.close());

  /** Resolves when a second renderer has loaded the remote. */
  const spareReady = async () => {
    while (ready < 2) await pause(10);
  };

  it('are the same', async () => {
    const { status, body } = await site.ask('/plain/x');
    expect(status).toBe(200);
    expect(body).toContain('<h1>A plain page</h1>');
    expect(body).toContain('<footer');
    const late = await site.ask('/late');
    expect(late.body).toContain('data-deferred="late"');
    expect(late.body).toContain('{"value":"The rest"}');
  });

  it.each(['/loader', '/render'])('go on while %s never returns, which gets its fallback', async (path) => {
    await spareReady();
    const stalled = site.ask(path);
    const beside = ['/plain/1', '/healthz', '/waiting', '/plain/2'].map((other) => site.ask(other));
    const others = await Promise.all(beside);
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { status, body } = await stalled;
    expect(status).toBe(503);
    expect(body).toContain('This part of the page could not be loaded.');
    expect(body).toContain('<footer');
    expect(ended).toMatchObject([{ reason: 'stalled' }]);
    expect(failed).toMatchObject([
      { error: { name: 'RemoteFailure', kind: 'stalled' }, where: { remote: 'mfe-test', kind: 'stalled' } },
    ]);
    expect(failed[0]?.error.stack).toMatch(/http:.*\/mfe-test\/1\.0\.0-aaaaaaaaaa\/server\/remote-entry\.cjs:\d+:\d+/);
  });

  it('are made by the spare renderer at once, and the remote that stalled one is not run for a while', async () => {
    await spareReady();
    expect((await site.ask('/loader')).status).toBe(503);
    const calls = site.api.seen.length;
    // Its circuit is open: no code of it runs, and no renderer ends.
    const again = await site.ask('/loader');
    expect([again.status, site.api.seen.length]).toEqual([503, calls]);
    expect((await site.ask('/waiting')).status).toBe(200);
    expect(ended).toHaveLength(1);
  });

  it('and the threads that are left are measured', async () => {
    await spareReady();
    expect((await site.ask('/loader')).status).toBe(503);
    while (ready < 3) await pause(10);
    const text = await site.metrics.text();
    expect(text).toContain('aangan_renderers_replaced_total{reason="stalled"} 1');
    expect(text).toContain('aangan_renderers{state="ready"} 2');
    expect(text).toMatch(/^aangan_renderer_heap_bytes [1-9]\d{6,}/m);
    expect(text).toMatch(/^aangan_release_circuit_open\{remote="mfe-test",version="[^"]+"\} 1$/m);
  });

  it('do not keep a server from closing by a thread that cannot be ended', async () => {
    const folder = await newFolder();
    const [begun, until] = [path.join(folder, 'begun'), path.join(folder, 'until')];
    site.begin(`/blocked?${new URLSearchParams({ begun, until })}`).end();
    while (!existsSync(begun)) await pause(10);
    await site.close();
    // The thread still waits for the operating system.
    await writeFile(until, '');
  });

  it('are made again elsewhere if another page has ended their renderer', async () => {
    await spareReady();
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const suggestions = (response: ServerResponse) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"suggestions":[]}');
    // The first call is never answered: its renderer ends before.
    site.api.handle = (_request, response) => {
      if (site.api.seen.length > 1) suggestions(response);
      else answer();
    };
    const waiting = site.ask('/waiting');
    await held;
    const [stalled, other] = await Promise.all([site.ask('/render'), waiting]);
    expect([stalled.status, other.status]).toEqual([503, 200]);
    expect(ended).toMatchObject([{ reason: 'stalled', orders: 2 }]);
  });

  it('are not made again for a posted form, whose action may have run', async () => {
    await spareReady();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    const { status, body } = await site.ask('/form', { method: 'POST', headers, body: 'a=1' });
    expect(status).toBe(500);
    expect(body).toContain('Something went wrong. Please try again.');
    expect(site.api.seen).toHaveLength(1);
    expect((await site.ask('/waiting')).status).toBe(200);
  });

  it.each([
    ['/greedy', 'out-of-memory'],
    ['/exits', 'exited'],
  ])('go on after %s has ended two renderers (%s)', async (path, reason) => {
    await spareReady();
    const { status, body } = await site.ask(path);
    expect(status).toBe(503);
    expect(body).toContain('This part of the page could not be loaded.');
    expect(ended.map((facts) => facts.reason)).toEqual([reason, reason]);
    expect((await site.ask('/plain/x')).status).toBe(200);
  });

  it('are made without the settings of the server: no remote reads its tokens', async () => {
    const { body } = await site.ask('/secrets');
    expect(body).toContain('NODE_ENV');
    expect(body).not.toContain('STAFF_TOKEN');
  });

  it('reach the renderer with their visitor, and the visitor who leaves ends their calls', async () => {
    const called = Promise.withResolvers<void>();
    const abandoned = Promise.withResolvers<void>();
    site.api.handle = (_request, response) => {
      response.once('close', abandoned.resolve);
      called.resolve();
    };
    const visit = site.begin('/waiting');
    visit.end();
    await called.promise;
    visit.destroy();
    await abandoned.promise;
    expect((await site.ask('/plain/x')).status).toBe(200);
  });
});
