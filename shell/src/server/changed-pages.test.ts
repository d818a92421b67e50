import { CACHE_TAG, CHANGES_PATH, type Change } from '@aangan/shared-kit/contracts/changes';
import { pageCode } from '../testing/a-container.ts';
import { testFolders } from '../testing/test-folder.ts';
import { type TestPage, type TestSite, testSite } from '../testing/test-site.ts';
import { until } from '../testing/until.ts';

const CALL = "'GET /places/api/v1/autocomplete', { query: { hint: url.searchParams.get('hint'), city: 'pune' } }";
const LOADER = `async ({ request, url, platform }) => platform.http.request(${CALL}, { signal: request.signal })`;

const PAGES: Readonly<Record<string, TestPage>> = {
  places: { paths: ['/places-page'], code: pageCode('Places', { loader: LOADER }) },
};

/** The clock of the site stands still, so no page is ever too old. */
describe('a page that visitors share', () => {
  const newFolder = testFolders();
  let site: TestSite;
  /** Cookies of the calls for pages. */
  let cookies: (string | undefined)[];
  let tell: ((change: Change) => void) | undefined;

  beforeEach(async () => {
    cookies = [];
    tell = undefined;
    site = await testSite(await newFolder(), PAGES);
    site.api.handle = (request, response) => {
      if (request.url === CHANGES_PATH) {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.flushHeaders();
        tell = (change) => void response.write(`data: ${JSON.stringify(change)}\n\n`);
        return;
      }
      cookies.push(request.headers.cookie);
      const hint = new URL(request.url ?? '', site.api.origin).searchParams.get('hint');
      const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=30' };
      response.writeHead(200, { ...headers, [CACHE_TAG]: `places-${hint}` }).end('{"suggestions":[]}');
    };
    site.changes.listen(() => undefined);
    await until(() => tell !== undefined);
  });
  afterEach(() => site.close());

  const open = (hint: string) => site.ask(`/places-page?hint=${hint}`);

  it('is made again as soon as something in it has changed, from data that has the change', async () => {
    for (const hint of ['a', 'b', 'a', 'b']) expect((await open(hint)).status).toBe(200);
    expect(cookies).toEqual([undefined, undefined]);
    tell?.({ tag: 'places-a', position: '7' });
    await until(() => site.changes.cookie() !== undefined);
    await open('b');
    expect(cookies).toHaveLength(2);
    await open('a');
    expect(cookies).toEqual([undefined, undefined, '__Host-aangan_position=7']);
  });
});
