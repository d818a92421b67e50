import { pageCode } from '../testing/a-container.ts';
import { testFolders } from '../testing/test-folder.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';

/** Reads something of its visitor: nobody shares it. */
const OWN = pageCode('Own', { loader: 'async ({ platform }) => platform.session.category ?? null' });
const LATE = pageCode('Late', { loader: 'async () => ({ late: new Promise((done) => setTimeout(done, 20, 1)) })' });

const newFolder = testFolders();

describe('security headers', () => {
  let site: TestSite;
  beforeEach(async () => {
    site = await testSite(await newFolder(), {
      plain: { paths: ['/plain'], code: pageCode('A plain page') },
      own: { paths: ['/own'], code: OWN },
      late: { paths: ['/late'], code: LATE },
    });
  });
  afterEach(() => site.close());

  const policyOf = async (target: string, headers = {}) =>
    String((await site.ask(target, { headers })).headers['content-security-policy']);
  const nonceOf = (policy: string) => /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';

  const scriptsOf = (body: string) => [...body.matchAll(/<script(?![^>]*application\/)[^>]*>/g)].map(([tag]) => tag);

  it('allow on a page that visitors share only scripts with the digests of its policy', async () => {
    const { headers, body } = await site.ask('/plain');
    const digests = scriptsOf(body).map((script) => /integrity="([^"]+)"/.exec(script)?.[1]);
    expect(digests).toHaveLength(1);
    expect(headers['content-security-policy']).toContain(`script-src '${digests[0]}' `);
    expect(body).not.toContain('nonce=');
  });

  it.each(['/own', '/late', '/page-not-found'])('allow on %s only scripts with its nonce', async (path) => {
    const { headers, body } = await site.ask(path);
    const nonce = nonceOf(String(headers['content-security-policy']));
    expect(nonce).toHaveLength(24);
    const scripts = scriptsOf(body);
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
  });

  it('never give cached markup the nonce of another visitor', async () => {
    const first = await site.ask('/own');
    const second = await site.ask('/own');
    const nonce = nonceOf(String(first.headers['content-security-policy']));
    expect(first.body).toContain(nonce);
    expect(second.body).not.toContain(nonce);
  });

  it('allow data, files and errors nothing at all', async () => {
    for (const target of ['/api/v1/x', '/assets/healthz', '/assets/none.js']) {
      expect(await policyOf(target)).toContain("default-src 'none'");
    }
    const { headers } = await site.ask('/plain', { method: 'POST' });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('are the same for everything else, including redirects and files of the site', async () => {
    for (const target of ['/plain', '/nonsense', '/favicon.svg', '/healthz', '/api/v1/x']) {
      const { headers } = await site.ask(target);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      });
      expect(headers['content-security-policy']).toMatch(/frame-ancestors '(self|none)'/);
    }
  });

  it('ask browsers to stay on https after a visit over https', async () => {
    const plain = await site.ask('/plain');
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    const secure = await site.ask('/plain', { headers: { 'x-forwarded-proto': 'https' } });
    expect(secure.headers['strict-transport-security']).toContain('max-age=31536000');
    expect(secure.headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });
});

it('Cookies of documents are sent over https alone where the site has it', async () => {
  const site = await testSite(await newFolder(), { own: { paths: ['/own'], code: OWN } }, undefined, {
    PUBLIC_URL: 'https://aangan.test',
  });
  const { headers } = await site.ask('/own');
  expect(headers['set-cookie']?.length).toBeGreaterThan(1);
  for (const cookie of headers['set-cookie'] ?? []) expect(cookie).toMatch(/; Secure(;|$)/);
  await site.close();
});
