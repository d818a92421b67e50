import path from 'node:path';
import { DEVICE_COOKIE } from '../platform/cookies.ts';
import { folderRegistry } from '../registry/folder-registry.ts';
import { inCanary } from '../registry/in-canary.ts';
import type { RegistryDocument } from '../registry/registry-document.ts';
import { containerCode, fileFacts, pageCode } from '../testing/a-container.ts';
import { aRegistryDocument } from '../testing/a-registry.ts';
import { aRelease } from '../testing/a-release.ts';
import { testFolders, writeFiles } from '../testing/test-folder.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';
import { until } from '../testing/until.ts';

const newFolder = testFolders();
const FIRST = '1.0.0-aaaaaaaaaa';
const PERCENT = 50;

describe('the release of a visitor', () => {
  let folder: string;
  let site: TestSite;
  beforeEach(async () => {
    folder = await newFolder();
    site = await testSite(folder, { plans: { paths: ['/plans'], code: pageCode(FIRST) } });
  });
  afterEach(() => site.close());

  /** Writes a release whose page shows its version. */
  async function store(version: string): Promise<void> {
    const code = containerCode({ plans: pageCode(version) });
    const release = aRelease({ plans: ['/plans'] }, { version, files: { 'server/remote-entry.cjs': fileFacts(code) } });
    await writeFiles(path.join(folder, 'artifacts', release.name, version), {
      'server/remote-entry.cjs': code,
      'release.json': JSON.stringify(release),
    });
  }

  async function offer(facts: Partial<RegistryDocument['remotes'][string]>): Promise<void> {
    const remotes = { 'mfe-test': { live: FIRST, previous: [], salt: 'salt', ...facts } };
    await folderRegistry(path.join(folder, 'artifacts')).write(aRegistryDocument({}, { remotes }));
  }

  const bodyFor = async (device: string, query = '') =>
    (await site.ask(`/plans${query}`, { headers: { cookie: `${DEVICE_COOKIE}=${device}` } })).body;
  const shownIn = (body: string) => /<h1>([^<]+)<\/h1>/.exec(body)?.[1];
  const untilShown = (version: string, device: string) => until(async () => shownIn(await bodyFor(device)) === version);

  describe('with a canary at half of all devices', () => {
    const devices = Array.from({ length: 40 }, (_, number) => `device-${number}`);
    const expected = (device: string) => (inCanary(device, 'salt', PERCENT) ? '1.0.1-bbbbbbbbbb' : FIRST);
    beforeEach(async () => {
      await store('1.0.1-bbbbbbbbbb');
      await offer({ canary: { version: '1.0.1-bbbbbbbbbb', percent: PERCENT, since: '2026-11-16T04:30:00.000Z' } });
      await untilShown('1.0.1-bbbbbbbbbb', devices.find((device) => inCanary(device, 'salt', PERCENT)) ?? '');
    });

    it('depends on the device only', async () => {
      for (const device of devices) expect(shownIn(await bodyFor(device))).toBe(expected(device));
      expect(new Set(devices.map(expected)).size).toBe(2);
    });

    it.each([
      '?canary=1',
      '?version=1.0.1-bbbbbbbbbb',
      '?mfe-test=1.0.1-bbbbbbbbbb',
      `?${DEVICE_COOKIE}=device-0`,
      '?override=mfe-test&from=http://localhost:4100&remote=mfe-test&release=1.0.1-bbbbbbbbbb',
    ])('is not changed by the address: %s', async (query) => {
      for (const device of devices.slice(0, 8)) expect(shownIn(await bodyFor(device, query))).toBe(expected(device));
    });

    it('stays the same for a visitor who came without a device cookie', async () => {
      for (let visitor = 0; visitor < 10; visitor++) {
        const { body, headers } = await site.ask('/plans');
        const device = new RegExp(`${DEVICE_COOKIE}=([^;]+)`).exec(String(headers['set-cookie']))?.[1] ?? '';
        expect(shownIn(body)).toBe(expected(device));
        expect(shownIn(await bodyFor(device))).toBe(expected(device));
      }
    });
  });

  it('stays the same for an open document, whose page table exists after five more publishes', async () => {
    const pages = /"pages":"([^"]+)"/.exec(await bodyFor('device-1'))?.[1] ?? '';
    for (const digit of ['1', '2', '3', '4', '5']) {
      const version = `1.0.${digit}-bbbbbbbbbb`;
      await store(version);
      await offer({ live: version });
      await untilShown(version, 'device-1');
    }
    const table = await site.ask(pages);
    expect(JSON.parse(table.body).remotes).toMatchObject([{ name: 'mfe-test', version: FIRST }]);
    expect(/"pages":"([^"]+)"/.exec(await bodyFor('device-1'))?.[1]).not.toBe(pages);
  });

  it('is never one that cannot be loaded', async () => {
    await store('1.0.1-bbbbbbbbbb');
    await writeFiles(path.join(folder, 'artifacts/mfe-test/1.0.1-bbbbbbbbbb/server'), { 'remote-entry.cjs': 'broken' });
    await offer({ live: '1.0.1-bbbbbbbbbb' });
    await store('1.0.2-cccccccccc');
    const asked = '/mfe-test/1.0.1-bbbbbbbbbb/server/remote-entry.cjs';
    await until(() => site.assets.seen.includes(`GET ${asked}`));
    expect(shownIn(await bodyFor('device-1'))).toBe(FIRST);
    await offer({ live: '1.0.2-cccccccccc' });
    await untilShown('1.0.2-cccccccccc', 'device-1');
  });
});
