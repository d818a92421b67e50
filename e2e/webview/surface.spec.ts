import AxeBuilder from '@axe-core/playwright';
import { APP_AGENTS, injectApp, sayToPage, sentToApp } from '../support/app-page.ts';
import { firstViewEnd } from '../support/first-view-end.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

/** Most gzip bytes of script that a webview's document may need besides the page's own. */
const SCRIPT_BUDGET = 117_300;

test('an ordinary browser is redirected from the prefix to the web page with its query', async ({ page }) => {
  await page.goto('/home?utm_source=x');
  await expect(page).toHaveURL('/?utm_source=x');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('the device header has priority, then the cookie, then the user agent', async ({ request }) => {
  const open = async (headers: Record<string, string>) => {
    const answer = await request.get('/home', { headers, maxRedirects: 0 });
    return answer.status();
  };
  expect(await open({ device: 'IOS' })).toBe(200);
  expect(await open({ device: 'DESKTOP', cookie: 'device=IOS' })).toBe(302);
  expect(await open({ cookie: 'device=ANDROID' })).toBe(200);
  expect(await open({ 'user-agent': APP_AGENTS.ANDROID })).toBe(200);
  expect(await open({ 'user-agent': APP_AGENTS.ANDROID, device: 'MOBILE_WEB' })).toBe(302);
});

test('the exact path of a web page below a prefix opens it on every device', async ({ request }) => {
  for (const device of ['ANDROID', 'DESKTOP']) {
    const answer = await request.get('/home/home-explore', { headers: { device }, maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain('<footer');
  }
});

test.describe('headerFalse=true', () => {
  test('hides the header on any page for the lifetime of the document', async ({ page }) => {
    await page.goto('/tenant/plans?headerFalse=true');
    await hydrated(page);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'For buyers' }).click();
    await expect(page).toHaveURL('/buyer/plans');
    await expect(page.getByRole('banner')).toHaveCount(0);
  });

  test('applies before any script runs', async ({ request }) => {
    expect(await (await request.get('/?headerFalse=true')).text()).not.toContain('<header');
    expect(await (await request.get('/?headerFalse=false')).text()).toContain('<header');
  });
});

test.describe('the page of an app webview', () => {
  test.use({ userAgent: APP_AGENTS.IOS });

  test('needs no more script than its budget, without the page itself', async ({ page }) => {
    await page.goto('/home');
    const end = await firstViewEnd(page);
    const own = await page.evaluate(
      (until) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name, startTime }) => name.includes('/assets/shell/') && name.endsWith('.js') && startTime < until)
          .map(({ name }) => name)
          .filter((url) => !url.includes('/webview-native.')),
      end,
    );
    const sizes = await Promise.all(
      own.map(async (url) => {
        const answer = await page.request.fetch(url, { headers: { 'accept-encoding': 'gzip' } });
        return Number(answer.headers()['content-length']);
      }),
    );
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(SCRIPT_BUDGET);
  });

  test('has no serious accessibility problem', async ({ page }) => {
    await page.goto('/home');
    await hydrated(page);
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze();
    expect(
      violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id }) => id),
    ).toEqual([]);
  });

  test("opens another remote's page in a document of its own, without the header", async ({ page, context }) => {
    await injectApp(context, 'IOS');
    await page.goto('/home');
    await hydrated(page);
    await expect.poll(() => sentToApp(page)).toHaveLength(1);
    await sayToPage(page, 'open', { path: '/tenant/plans' });
    await expect(page).toHaveURL('/tenant/plans?headerFalse=true');
    await hydrated(page);
    await expect(page.locator('#main h1')).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
  });
});
