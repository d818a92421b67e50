import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { createRenderer } from '../render/main.tsx';
import { containerCode, fileFacts, pageCode } from '../testing/a-container.ts';
import { aRelease } from '../testing/a-release.ts';
import { testFolders, writeFiles } from '../testing/test-folder.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';

const TOKEN = 'the-token-of-the-staff-of-this-test';
const PAGES = { plans: { paths: ['/plans'], code: pageCode('From the site') } };
const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
const STORED = '1.0.9-ffffffffff';

/** Cookies that an answer sets, as the next request sends them. */
function cookiesOf(headers: IncomingHttpHeaders): string {
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
}

describe('the builds that staff choose', () => {
  const newFolder = testFolders();
  let site: TestSite;
  let staff: string;

  beforeEach(async () => {
    const folder = await newFolder();
    const code = containerCode({ plans: pageCode('From the stored version') });
    const files = { 'server/remote-entry.cjs': fileFacts(code) };
    const release = aRelease({ plans: ['/plans'] }, { version: STORED, files });
    await writeFiles(path.join(folder, 'artifacts', 'mfe-test', STORED), {
      'release.json': JSON.stringify(release),
      'server/remote-entry.cjs': code,
    });
    site = await testSite(folder, PAGES, createRenderer, { STAFF_TOKEN: TOKEN });
    staff = cookiesOf((await post('/staff/sign-in', { name: 'Meera', token: TOKEN })).headers);
  });
  afterEach(() => site.close());

  const visit = (address: string, cookie = staff) => site.ask(address, { headers: { cookie } });
  const post = (address: string, fields: Record<string, string>, cookie = '', headers: Record<string, string> = FORM) =>
    site.ask(address, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: new URLSearchParams(fields).toString(),
    });

  /** Sends the form in which staff choose, with its token. */
  async function choose(fields: Record<string, string>, address = '/staff/override/choices') {
    const { body } = await visit('/staff/override');
    const formToken = /name="formToken" value="([^"]+)"/.exec(body)?.[1] ?? '';
    return post(address, { formToken, ...fields }, staff);
  }
  const chosenCookie = async () => cookiesOf((await choose({ 'version:mfe-test': STORED })).headers);

  it('are stored versions, for the person who chose them only', async () => {
    expect((await visit('/staff/override')).body).toContain(`<option value="${STORED}">${STORED}</option>`);
    const answer = await choose({ 'version:mfe-test': STORED, to: '/plans?page=2' });
    expect([answer.status, answer.headers.location]).toEqual([303, '/plans?page=2']);
    const { body } = await visit('/plans', cookiesOf(answer.headers));
    expect(body).toContain('From the stored version');
    expect(body).toContain(`<strong>mfe-test</strong> ${STORED} comes from the registry.`);
    expect((await site.ask('/plans')).body).toContain('From the site');
  });

  it('may be none: then each page has the panel alone', async () => {
    const { body } = await visit('/plans', cookiesOf((await choose({})).headers));
    expect(body).toContain('<aside class="override" aria-label="Developer panel">');
    expect(body).toContain('1.0.0-aaaaaaaaaa (live)');
    expect(body).toMatch(/<dt>Loader<\/dt><dd>\d+ ms/);
    expect((await site.ask('/plans')).body).not.toMatch(/panel/i);
  });

  it.each([
    ['a version that is not stored', { 'version:mfe-test': '9.9.9-eeeeeeeeee' }, 'is not in the registry'],
    ['a version that is a path', { 'version:mfe-test': '../shell/s1' }, 'is not in the registry'],
    ['an origin that is not allowed', { 'from:mfe-test': 'http://169.254.169.254' }, 'is not one that builds'],
  ])('are never %s', async (_what, fields, problem) => {
    for (const address of ['/staff/override/choices', '/staff/override/link']) {
      const answer = await choose(fields, address);
      expect([answer.status, cookiesOf(answer.headers)]).toEqual([400, '']);
      expect(answer.body).toContain(problem);
    }
  });

  it('are shared by a link, which only staff can open, and which switches on nothing by itself', async () => {
    const { body } = await choose({ 'version:mfe-test': STORED }, '/staff/override/link');
    const link = /value="http:\/\/[^/]+(\/staff\/override\/preview\?link=[^"]+)"/.exec(body)?.[1] ?? '';
    expect((await site.ask(link)).headers.location).toMatch(/^\/staff\/sign-in\?next=/);
    const opened = await visit(link);
    expect([opened.status, cookiesOf(opened.headers)]).toEqual([200, '']);
    expect(opened.body).toContain(`<li>mfe-test ${STORED}</li>`);
    const formToken = /name="formToken" value="([^"]+)"/.exec(opened.body)?.[1] ?? '';
    const fields = { formToken, link: new URL(link, site.origin).searchParams.get('link') ?? '' };
    const switched = await post('/staff/override/preview', fields, staff);
    expect((await visit('/plans', cookiesOf(switched.headers))).body).toContain('From the stored version');
    const forged = await post('/staff/override/preview', { ...fields, link: `${fields.link}x` }, staff);
    expect([forged.status, cookiesOf(forged.headers)]).toEqual([410, '']);
    expect((await visit('/staff/override/preview?link=guessed')).status).toBe(410);
  });

  it('are refused without the token of the form', async () => {
    for (const address of ['choices', 'link', 'preview']) {
      expect((await post(`/staff/override/${address}`, { formToken: 'guessed' }, staff)).status).toBe(403);
    }
  });

  it('come with buckets of experiments, for a visitor who has the panel and asks from this site', async () => {
    const fields = { experiment: 'first', bucket: 'b', to: '/plans' };
    const cookie = `aangan_experiments=other-a; ${await chosenCookie()}`;
    const answer = await post('/staff/override/bucket', fields, cookie);
    expect([answer.status, answer.headers.location]).toEqual([303, '/plans']);
    expect(cookiesOf(answer.headers)).toBe('aangan_experiments=other-a.first-b');
    expect((await post('/staff/override/bucket', fields)).status).toBe(403);
    const elsewhere = { ...FORM, 'sec-fetch-site': 'cross-site' };
    expect((await post('/staff/override/bucket', fields, cookie, elsewhere)).status).toBe(403);
    expect((await post('/staff/override/bucket', { ...fields, bucket: 'a.x-b' }, cookie)).status).toBe(403);
  });
});
