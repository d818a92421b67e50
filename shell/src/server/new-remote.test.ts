import path from 'node:path';
import { type FolderRegistry, folderRegistry } from '../registry/folder-registry.ts';
import { untilInForce } from '../registry/servers/until-in-force.ts';
import { containerCode, fileFacts, pageCode } from '../testing/a-container.ts';
import { aRegistryDocument } from '../testing/a-registry.ts';
import { aRelease } from '../testing/a-release.ts';
import { testFolders, writeFiles } from '../testing/test-folder.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';
import { until } from '../testing/until.ts';

describe('a release on three servers of one registry', () => {
  const newFolder = testFolders();
  const plain = { plain: { paths: ['/plain'], code: pageCode('A plain page') } };
  const version = (digit: string) => `1.0.0-${digit.repeat(10)}`;
  let folder: string;
  let registry: FolderRegistry;
  let sites: TestSite[];
  beforeEach(async () => {
    folder = await newFolder();
    registry = folderRegistry(path.join(folder, 'artifacts'));
    sites = [];
    for (let count = 0; count < 3; count++) sites.push(await testSite(folder, plain));
  });
  afterEach(() => Promise.all(sites.map((site) => site.close())));

  async function publish(digit: string): Promise<void> {
    const code = containerCode({ plain: pageCode(`Release ${digit}`) });
    const files = { 'server/remote-entry.cjs': fileFacts(code) };
    const release = aRelease({ plain: ['/plain'] }, { version: version(digit), files });
    await writeFiles(path.join(folder, 'artifacts'), {
      [`mfe-test/${release.version}/release.json`]: JSON.stringify(release),
      [`mfe-test/${release.version}/server/remote-entry.cjs`]: code,
    });
    await registry.update(async (document) => ({
      ...document,
      remotes: { 'mfe-test': { live: release.version, previous: [aRelease().version], salt: 'a' } },
    }));
  }

  it('is in force on all of them within five seconds, and then each of them renders it', async () => {
    const started = performance.now();
    await publish('b');
    const { servers, everywhere } = await untilInForce(registry, 'mfe-test');
    expect(performance.now() - started).toBeLessThan(5000);
    expect([servers.length, everywhere]).toEqual([3, true]);
    for (const site of sites) expect((await site.ask('/plain')).body).toContain('<h1>Release b</h1>');
  });

  it('is not in force on one that cannot load it, which says why, until it can', async () => {
    const [, , third] = sites;
    const works = third?.assets.handle;
    if (!third || !works) throw new Error('There are three sites');
    third.assets.handle = (_request, response) => response.writeHead(404).end();
    await publish('c');
    const { servers, everywhere } = await untilInForce(registry, 'mfe-test', { withinMs: 1500 });
    expect(everywhere).toBe(false);
    expect(servers.filter(({ inForce }) => inForce)).toHaveLength(2);
    const [late] = servers.filter(({ inForce }) => !inForce);
    expect(late).toMatchObject({ live: aRelease().version, problem: { version: version('c') } });
    expect(late?.problem?.reason).toContain('404');
    third.assets.handle = works;
    expect((await untilInForce(registry, 'mfe-test')).everywhere).toBe(true);
  });

  it('is not waited for on a server that has ended', async () => {
    await sites.pop()?.close();
    await publish('d');
    expect((await untilInForce(registry, 'mfe-test')).servers).toHaveLength(2);
  });
});

describe('a release of a remote that the shell has not known', () => {
  const newFolder = testFolders();
  let folder: string;
  let site: TestSite;
  beforeEach(async () => {
    folder = await newFolder();
    site = await testSite(folder, { plain: { paths: ['/plain'], code: pageCode('A plain page') } });
  });
  afterEach(() => site.close());

  /** Makes `mfe-advice` live while the shell runs. */
  async function publishAdvice(): Promise<void> {
    const code = containerCode({ advice: pageCode('Advice') }, 'mfe_advice');
    const release = aRelease(
      { advice: ['/advice'] },
      {
        name: 'mfe-advice',
        navigation: [{ place: 'header', title: 'Rent advice', path: '/advice', order: 5 }],
        apiPrefixes: ['/advice-api'],
        files: { 'server/remote-entry.cjs': fileFacts(code) },
      },
    );
    const { name, version } = release;
    await writeFiles(path.join(folder, 'artifacts'), {
      [`${name}/${version}/release.json`]: JSON.stringify(release),
      [`${name}/${version}/server/remote-entry.cjs`]: code,
    });
    const live = { 'mfe-test': aRelease().version, [name]: version };
    await writeFiles(path.join(folder, 'artifacts'), { 'registry.json': JSON.stringify(aRegistryDocument(live)) });
  }

  it('brings its page, its header link on every page and its API prefix, while the shell runs on', async () => {
    expect((await site.ask('/plain')).body).not.toContain('Rent advice');
    await site.ask('/advice-api/v1/answers');
    expect(site.api.seen).toEqual([]);

    await publishAdvice();
    await until(async () => (await site.ask('/advice')).body.includes('<h1>Advice</h1>'));
    const { body } = await site.ask('/plain');
    expect(body).toMatch(/<nav[^>]*aria-label="Main".*?href="\/advice".*?Rent advice/s);
    const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    expect((await site.ask('/advice-api/v1/answers', asked)).status).toBe(200);
    expect(site.api.seen).toEqual(['POST /advice-api/v1/answers']);
  });
});
