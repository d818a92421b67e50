import { createHash } from 'node:crypto';
import type { DocumentRemote } from '../browser/document-state.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { pageTrouble } from './browser-failure-kind.ts';
import { remoteRecovery } from './browser-recovery.ts';
import { ChunkLoadError } from './load-entry.ts';

const CODE = 'export const home = true;';
const DIGEST = `sha384-${createHash('sha384').update(CODE).digest('base64')}`;

describe('the kind of a load failure', () => {
  let assets: TestServer;
  let remote: DocumentRemote;
  beforeEach(async () => {
    assets = await testServer((_request, response) => response.end(CODE));
    const base = `${assets.origin}/mfe-test/1/`;
    remote = { name: 'mfe-test', version: '1', base, entry: `${base}entry.js`, integrity: { 'entry.js': DIGEST } };
  });
  afterEach(() => assets.close());

  const refused = () => new ChunkLoadError('error', remote.entry);
  const kind = async (error: unknown) => (await pageTrouble(error, remote)).kind;

  it('is found by a request for the file when a script failed to load', async () => {
    assets.handle = (_request, response) => response.writeHead(503).end();
    expect(await pageTrouble(refused(), remote)).toEqual({ kind: 'status', gone: false });
    assets.handle = (_request, response) => response.writeHead(404).end();
    expect(await pageTrouble(refused(), remote)).toEqual({ kind: 'status', gone: true });
    assets.handle = (_request, response) => response.end(`${CODE} `);
    expect(await kind(refused())).toBe('digest');
    await assets.close();
    expect(await kind(refused())).toBe('network');
  });

  it('is a network failure when the file is now available and intact', async () => {
    expect(await kind(refused())).toBe('network');
  });

  it('is a digest failure for a file that no release names', async () => {
    expect(await kind(new ChunkLoadError('error', `${remote.base}another.js`))).toBe('digest');
  });

  it('needs no request for all other errors', async () => {
    expect(await kind(new ChunkLoadError('timeout', remote.entry))).toBe('timeout');
    expect(await kind(new ChunkLoadError('missing', remote.entry))).toBe('evaluation');
    expect(await kind(new Error('x is not a function'))).toBe('evaluation');
    expect(await kind('thrown text')).toBe('evaluation');
    expect(await kind(new TypeError('mfe-test/home is no page: it exports no Component'))).toBe('not-a-page');
    expect(await kind(new Error('Module "./x" does not exist in container.'))).toBe('not-a-page');
    expect(assets.seen).toEqual([]);
  });

  it('is the open circuit after five failures, and the remote is not requested', async () => {
    const recovery = remoteRecovery({ set: 'set1', document: window() });
    const load = jest.fn(() => Promise.reject(new Error('broken')));
    const kinds: unknown[] = [];
    for (let index = 0; index < 7; index++) {
      await recovery.attempt(remote, load).catch((error) => kinds.push([error.name, error.kind, error.version]));
    }
    expect(kinds.slice(0, 5)).toEqual(Array(5).fill(['RemoteFailure', 'evaluation', '1']));
    expect(kinds.slice(5)).toEqual(Array(2).fill(['RemoteFailure', 'circuit-open', '1']));
    expect(load).toHaveBeenCalledTimes(5);
    // Another remote has its own.
    await expect(recovery.attempt({ ...remote, name: 'mfe-other' }, async () => 'page')).resolves.toBe('page');
  });

  it('causes one reload when a file is missing', async () => {
    assets.handle = (_request, response) => response.writeHead(404).end();
    const here = window();
    const recovery = remoteRecovery({ set: 'set1', document: here });
    expect(recovery.reloadOnce()).toBe(false);
    await recovery.attempt(remote, () => Promise.reject(refused())).catch(() => undefined);
    expect(recovery.reloadOnce()).toBe(true);
    expect(recovery.reloadOnce()).toBe(false);
    expect(here.location.reload).toHaveBeenCalledTimes(1);
  });

  it('causes a reload when a file of the open page is missing, and not when it is only late', async () => {
    const here = window();
    const recovery = remoteRecovery({ set: 'set1', document: here });
    assets.handle = (_request, response) => response.writeHead(500).end();
    await recovery.lost(remote.entry);
    expect(here.location.reload).not.toHaveBeenCalled();
    assets.handle = (_request, response) => response.writeHead(404).end();
    await recovery.lost(remote.entry);
    await recovery.lost(remote.entry);
    expect(here.location.reload).toHaveBeenCalledTimes(1);
  });
});

function window() {
  const saved = new Map<string, string>();
  return {
    location: { href: 'https://aangan.test/home', reload: jest.fn() },
    navigator: { onLine: true },
    sessionStorage: {
      getItem: (key: string) => saved.get(key) ?? null,
      setItem: (key: string, value: string) => void saved.set(key, value),
    },
  };
}
