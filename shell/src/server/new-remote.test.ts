import path from 'node:path';
import { containerCode, fileFacts, pageCode } from '../testing/a-container.ts';
import { aRegistryDocument } from '../testing/a-registry.ts';
import { aRelease } from '../testing/a-release.ts';
import { testFolders, writeFiles } from '../testing/test-folder.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';
import { until } from '../testing/until.ts';

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
