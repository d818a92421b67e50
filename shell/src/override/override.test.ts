import type { IncomingHttpHeaders } from 'node:http';
import { createRenderer } from '../render/main.tsx';
import { containerCode, fileFacts, pageCode } from '../testing/a-container.ts';
import { aRelease } from '../testing/a-release.ts';
import { testFolders } from '../testing/test-folder.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';

const TOKEN = 'the-token-of-the-staff-of-this-test';
const PAGES = {
  plans: { paths: ['/plans'], code: pageCode('From the site') },
  other: { paths: ['/other'], code: pageCode('Another page of the site') },
};
const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };

/** Cookies that an answer sets, as the next request sends them. */
function cookiesOf(headers: IncomingHttpHeaders): string {
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
}

/** A laptop that serves a build of `mfe-test` with one text. */
function laptopBuild(text: string, version: string, contract = '^1') {
  const code = containerCode({ plans: pageCode(text) });
  const files = { 'server/remote-entry.cjs': fileFacts(code) };
  const release = aRelease({ plans: ['/plans', '/only-on-the-laptop'] }, { version, contract, files });
  return { code, release };
}

describe('a local override', () => {
  const folder = testFolders();
  let site: TestSite;
  let laptop: TestServer;
  let build: ReturnType<typeof laptopBuild>;
  let staff: string;

  beforeEach(async () => {
    build = laptopBuild('From the laptop', '1.0.1-bbbbbbbbbb');
    laptop = await testServer((request, response) => {
      if (request.url?.endsWith('release.json')) response.end(JSON.stringify(build.release));
      else if (request.url?.endsWith('.cjs')) response.end(build.code);
      else response.writeHead(404).end();
    });
    site = await testSite(await folder(), PAGES, createRenderer, {
      STAFF_TOKEN: TOKEN,
      OVERRIDE_ORIGINS: 'http://127.0.0.1:*',
    });
    const signedIn = await site.ask('/staff/sign-in', {
      method: 'POST',
      headers: FORM,
      body: new URLSearchParams({ name: 'Meera', token: TOKEN }).toString(),
    });
    staff = cookiesOf(signedIn.headers);
  });
  afterEach(() => Promise.all([site.close(), laptop.close()]));

  const address = (from: string, remote = 'mfe-test') => `/staff/override?${new URLSearchParams({ remote, from })}`;
  const visit = (path: string, cookie: string) => site.ask(path, { headers: { cookie } });

  /** Switches the override on as a person would; gives the cookie. */
  async function switchOn(from = laptop.origin): Promise<string> {
    const { body } = await visit(address(from), staff);
    const formToken = /name="formToken" value="([^"]+)"/.exec(body)?.[1] ?? '';
    const sent = await site.ask('/staff/override', {
      method: 'POST',
      headers: { ...FORM, cookie: staff },
      body: new URLSearchParams({ remote: 'mfe-test', from, formToken }).toString(),
    });
    return cookiesOf(sent.headers);
  }

  it('shows staff the override and sets a cookie that no script can read', async () => {
    const { status, body } = await visit(address(laptop.origin), staff);
    expect(status).toBe(200);
    expect(body).toContain(`<strong>mfe-test</strong> comes from <strong>${laptop.origin}</strong>`);
    expect(await switchOn()).toMatch(/^aangan_override=/);
  });

  it('renders the page of the laptop on the server, for that visitor only', async () => {
    const cookie = await switchOn();
    const overridden = await visit('/plans', cookie);
    expect(overridden.status).toBe(200);
    expect(overridden.body).toContain('From the laptop');
    expect(overridden.headers['content-security-policy']).toContain(`connect-src 'self' ${laptop.origin}`);
    expect((await site.ask('/plans')).body).toContain('From the site');
    expect((await site.ask('/plans')).body).not.toContain('Local override');
    expect((await visit('/only-on-the-laptop', cookie)).status).toBe(200);
  });

  it('lists the overridden remotes in a banner, with a form that ends the override without a script', async () => {
    const cookie = await switchOn();
    const { body } = await visit('/plans?page=2', cookie);
    expect(body).toMatch(
      /<\/div><script type="application\/json".*<aside class="override" aria-label="Local override">/s,
    );
    expect(body).toContain(`<strong>mfe-test</strong> 1.0.1-bbbbbbbbbb comes from ${laptop.origin}.`);
    expect(body).toContain(
      '<form method="post" action="/staff/override/reset"><input type="hidden" name="to" value="/plans?page=2">',
    );
    const reset = await site.ask('/staff/override/reset', {
      method: 'POST',
      headers: { ...FORM, cookie },
      body: new URLSearchParams({ to: '/plans?page=2' }).toString(),
    });
    expect([reset.status, reset.headers.location]).toEqual([303, '/plans?page=2']);
    expect(cookiesOf(reset.headers)).toBe('aangan_override=');
  });

  it('serves the page table of an open document from the laptop, uncached', async () => {
    const cookie = await switchOn();
    const { body } = await visit('/plans', cookie);
    const table = /"pages":"([^"]+)"/.exec(body)?.[1] ?? '';
    expect(table).toContain('mfe-test@1.0.1-bbbbbbbbbb');
    const answer = await visit(table, cookie);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain(`"base":"${laptop.origin}/mfe-test/1.0.1-bbbbbbbbbb/"`);
    expect((await site.ask(table)).status).toBe(404);
  });

  it.each([
    ['is gone', () => laptop.close(), 'cannot be reached'],
    [
      'sends something else',
      () => {
        laptop.handle = (_request, response) => response.end('<h1>Hello</h1>');
      },
      'is no release.json',
    ],
    [
      'leads elsewhere',
      () => {
        laptop.handle = (_request, response) => response.writeHead(302, { location: site.api.origin }).end();
      },
      'cannot be reached',
    ],
    [
      'has another remote',
      () => {
        build = { ...build, release: { ...build.release, name: 'mfe-other' } };
      },
      'describes mfe-other',
    ],
    [
      'is built for another shell',
      () => {
        build = laptopBuild('Later', '2.0.0-cccccccccc', '^2');
      },
      'asks for platform contract ^2',
    ],
    [
      'does not answer',
      () => {
        laptop.handle = () => undefined;
      },
      'did not answer in 1500 ms',
    ],
  ])('fails only its region when the laptop %s, and the banner says why', async (_what, happens, why) => {
    const cookie = await switchOn();
    await happens();
    const { status, body } = await visit('/plans', cookie);
    expect([200, 503]).toContain(status);
    expect(body).toContain('This page could not be loaded');
    expect(body).toMatch(new RegExp(`It cannot be used: .*${why.replace(/[.^]/g, '\\$&')}`));
    expect(body).toContain('<button>Reset</button>');
  });

  it('does not follow a redirect', async () => {
    laptop.handle = (_request, response) => response.writeHead(302, { location: `${site.api.origin}/secret` }).end();
    await visit('/plans', await switchOn());
    expect(site.api.seen).not.toContain('GET /secret');
  });

  it.each([
    ['a place that is not allowed', 'http://169.254.169.254'],
    ['an address with a path', 'http://127.0.0.1:4100/path'],
    ['an address with a password', 'http://user:secret@127.0.0.1:4100'],
  ])('is not available for %s', async (_what, from) => {
    expect((await visit(address(from), staff)).status).toBe(400);
    expect(await switchOn(from)).toBe('');
  });

  it('is available to staff only, and only through their own form', async () => {
    const stranger = await site.ask(address(laptop.origin));
    const signIn = `/staff/sign-in?${new URLSearchParams({ next: address(laptop.origin) })}`;
    expect([stranger.status, stranger.headers.location]).toEqual([303, signIn]);
    const body = new URLSearchParams({ remote: 'mfe-test', from: laptop.origin, formToken: 'guessed' }).toString();
    const forged = await site.ask('/staff/override', { method: 'POST', headers: { ...FORM, cookie: staff }, body });
    expect(forged.status).toBe(403);
    expect(cookiesOf(forged.headers)).toBe('');
  });

  it('rejects a forged cookie and an address with an origin', async () => {
    const forged = Buffer.from(JSON.stringify(['mfe-test', laptop.origin, Date.UTC(2030, 1, 1)])).toString('base64url');
    expect((await visit('/plans', `aangan_override=${forged}.forged`)).body).toContain('From the site');
    const query = `/plans?remote=mfe-test&from=${laptop.origin}&aangan_override=${(await switchOn()).split('=')[1]}`;
    expect((await site.ask(query)).body).toContain('From the site');
  });

  it('reports to npm run dev what is possible, without a secret', async () => {
    const { body } = await site.ask('/platform/override.json');
    expect(JSON.parse(body)).toEqual({ enabled: true, origins: ['http://127.0.0.1:*'], contract: '1.0.0' });
  });
});

describe('a site that allows no origin', () => {
  const folder = testFolders();

  it('has no overrides', async () => {
    const site = await testSite(await folder(), PAGES, createRenderer, { STAFF_TOKEN: TOKEN });
    expect(JSON.parse((await site.ask('/platform/override.json')).body)).toMatchObject({ enabled: false, origins: [] });
    const { status, headers } = await site.ask('/staff/override?remote=mfe-test&from=http://127.0.0.1:1');
    expect([status, headers.location?.startsWith('/staff/sign-in')]).toEqual([303, true]);
    await site.close();
  });
});
