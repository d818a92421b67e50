import type { BrowserContext, Page } from '@playwright/test';
import { DEVELOPMENT_APP_LOGIN_SECRET, issueAppLogin } from '../../api/src/people/identity/public.ts';
import { APP_AGENTS, injectApp, sayToPage, sentToApp } from '../support/app-page.ts';
import { hydrated } from '../support/hydrated.ts';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

const SESSION_COOKIE = '__Host-aangan_session';

/** A login as the app's server signs it, for somebody with an account and without a login in this browser. */
async function loginOfApp(context: BrowserContext, site = ''): Promise<string> {
  const { phone } = await logIn(context, site);
  await context.clearCookies({ name: SESSION_COOKIE });
  return issueAppLogin(process.env.APP_LOGIN_SECRET || DEVELOPMENT_APP_LOGIN_SECRET, `+91${phone}`, Date.now());
}

const wallet = (page: Page) => page.getByRole('main').getByRole('heading', { name: 'Wallet', exact: true });
const gate = (page: Page) => page.locator('[data-gate]');

test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  userAgent: APP_AGENTS.ANDROID,
});
test.beforeEach(({ context }) => injectApp(context, 'ANDROID'));

test.describe('over the bridge', () => {
  test('the app’s login opens the wallet that waits for login, in the same document', async ({
    page,
    context,
    baseURL,
  }) => {
    const token = await loginOfApp(context, baseURL);
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await page.goto('/wallet');
    await hydrated(page);
    await expect(gate(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => sentToApp(page)).toContainEqual({ kind: 'ready', payload: { path: '/wallet' } });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    await sayToPage(page, 'token', { token });
    await expect(wallet(page)).toBeVisible();
    await expect(gate(page)).toHaveCount(0);
    // A person who has logged in another way is not asked any longer.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(urls.filter((url) => url.includes(token))).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('ustats'))).toContain('acc_');
  });
});

test('a login in the address is used, and is removed from the address', async ({ page, context, baseURL }) => {
  const token = await loginOfApp(context, baseURL);
  await page.goto(`/wallet?externalUserToken=${token}&from=menu`);
  await hydrated(page);
  await expect(page).toHaveURL('/wallet?from=menu');
  await expect(wallet(page)).toBeVisible();
  expect(await page.content()).not.toContain(token);

  // Once only: it is worthless to anybody who finds it later.
  await context.clearCookies({ name: SESSION_COOKIE });
  await page.goto(`/wallet?externalUserToken=${token}`);
  await expect(page).toHaveURL('/wallet');
  await expect(gate(page)).toBeVisible();
});
