import { readFile } from 'node:fs/promises';
import { type ClientRequest, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Metrics, openMetrics } from '@aangan/shared-kit/server/metrics';
import type { FastifyInstance } from 'fastify';
import { folderRegistry } from '../registry/folder-registry.ts';
import { createRenderer } from '../render/main.tsx';
import { halfOn } from '../render/server-half.tsx';
import { ownThread } from '../renderers/own-thread.ts';
import type { PageMaker } from '../renderers/page-maker.ts';
import { pagesByShell } from '../renderers/pages-by-shell.ts';
import { rendererFacts } from '../renderers/renderer-facts.ts';
import type { RendererLog } from '../renderers/renderer-log.ts';
import { type ChangeListener, hearChanges } from '../server/heard-changes.ts';
import { type ShellSettings, shellSettings } from '../server/settings.ts';
import { shellServer } from '../server/shell-server.ts';
import type { NameLookup } from '../visit-limits/crawlers.ts';
import { containerCode, fileFacts } from './a-container.ts';
import { aRegistryDocument, aShell, HALF_CODE } from './a-registry.ts';
import { aRelease, aReleasePage } from './a-release.ts';
import { writeFiles } from './test-folder.ts';
import { type TestServer, testServer } from './test-server.ts';

export interface TestPage {
  readonly paths: readonly string[];
  /** JavaScript of the page's module: see `containerCode`. */
  readonly code: string;
  readonly personal?: true;
  /** `mfe-test` by default. */
  readonly remote?: 'mfe-other';
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A whole shell on a free port with one remote `mfe-test`, an asset origin, and an API that the test implements. */
export interface TestSite {
  readonly app: FastifyInstance;
  readonly origin: string;
  readonly api: TestServer;
  readonly assets: TestServer;
  readonly metrics: Metrics;
  /** Hears changes from the API as soon as a test lets it listen. */
  readonly changes: ChangeListener;
  /** Sends malformed requests; `target` is written into the request line unchanged. */
  ask(target: string, asked?: Asked): Promise<Answer>;
  /** Begins a request that the test will abandon. */
  begin(target: string): ClientRequest;
  close(): Promise<void>;
}

/** No address has a name. */
const NO_NAMES: NameLookup = { namesOf: async () => [], addressesOf: async () => [] };

export async function testSite(
  folder: string,
  pages: Readonly<Record<string, TestPage>>,
  rendererOf: typeof createRenderer = createRenderer,
  env: Readonly<Record<string, string>> = {},
  lookup: NameLookup = NO_NAMES,
  startPages?: (settings: ShellSettings, log: RendererLog) => PageMaker,
): Promise<TestSite> {
  const artifacts = path.join(folder, 'artifacts');
  await publish(artifacts, pages);
  const api = await testServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"suggestions":[]}'),
  );
  const assets = await testServer((request, response) => {
    readFile(path.join(artifacts, request.url ?? '')).then(
      (content) => response.end(content),
      () => response.writeHead(request.url === '/healthz' ? 200 : 404).end(),
    );
  });
  const settings = shellSettings({
    API_URL: api.origin,
    ASSET_ORIGIN: assets.origin,
    DATA_DIR: folder,
    REGISTRY_POLL_MS: '20',
    LOG_LEVEL: 'silent',
    STAFF_SECOND_FACTOR: 'optional',
    ...env,
  });
  const facts = rendererFacts(settings);
  const inOwnThread = () =>
    pagesByShell({
      start: async () => ownThread(halfOn(rendererOf({ assetUrl: assets.origin, markupCache: 1_000_000 }), facts)),
    });
  const metrics = openMetrics();
  const now = () => Date.UTC(2026, 10, 16);
  const changes = hearChanges({ apiUrl: api.origin, now });
  const app = await shellServer({
    settings,
    registry: folderRegistry(artifacts),
    startPages: (log) => startPages?.(settings, log) ?? inOwnThread(),
    now,
    lookup,
    metrics,
    changes,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const open = (target: string, { method = 'GET', headers = {}, body }: Asked = {}) =>
    httpRequest({
      agent: false,
      host: '127.0.0.1',
      port,
      path: target,
      method,
      headers: { ...headers, ...(body && { 'content-length': String(body.length) }) },
      setHost: !('host' in headers),
    });
  return {
    app,
    origin: `http://127.0.0.1:${port}`,
    api,
    assets,
    metrics,
    changes,
    ask: (target, asked = {}) =>
      new Promise((resolve, reject) => {
        const sent = open(target, asked);
        sent.once('error', reject);
        sent.once('response', async (response) => {
          const body = Buffer.concat(await response.toArray()).toString();
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
        });
        sent.end(asked.body);
      }),
    begin: (target) => open(target).once('error', () => undefined),
    async close() {
      app.server.closeAllConnections();
      await Promise.all([app.close(), changes.close()]);
      await Promise.all([api.close(), assets.close()]);
    },
  };
}

async function publish(artifacts: string, pages: Readonly<Record<string, TestPage>>): Promise<void> {
  const remotes = Object.groupBy(Object.entries(pages), ([, { remote = 'mfe-test' }]) => remote);
  const releases = Object.entries(remotes).map(([remote, own = []]) => releaseOf(remote, own));
  const versions = releases.map(({ release: { name, version } }) => [name, version]);
  await writeFiles(artifacts, {
    'registry.json': JSON.stringify(aRegistryDocument(Object.fromEntries(versions))),
    'shell/s1/shell.json': JSON.stringify(aShell()),
    'shell/s1/server/main.cjs': HALF_CODE,
    ...Object.assign({}, ...releases.map(({ files }) => files)),
  });
}

function releaseOf(name: string, pages: readonly (readonly [string, TestPage])[]) {
  const codes = Object.fromEntries(pages.map(([page, { code }]) => [page, code]));
  const code = containerCode(codes, name.replace('-', '_'));
  const declared = pages.map(([page, { paths, personal = false }]) => [
    page,
    { ...aReleasePage(page, paths), personal },
  ]);
  const facts = name === 'mfe-test' ? { apiPrefixes: ['/v5', '/places'] } : { name };
  // Nobody runs the browser files here: their digests are those of their names.
  const scripts = ['remote-entry', ...pages.map(([page]) => `page-${page}`)].map((file) => `browser/${file}.abc.js`);
  const described = Object.fromEntries(scripts.map((script) => [script, fileFacts(script)]));
  const release = aRelease(
    {},
    {
      pages: Object.fromEntries(declared),
      ...facts,
      files: { 'server/remote-entry.cjs': fileFacts(code), ...described },
    },
  );
  const folder = `${name}/${release.version}`;
  const files = { [`${folder}/release.json`]: JSON.stringify(release), [`${folder}/server/remote-entry.cjs`]: code };
  return { release, files };
}
