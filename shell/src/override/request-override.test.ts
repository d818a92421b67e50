import type { FastifyRequest } from 'fastify';
import { resolvedReleaseSet } from '../registry/resolved-release-set.ts';
import { aShell } from '../testing/a-registry.ts';
import { aRelease } from '../testing/a-release.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { type Override, previewSeal } from './override-seal.ts';
import { OVERRIDE_COOKIE, overrides } from './request-override.ts';

const SECRET = 'a secret of this site';
const START = Date.UTC(2026, 10, 16);
const PREPARED = resolvedReleaseSet({
  shell: aShell(),
  dev: false,
  active: 'o1',
  releases: { 'mfe-test': aRelease() },
});

const STORED = aRelease({ other: ['/other'] }, { name: 'mfe-other', version: '2.0.0-dddddddddd' });

describe('the override of a request', () => {
  let now = START;
  let laptop: TestServer;
  let version = '1.0.1-bbbbbbbbbb';
  let changes: string[][];

  beforeEach(async () => {
    now = START;
    version = '1.0.1-bbbbbbbbbb';
    changes = [];
    laptop = await testServer((_request, response) => response.end(JSON.stringify(aRelease(undefined, { version }))));
  });
  afterEach(() => laptop.close());

  const at = (origins: readonly string[]) =>
    overrides({
      secret: SECRET,
      origins,
      now: () => now,
      stored: async (name, version) => (version === STORED.version && name === STORED.name ? STORED : undefined),
      onChange: (builds) => changes.push(builds.map((build) => build.version)),
    });
  const sealedFor = (overrides: readonly Override[]) =>
    previewSeal(SECRET, 'cookie').seal({ overrides, until: START + 60_000 });
  const sealed = () => sealedFor([{ remote: 'mfe-test', from: laptop.origin }]);
  const requestWith = (cookie: string) => ({ cookies: { [OVERRIDE_COOKIE]: cookie } }) as unknown as FastifyRequest;

  it('asks the laptop once a second, and then uses its next build', async () => {
    const site = at(['http://127.0.0.1:*']);
    const override = site.of(requestWith(sealed()));
    if (!override) throw new Error('there is no override');
    const first = await site.apply(override, PREPARED);
    version = '1.0.2-cccccccccc';
    expect((await site.apply(override, PREPARED)).applied[0]?.release?.version).toBe('1.0.1-bbbbbbbbbb');
    expect(laptop.seen).toEqual(['GET /mfe-test/release.json']);
    now += 1001;
    const next = await site.apply(override, PREPARED);
    expect(next.applied[0]?.release).toMatchObject({ version: '1.0.2-cccccccccc', servedFrom: laptop.origin });
    expect(next.resolved.set.id).not.toBe(first.resolved.set.id);
    expect(first.resolved.set.id).not.toBe(PREPARED.set.id);
    // What the server has cached of the build before can be evicted.
    expect(changes).toEqual([['1.0.1-bbbbbbbbbb'], ['1.0.2-cccccccccc']]);
  });

  it('ends when it expires, when its origin is removed, and where overrides are disabled', () => {
    const cookie = sealed();
    expect(at(['http://127.0.0.1:*']).of(requestWith(cookie))).toMatchObject({
      overrides: [{ remote: 'mfe-test' }],
    });
    expect(at(['http://localhost:*']).of(requestWith(cookie))?.overrides).toEqual([]);
    expect(at([]).of(requestWith(cookie))?.overrides).toEqual([]);
    now = START + 60_000;
    expect(at(['http://127.0.0.1:*']).of(requestWith(cookie))).toBeUndefined();
  });

  it('may be several: one on a laptop, and one in a version of the registry', async () => {
    const site = at(['http://127.0.0.1:*']);
    const stored = { remote: STORED.name, version: STORED.version };
    const preview = site.of(requestWith(sealedFor([{ remote: 'mfe-test', from: laptop.origin }, stored])));
    if (!preview) throw new Error('there is no preview');
    const { resolved } = await site.apply(preview, PREPARED);
    expect(resolved.set.releases['mfe-test']).toMatchObject({ version, servedFrom: laptop.origin });
    expect(resolved.set.releases['mfe-other']).toEqual(STORED);
    expect(resolved.table.match('/other')?.remote).toBe('mfe-other');
    expect(
      site
        .inUse()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['mfe-other', 'mfe-test']);
  });

  it('leaves the site as it is for a version that is not stored', async () => {
    const site = at([]);
    const preview = site.of(requestWith(sealedFor([{ remote: 'mfe-test', version: '9.9.9-eeeeeeeeee' }])));
    if (!preview) throw new Error('there is no preview');
    const { applied, resolved } = await site.apply(preview, PREPARED);
    expect(applied[0]?.failure).toBe('mfe-test 9.9.9-eeeeeeeeee is not in the registry.');
    expect(resolved.set.id).toBe(PREPARED.set.id);
  });
});
