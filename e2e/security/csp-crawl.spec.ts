import { hydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { expectStrictPolicy, filesWithoutDigest, readThrough, watchPolicy } from './policy-watch.ts';

/** The shell's own pages. `conformance/pages.spec.ts` covers the specification's. */
const PATHS = ['/page-not-found', '/offline'];

test.describe.configure({ mode: 'parallel' });
// The page for unknown addresses answers 404.
test.use({ allowedConsole: [/404|503/], layoutShiftLimit: Number.POSITIVE_INFINITY });

for (const path of PATHS) {
  test(`${path} complies with the policy`, async ({ page }) => {
    const stopped = await watchPolicy(page);
    expectStrictPolicy((await page.goto(path))?.headers());
    await hydrated(page);
    await readThrough(page);
    expect(stopped).toEqual([]);
    expect(await filesWithoutDigest(page)).toEqual([]);
  });
}

test.describe('in an app webview', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Mobile AanganAndroid/1300' });

  test('/home complies with the policy', async ({ page }) => {
    const stopped = await watchPolicy(page);
    await page.goto('/home');
    await hydrated(page);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await readThrough(page);
    expect(stopped).toEqual([]);
    expect(await filesWithoutDigest(page)).toEqual([]);
  });
});

test('the map, the search box and a navigation between remotes comply with the policy', async ({ page }) => {
  const stopped = await watchPolicy(page);
  await page.goto('/flats-for-rent-in-bangalore');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Map', exact: true }).first().click();
  await expect(page.locator('.leaflet-container')).toBeVisible();

  await page.goto('/');
  await hydrated(page);
  await page.getByRole('main').locator('input[role=combobox]').first().fill('kora');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'For tenants' }).click();
  await expect(page).toHaveURL('/tenant/plans');
  await expect(page.locator('#main h1')).toHaveText('Plans for tenants');
  expect(stopped).toEqual([]);
  expect(await filesWithoutDigest(page)).toEqual([]);
});

const RESULTS = '/flats-for-rent-in-bangalore';

/** Attributes of each script of a document that a browser runs. */
function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*type="application)([^>]*)>/g)].map(([, attributes = '']) => attributes);
}

test('the policy of a document that visitors share names the digest of each of its scripts', async ({ request }) => {
  const answers = await Promise.all([request.get(RESULTS), request.get(RESULTS)]);
  for (const answer of answers) {
    const policy = answer.headers()['content-security-policy'] ?? '';
    const digests = scriptsOf(await answer.text()).map((script) => /integrity="([^"]+)"/.exec(script)?.[1]);
    expect(digests.length).toBeGreaterThan(0);
    for (const digest of digests) expect(policy).toContain(`'${digest}'`);
    expect(policy).not.toContain('nonce-');
  }
});

test('a document of one visitor has its own nonce, and React’s own scripts carry it', async ({ request }) => {
  // A browser of before that reads no digests shares no documents.
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:109.0) Gecko/20100101 Firefox/115.0' };
  const nonces = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const answer = await request.get(RESULTS, { headers });
      const nonce = /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1] ?? '';
      const scripts = scriptsOf(await answer.text());
      for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(10);
});
