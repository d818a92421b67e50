import { aShell } from '../testing/a-registry.ts';
import { aRelease } from '../testing/a-release.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { shellSettings } from './settings.ts';
import { siteHealth } from './site-health.ts';

describe('the health of the site', () => {
  let api: TestServer;
  let assets: TestServer;
  beforeEach(async () => {
    api = await testServer((_request, response) => response.end());
    assets = await testServer((_request, response) => response.end());
  });
  afterEach(() => Promise.all([api.close(), assets.close()]));

  const health = (timeoutMs?: number) =>
    siteHealth(
      shellSettings({ API_URL: api.origin, ASSET_ORIGIN: assets.origin }),
      {
        set: { id: 'x', releases: { 'mfe-test': aRelease() } },
        shell: aShell(),
      },
      timeoutMs,
    );

  it('is good when every dependency answers, and names the versions', async () => {
    expect(await health()).toEqual({
      ok: true,
      parts: {
        shell: { ok: true, detail: 's1' },
        api: { ok: true, detail: 'HTTP 200' },
        assets: { ok: true, detail: 'HTTP 200' },
        'mfe-test': { ok: true, detail: '1.0.0-aaaaaaaaaa' },
      },
    });
    expect(assets.seen).toContain('HEAD /mfe-test/1.0.0-aaaaaaaaaa/server/remote-entry.cjs');
  });

  it('is bad when the API is down, and reports the others as good', async () => {
    await api.close();
    const { ok, parts } = await health();
    expect(ok).toBe(false);
    expect(
      Object.entries(parts)
        .filter(([, part]) => !part.ok)
        .map(([name]) => name),
    ).toEqual(['api']);
  });

  it('names the remote whose files are missing', async () => {
    assets.handle = (request, response) => response.writeHead(request.url === '/healthz' ? 200 : 404).end();
    expect((await health()).parts['mfe-test']).toEqual({ ok: false, detail: 'HTTP 404' });
  });

  it('does not wait for a dependency that hangs', async () => {
    api.handle = () => undefined;
    let longRequestAnswered = false;
    const longRequest = health(600_000).finally(() => {
      longRequestAnswered = true;
    });
    expect((await health(50)).parts.api?.ok).toBe(false);
    expect(longRequestAnswered).toBe(false);
    await api.close();
    await longRequest;
  });
});
