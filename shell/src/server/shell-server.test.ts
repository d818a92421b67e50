import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createRenderer, type Renderer } from '../render/main.tsx';
import { pageCode } from '../testing/a-container.ts';
import { testFolders } from '../testing/test-folder.ts';
import { type Handler, testServer } from '../testing/test-server.ts';
import { type TestPage, type TestSite, testSite } from '../testing/test-site.ts';

const CALL =
  "platform.http.request('GET /places/api/v1/autocomplete', { query: { hint: 'x', city: 'pune' } }, { signal: request.signal })";

const PAGES: Readonly<Record<string, TestPage>> = {
  plain: { paths: ['/', '/plain/{name}', '/*-for-rent*'], code: pageCode('A plain page') },
  data: {
    paths: ['/data'],
    code: pageCode('A page with data', { loader: `({ request, platform }) => ${CALL}` }),
  },
  secret: { paths: ['/secret/{token}'], personal: true, code: pageCode('A page of one person') },
  ended: {
    paths: ['/ended/{token}'],
    personal: true,
    code: pageCode('This link has ended', {
      loader: 'async () => null',
      head: "({ data }) => ({ title: 'Ended', status: data ? 200 : 404 })",
    }),
  },
  city: {
    paths: ['/city'],
    code: pageCode('Pune', { head: "() => ({ title: 'Pune', city: 'pune', category: 'RENT' })" }),
  },
  moved: {
    paths: ['/moved'],
    code: pageCode('', { loader: "async () => Response.redirect('http://localhost/plain/new?x=1', 301)" }),
  },
  sent: {
    paths: ['/sent'],
    code: pageCode('', {
      loader:
        "async ({ url }) => { throw new Response(null, { status: 302, headers: { location: url.searchParams.get('to') } }) }",
    }),
  },
  gone: {
    paths: ['/gone'],
    code: pageCode('', { loader: 'async () => { throw new Response(null, { status: 404 }) }' }),
  },
  broken: { paths: ['/broken'], code: "{ Component: () => { throw new Error('broken while rendering') } }" },
  missing: { paths: ['/missing'], code: '{}' },
};

const json =
  (status: number, body: unknown): Handler =>
  (_request, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'theirs' })
      .end(JSON.stringify(body));

