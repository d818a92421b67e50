import { pageCode } from '../testing/a-container.ts';
import { testFolders } from '../testing/test-folder.ts';
import { type TestPage, type TestSite, testSite } from '../testing/test-site.ts';

const PAGES: Readonly<Record<string, TestPage>> = {
  plain: { paths: ['/plain/{name}'], code: pageCode('A plain page', { loader: 'async () => null' }) },
  broken: { paths: ['/broken'], code: "{ Component: () => { throw new Error('broken while rendering') } }" },
};

describe('the metrics of the shell', () => {
  const newFolder = testFolders();
  let site: TestSite;
  let text: string;

  beforeAll(async () => {
    site = await testSite(await newFolder(), PAGES);
    for (const path of ['/plain/secret-1', '/plain/secret-2', '/broken', '/nowhere/secret-3', '/api/v1/secret-4']) {
      await site.ask(path);
    }
    text = await site.metrics.text();
  });
  afterAll(() => site.close());

  it.each([
    'aangan_http_request_seconds_count{route="mfe-test/plain",method="GET",status="2xx"} 2',
    'aangan_http_request_seconds_count{route="mfe-test/broken",method="GET",status="5xx"} 1',
    'aangan_page_seconds_count{remote="mfe-test",page="plain",outcome="ok"} 2',
    'aangan_page_seconds_count{remote="mfe-test",page="broken",outcome="render"} 1',
  ])('count requests for pages by page and outcome: %s', (line) => {
    expect(text).toContain(line);
  });

  it.each([
    /^aangan_page_outcomes_total\{remote="mfe-test",version="[^"]+",outcome="ok"\} 2$/m,
    /^aangan_page_outcomes_total\{remote="shell",version="s1",outcome="ok"\} [23]$/m,
    /^aangan_page_loader_seconds_count\{remote="mfe-test",version="[^"]+"\} 3$/m,
    /^aangan_page_render_seconds_count\{remote="mfe-test",version="[^"]+"\} 3$/m,
    /^aangan_release_in_force\{remote="mfe-test",version="[^"]+",current="true"\} 1$/m,
    /^aangan_release_in_force\{remote="shell",version="s1",current="true"\} 1$/m,
  ])('show loaders, rendering and outcomes by release, and what is in force: %s', (line) => {
    expect(text).toMatch(line);
  });

  it('show a release that the server cannot load', async () => {
    const unreadable: TestPage = { remote: 'mfe-other', paths: ['/unreadable'], code: '{ not JavaScript' };
    const other = await testSite(await newFolder(), { ...PAGES, unreadable });
    try {
      const refused = (await other.metrics.text()).match(/^aangan_release_refused\{.*$/gm);
      expect(refused).toEqual([
        expect.stringMatching(/^aangan_release_refused\{remote="mfe-other",version="[^"]+"\} 1$/),
      ]);
    } finally {
      await other.close();
    }
  });

  it('contain no address of a visitor', () => {
    expect(text).not.toContain('secret');
  });
});
