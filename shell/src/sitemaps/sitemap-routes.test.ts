import { pageCode } from '../testing/a-container.ts';
import { testFolders } from '../testing/test-folder.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';

const LISTS: Readonly<Record<string, object>> = {
  '/api/v1/sitemaps': { names: ['cities', 'homes-1'] },
  '/api/v1/sitemaps/homes-1': { addresses: [['/property/rent/x/abcdef0123456789/detail', Date.UTC(2026, 10, 20)]] },
};

describe('the sitemap routes', () => {
  const newFolder = testFolders();
  let site: TestSite;
  beforeEach(async () => {
    site = await testSite(await newFolder(), { plain: { paths: ['/plain'], code: pageCode('Plain') } }, undefined, {
      PUBLIC_URL: 'https://aangan.test',
    });
    site.api.handle = (request, response) => {
      const list = LISTS[request.url ?? ''];
      response.writeHead(list ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(list ?? {}));
    };
  });
  afterEach(() => site.close());

  it('list the sitemaps in an index with absolute addresses', async () => {
    const { status, headers, body } = await site.ask('/sitemap.xml');
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(body.match(/https:[^<]+/g)).toEqual([
      'https://aangan.test/sitemaps/pages.xml',
      'https://aangan.test/sitemaps/cities.xml',
      'https://aangan.test/sitemaps/homes-1.xml',
    ]);
  });

  it('list the addresses that the API gives', async () => {
    const { body } = await site.ask('/sitemaps/homes-1.xml');
    expect(body).toContain('<loc>https://aangan.test/property/rent/x/abcdef0123456789/detail</loc>');
    expect(body).toContain('<lastmod>2026-11-20T00:00:00.000Z</lastmod>');
  });

  it.each(['/sitemaps/homes-2.xml', '/sitemaps/homes-1', '/sitemaps/..%2Fuser.xml'])('give no %s', async (path) => {
    expect((await site.ask(path)).status).toBe(404);
  });

  it('answer 503 with a retry time while the API fails', async () => {
    site.api.handle = (_request, response) => response.writeHead(503).end();
    for (const path of ['/sitemap.xml', '/sitemaps/homes-1.xml']) {
      const { status, headers } = await site.ask(path);
      expect([status, headers['retry-after']]).toEqual([503, '600']);
    }
  });

  it('do not repeat a host that a stranger names, also without PUBLIC_URL', async () => {
    const own = await testSite(await newFolder(), { plain: { paths: ['/plain'], code: pageCode('Plain') } });
    own.api.handle = site.api.handle;
    for (const path of ['/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/homes-1.xml']) {
      const { status, body } = await own.ask(path, { headers: { host: 'evil.example' } });
      expect([path, status]).toEqual([path, 200]);
      expect(body).not.toContain('evil');
    }
    expect((await own.ask('/robots.txt', { headers: { host: 'evil.example' } })).body).toContain(
      `${own.origin}/sitemap.xml`,
    );
    await own.close();
  });

  it('list the sitemap in robots.txt', async () => {
    const { headers, body } = await site.ask('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('Sitemap: https://aangan.test/sitemap.xml');
  });
});
