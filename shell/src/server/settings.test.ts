import path from 'node:path';
import { shellSettings } from './settings.ts';

describe('the settings of the shell', () => {
  it('have a default for everything', () => {
    const renderers = { count: expect.any(Number), stallMs: 1000, heapMb: 512 };
    expect(shellSettings({})).toEqual({
      renderers,
      port: 3000,
      host: '127.0.0.1',
      apiUrl: 'http://127.0.0.1:3002',
      overrideOrigins: [],
      overrideSecret: '',
      registryPollMs: 500,
      returnHosts: [],
      serviceWorker: true,
      staffToken: '',
      secondFactorRequired: true,
      trustedProxies: 'loopback, linklocal, uniquelocal',
      assetOrigin: 'http://127.0.0.1:3001',
      assetUrl: '/assets',
      publicUrl: '',
      artifacts: path.resolve('.data/artifacts'),
      tileUrl: '',
      cookieDomain: '',
      scripts: {},
      markupCache: 32 * 1024 * 1024,
      documentCacheSeconds: 0,
      drainSeconds: 0,
      timeouts: { headersMs: 10_000, requestMs: 1_200_000, idleMs: 72_000 },
      connectionsPerNetwork: 1024,
      queues: {
        pages: { atOnce: 24, perKey: 8, waitingPerKey: 500, waitMs: 10_000 },
        calls: { atOnce: 48, perKey: 16, waitingPerKey: 500, waitMs: 10_000 },
        files: { atOnce: 64, perKey: 24, waitingPerKey: 500, waitMs: 10_000 },
      },
      visitLimits: {
        pages: [
          { most: 300, withinMs: 60_000 },
          { most: 6000, withinMs: 3_600_000 },
        ],
        searches: [
          { most: 600, withinMs: 60_000 },
          { most: 12_000, withinMs: 3_600_000 },
        ],
      },
      crawlers: expect.arrayContaining([{ name: 'bingbot', domains: ['search.msn.com'] }]),
      logLevel: 'info',
    });
  });

  it('accept addresses with or without a slash at the end', () => {
    const settings = shellSettings({
      API_URL: 'http://api.test/',
      ASSET_ORIGIN: 'http://assets.test/',
      ASSET_URL: 'https://cdn.test/a/',
      PUBLIC_URL: 'https://aangan.test/',
      DATA_DIR: '/var/aangan',
      PORT: '8080',
    });
    expect(settings).toMatchObject({
      apiUrl: 'http://api.test',
      assetOrigin: 'http://assets.test',
      assetUrl: 'https://cdn.test/a',
      publicUrl: 'https://aangan.test',
      artifacts: '/var/aangan/artifacts',
      port: 8080,
    });
  });

  it("contain other companies' scripts that have an address", () => {
    const { scripts } = shellSettings({ MAPS_SCRIPT_URL: 'https://maps.example/api.js', PIXEL_SCRIPT_URL: '' });
    expect(scripts).toEqual({ maps: 'https://maps.example/api.js' });
  });

  it.each([
    ['PIXEL_SCRIPT_URL', 'javascript:alert(1)'],
    ['COOKIE_DOMAIN', 'https://aangan.test'],
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['API_URL', 'not an address'],
    ['ASSET_ORIGIN', 'ftp://assets.test'],
    ['PUBLIC_URL', 'aangan.test'],
    ['LOG_LEVEL', 'loud'],
  ])('name the variable that is wrong: %s=%s', (variable, value) => {
    expect(() => shellSettings({ [variable]: value })).toThrow(variable);
  });

  it('accept several host names to return to, and nothing but hosts', () => {
    expect(shellSettings({ RETURN_HOSTS: 'pay.test, app.test:8443' }).returnHosts).toEqual([
      'pay.test',
      'app.test:8443',
    ]);
    for (const text of ['https://pay.test', '*.test', 'pay.test/x', 'localhost', 'user@pay.test']) {
      expect(() => shellSettings({ RETURN_HOSTS: text })).toThrow('RETURN_HOSTS');
    }
  });
});