describe('the shell', () => {
  const newFolder = testFolders();
  let folder: string;
  let site: TestSite;
  let renderer: Renderer | undefined;
  beforeEach(async () => {
    folder = await newFolder();
    site = await testSite(folder, PAGES, (settings) => {
      renderer = createRenderer(settings);
      return renderer;
    });
  });
  afterEach(() => site.close());

  describe('serving pages', () => {
    it('renders the page of a remote within the frame and without shared caching', async () => {
      const { status, headers, body } = await site.ask('/plain/x');
      expect(status).toBe(200);
      expect(body).toContain('<h1>A plain page</h1>');
      expect(body).toContain('<footer');
      expect(headers['cache-control']).toBe('private, max-age=0, must-revalidate');
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
    });

    it('forbids every cache and other site to know a page that its remote declares as personal', async () => {
      const { headers } = await site.ask('/secret/token-1');
      expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' });
    });

    it('answers HEAD like GET, without the page', async () => {
      const [got, head] = await Promise.all([site.ask('/plain/x'), site.ask('/plain/x', { method: 'HEAD' })]);
      expect(head.status).toBe(200);
      expect(head.body).toBe('');
      expect(head.headers['content-type']).toBe(got.headers['content-type']);
      expect(head.headers['content-length']).toBe(got.headers['content-length']);
    });

    it.each([
      ['PUT', 'text/weird'],
      ['DELETE', 'text/weird'],
      ['POST', 'application/x-www-form-urlencoded'],
    ])('answers %s to a page without an action with 405', async (method, type) => {
      const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin' };
      const answer = await site.ask('/plain/x', { method, headers, body: 'x' });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    });

    it('redirects unknown paths, and those whose loader finds nothing, to the not-found page', async () => {
      for (const target of ['/nonsense', '/gone', '/%E0%A4%A', '/nonsense?q=%', `/${'x'.repeat(8000)}`]) {
        const { status, headers } = await site.ask(target);
        expect([target.slice(0, 20), status, headers.location]).toEqual([target.slice(0, 20), 302, '/page-not-found']);
      }
      const { status, body } = await site.ask('/page-not-found');
      expect(status).toBe(404);
      expect(body).toContain('This page does not exist');
      expect(body).toContain('noindex');
    });

    it('offers on the not-found page a search and localities of the city, and needs no API for the page', async () => {
      const kothrud = { slug: 'kothrud', name: 'Kothrud', listings: { BUY: 7 } };
      site.api.handle = json(200, { localities: [kothrud] });
      const headers = { cookie: 'aangan_city=pune' };
      const whole = await site.ask('/page-not-found', { headers });
      expect(site.api.seen).toEqual(['GET /api/v1/localities/city/pune']);
      expect(whole.body).toContain('Popular localities in Pune');
      expect(whole.body).toContain('href="/flats-for-sale-in-kothrud_pune"');
      site.api.handle = () => undefined;
      const late = await site.ask('/page-not-found', { headers });
      expect([late.status, late.body.includes('Popular localities')]).toEqual([404, false]);
      for (const { body } of [whole, late]) {
        expect(body).toMatch(/<form [^>]*action="\/search-context"/);
        expect(body).toContain('<option value="pune" selected="">Pune</option>');
      }
    });

    it('answers with the status and the page of a link that has ended', async () => {
      const { status, body, headers } = await site.ask('/ended/token-1');
      expect(status).toBe(404);
      expect(body).toContain('<h1>This link has ended</h1>');
      expect(headers['cache-control']).toBe('private, no-store');
    });

    it("follows a loader's redirect within the site and never to another site", async () => {
      expect((await site.ask('/moved', { headers: { host: 'localhost' } })).status).toBe(301);
      const within = await site.ask('/sent?to=%2Fplain%2Fa%3Fb%3D1');
      expect([within.status, within.headers.location]).toEqual([302, '/plain/a?b=1']);
      for (const elsewhere of ['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)']) {
        const { status, headers, body } = await site.ask(`/sent?to=${encodeURIComponent(elsewhere)}`);
        expect([elsewhere, status, headers.location]).toEqual([elsewhere, 503, undefined]);
        expect(body).toContain('Something went wrong. Please try again.');
      }
    });

    it('saves the id of its request in a cookie that scripts cannot read', async () => {
      const { headers } = await site.ask('/plain/x', { headers: { 'x-request-id': 'request-7' } });
      expect(headers['set-cookie']).toContain('aangan_request=request-7; Path=/; HttpOnly; SameSite=Lax');
    });

    it('stores device, city and tab in cookies once', async () => {
      const first = await site.ask('/city');
      const cookies = (first.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]);
      expect(cookies).toEqual([
        expect.stringMatching(/^aangan_first_touch=direct\|\/city\|\d+$/),
        expect.stringMatching(/^aangan_last_touch=direct\|\/city\|\d+$/),
        expect.stringMatching(/^aangan_device=[\w-]{36}$/),
        'aangan_city=pune',
        'aangan_tab=RENT',
        expect.stringMatching(/^aangan_request=[\w.-]+$/),
      ]);
      const again = await site.ask('/city', { headers: { cookie: cookies.join('; ') } });
      expect(again.headers['set-cookie']).toEqual([expect.stringMatching(/^aangan_request=/)]);
      const other = await site.ask('/city', {
        headers: { cookie: `${cookies.join('; ')}; x=1`.replace('=RENT', '=PG') },
      });
      expect(other.headers['set-cookie']?.[0]).toMatch(/^aangan_tab=RENT; Max-Age=31536000; Path=\/; SameSite=Lax/);
    });
  });

  describe('requests of hostile clients', () => {
    it.each(['a b', 'evil.test/x', '"><script>', ''])('refuses the host %j', async (host) => {
      expect((await site.ask('/plain/x', { headers: { host } })).status).toBe(400);
    });

    it('stays on its own site for an absolute address', async () => {
      const { status, body } = await site.ask('http://evil.test/plain/x', { headers: { host: 'aangan.test' } });
      expect(status).toBe(200);
      expect(body).toContain('"origin":"http://aangan.test"');
    });

    it('calls only its own API for an absolute address', async () => {
      const { origin: elsewhere, seen, close } = await testServer((_request, response) => response.end('reached'));
      for (const target of [
        `${elsewhere}/api/x`,
        `${elsewhere}/assets/x`,
        `/api/${elsewhere}/x`,
        `/assets//${elsewhere}`,
      ]) {
        expect((await site.ask(target)).body).not.toContain('reached');
      }
      expect(seen).toEqual([]);
      await close();
    });

    it.each(['//evil.test/2-bhk-for-rent?a=1', '/\\evil.test/2-bhk-for-rent?a=1'])(
      'treats %s as a path',
      async (target) => {
        const { status, headers } = await site.ask(target);
        expect([status, headers.location]).toEqual([308, '/evil.test/2-bhk-for-rent?a=1']);
      },
    );

    it.each([
      '%',
      'aangan_device=%E0%A4%A; aangan_city=%',
      '=;;=;a',
      'aangan_device=</script>; aangan_city="<b>"',
      '\u00ff\u0080',
    ])('survives the cookie %j', async (cookie) => {
      const { status, body } = await site.ask('/data', { headers: { cookie } });
      expect(status).toBe(200);
      expect(body).toMatch(/"deviceId":"[\w-]{36}"/);
      expect(body).toContain('"city":"bangalore"');
    });

    it('answers an oversized address without a crash', async () => {
      const refusal = await site.ask(`/plain/${'x'.repeat(20_000)}`).catch((error: unknown) => error);
      expect(refusal).toMatchObject(refusal instanceof Error ? { code: 'ECONNRESET' } : { status: 431 });
      expect((await site.ask(`/plain/${'x'.repeat(8000)}`)).status).toBe(200);
      expect((await site.ask(`/platform/pages/${'x'.repeat(8000)}.json`)).status).toBeLessThan(500);
    });
  });

  describe('request ids', () => {
    const id = 'visit-42';
    it.each([
      '/plain/x',
      '/nonsense',
      '/%E0%A4%A',
      '/broken',
      '/healthz',
      '/livez',
      '/favicon.svg',
      '/api/x',
      '/assets/none.js',
      '//x',
    ])('echoes the id on %s', async (target) => {
      site.api.handle = json(200, {});
      const { headers } = await site.ask(target, { headers: { 'x-request-id': id } });
      expect(headers['x-request-id']).toBe(id);
    });

    it('are echoed on a refused method and on an API that is down', async () => {
      const headers = { 'x-request-id': id };
      expect((await site.ask('/plain/x', { method: 'POST', headers })).headers['x-request-id']).toBe(id);
      await site.api.close();
      expect((await site.ask('/api/x', { headers })).headers['x-request-id']).toBe(id);
    });

    it('are passed on to the API, with a number for the calls of a page', async () => {
      await site.ask('/api/x', { headers: { 'x-request-id': id } });
      await site.ask('/data', { headers: { 'x-request-id': id } });
      expect(site.api.requests.map(({ headers }) => headers['x-request-id'])).toEqual([id, `${id}.1`]);
    });
  });

  describe('the proxy to the API', () => {
    it('passes calls and answers on unchanged', async () => {
      site.api.handle = json(418, { message: 'a teapot' });
      const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":1}' };
      const { status, body } = await site.ask('/v5/pot?x=%20', asked);
      expect([status, body]).toEqual([418, '{"message":"a teapot"}']);
      expect(site.api.seen).toEqual(['POST /v5/pot?x=%20']);
    });

    it('passes calls on only under the prefixes of the platform and of the active releases', async () => {
      await site.ask('/v5');
      await site.ask('/places/near?x=1');
      expect(site.api.seen).toEqual(['GET /v5', 'GET /places/near?x=1']);
      const elsewhere = ['/v5x', '/nb/api/x', '/declared-api/v5/x', '/declared-api/internal', '/x?/v5/y'];
      for (const path of elsewhere) expect([path, (await site.ask(path)).status]).not.toEqual([path, 200]);
      expect(site.api.seen).toHaveLength(2);
    });

    it('answers with a short message when the API is down', async () => {
      await site.api.close();
      const { status, headers, body } = await site.ask('/api/v1/x');
      expect(status).toBe(503);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
      expect(JSON.parse(body)).toEqual({
        statusCode: 503,
        message: 'Our service is not available right now. Please try again.',
        requestId: headers['x-request-id'],
      });
    });

    it('calls a failing API once and passes its 503 on', async () => {
      site.api.handle = json(503, { message: 'busy' });
      expect((await site.ask('/api/v1/x')).status).toBe(503);
      expect(site.api.seen).toHaveLength(1);
    });

    it('shows the fallback of a page whose data does not load, within the frame', async () => {
      site.api.handle = json(500, {});
      const { status, headers, body } = await site.ask('/data');
      expect(status).toBe(503);
      expect(headers['retry-after']).toBe('30');
      expect(headers['cache-control']).toContain('private');
      expect(body).toContain('Something went wrong. Please try again.');
      expect(body).toMatch(new RegExp(`Reference: (?:<!-- -->)?${headers['x-request-id']}\\.1`));
      expect(body).toContain('<footer');
      expect((await site.ask('/plain/x')).status).toBe(200);
    });
  });

  describe('a failing remote', () => {
    it.each(['/broken', '/missing'])('limits the failure of %s to its region', async (target) => {
      const { status, body } = await site.ask(target);
      expect(status).toBe(503);
      expect(body).toContain('This page could not be loaded');
      expect(body).toContain('<footer');
      expect((await site.ask('/plain/x')).status).toBe(200);
    });

    it('is served without the asset origin if it was loaded before the first visit', async () => {
      await site.assets.close();
      expect((await site.ask('/plain/x')).status).toBe(200);
    });

    it('shows its fallback if it was not loaded and the asset origin is down', async () => {
      await site.assets.close();
      renderer?.remotes.keep([]);
      const { status, body } = await site.ask('/plain/x');
      expect(status).toBe(503);
      expect(body).toContain('This part of the page could not be loaded.');
    });
  });

  it('aborts the calls of a page when the visitor leaves', async () => {
    let called: () => void = () => undefined;
    let abandoned: () => void = () => undefined;
    const call = new Promise<void>((resolve) => {
      called = resolve;
    });
    const end = new Promise<void>((resolve) => {
      abandoned = resolve;
    });
    site.api.handle = (_request, response) => {
      response.once('close', abandoned);
      called();
    };
    const visit = site.begin('/data');
    visit.end();
    await call;
    visit.destroy();
    await end;
    site.api.handle = json(200, { suggestions: [] });
    expect((await site.ask('/data')).status).toBe(200);
  });

  it('sends the error page when it fails itself', async () => {
    await site.close();
    site = await testSite(folder, PAGES, (settings) => ({
      ...createRenderer(settings),
      render: () => Promise.reject(new Error('the shell is broken')),
    }));
    const { status, body, headers } = await site.ask('/plain/x');
    expect(status).toBe(500);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain(`Reference: ${headers['x-request-id']}`);
    expect(body).not.toContain('the shell is broken');
  });

  it("serves a document's page table as immutable, and 404 for unknown versions", async () => {
    const { body } = await site.ask('/plain/x');
    const address = /"pages":"([^"]+)"/.exec(body)?.[1] ?? '';
    const known = await site.ask(address);
    expect(known.headers['cache-control']).toContain('immutable');
    const { routes, remotes } = JSON.parse(known.body);
    expect(routes).toContainEqual({ remote: 'mfe-test', page: 'data', path: '/data', params: {} });
    expect(remotes).toMatchObject([{ name: 'mfe-test', base: '/assets/mfe-test/1.0.0-aaaaaaaaaa/' }]);
    for (const versions of ['mfe-test@1.0.0-bbbbbbbbbb', 'mfe-other@1.0.0-aaaaaaaaaa', 'mfe-test@../..', 'x']) {
      const unknown = await site.ask(`/platform/pages/${versions}.json`);
      expect(unknown.status).toBe(404);
      expect(unknown.headers['cache-control']).toBe('no-store');
    }
  });

  it('shows page outcomes to staff only', async () => {
    const { status, headers } = await site.ask('/platform/outcomes');
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('reports its health and which dependency fails', async () => {
    expect((await site.ask('/healthz')).status).toBe(200);
    await rm(path.join(folder, 'artifacts/mfe-test'), { recursive: true });
    const { status, body } = await site.ask('/healthz');
    expect(status).toBe(503);
    expect(JSON.parse(body).parts['mfe-test']).toEqual({ ok: false, detail: 'HTTP 404' });
    // The server itself is well: starting it again would help nobody.
    expect((await site.ask('/livez')).status).toBe(200);
  });

  it('closes while pages are listening for new versions', async () => {
    const listening = site.begin('/platform/live-reload');
    listening.end();
    const [response] = await once(listening, 'response');
    const [first] = await once(response, 'data');
    expect(first.toString()).toMatch(/^data: [0-9a-f]{12}\n\n$/);
    const ended = once(response, 'end');
    response.resume();
    await site.app.close();
    await ended;
  });
});
