import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { logIn } from '../support/log-in.ts';
import { ownAddress } from '../support/own-address.ts';
import { expect, ONE_SCREEN, test } from '../support/test.ts';

const PROFILE = '/profile/myprofile';
const SESSION_COOKIE = '__Host-aangan_session';

const siteOf = (baseURL: string | undefined): string => baseURL ?? '';
const account = (page: Page) => page.getByRole('banner').locator('summary', { hasText: 'Account:' });
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in' });
const gate = (page: Page) => page.getByRole('main').getByRole('heading', { name: /^Log in to see/ });

async function logOut(page: Page): Promise<void> {
  await account(page).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(loginLink(page)).toBeVisible();
}

test('a personal page asks for login, and no cache stores its content', ONE_SCREEN, async ({ page }) => {
  const response = await page.goto(PROFILE);
  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toContain('no-store');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(gate(page)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('pressing "Log in" right after the dialog has closed opens another one', ONE_SCREEN, async ({ page }) => {
  await page.goto(PROFILE);
  await expect(page.getByRole('dialog')).toBeVisible();
  // Its history entry still exists then.
  await page.getByRole('dialog').evaluate((dialog) => {
    const press = () => document.querySelector<HTMLElement>('[data-gate] button')?.click();
    dialog.addEventListener('close', press, { once: true });
  });
  const dialogs = page.locator('dialog[open]');
  const first = await dialogs.elementHandle();
  await page.keyboard.press('Escape');
  await page.waitForFunction((old) => !old?.isConnected, first);
  await expect(page.getByRole('dialog').getByLabel('Mobile number')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(PROFILE);
});

test.describe('in two tabs', () => {
  test('a login in another tab opens the page that waits for login', ONE_SCREEN, async ({ page, context, baseURL }) => {
    await page.goto(PROFILE);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await logIn(context, siteOf(baseURL));
    const other = await context.newPage();
    await other.goto('/');
    await hydrated(other);
    await other.mouse.click(5, 5);
    await expect(account(page)).toContainText('Asha');
    await expect(gate(page)).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});

test(
  'the header shows only the first name, and the document contains no more of a person',
  ONE_SCREEN,
  async ({ page, context, baseURL }) => {
    const { phone } = await logIn(context, siteOf(baseURL));
    let html = '';
    // A document whose API call timed out is rendered without the person.
    await expect(async () => {
      const response = await page.goto('/');
      expect(response?.headers()['cache-control']).toContain('no-store');
      html = (await response?.text()) ?? '';
      expect(html).toContain('"name":"Asha"');
    }).toPass();
    for (const secret of ['Rao', phone, 'example.test']) expect(html).not.toContain(secret);
    await expect(account(page)).toContainText('Asha');
  },
);

test(
  'logging out notifies the other tab, and Back shows nothing personal',
  ONE_SCREEN,
  async ({ page, context, baseURL }) => {
    await logIn(context, siteOf(baseURL));
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto('/');
      await hydrated(tab);
      await tab.mouse.click(5, 5);
      await expect.poll(() => tab.evaluate(() => localStorage.getItem('ustats'))).toContain('acc_');
    }
    await page.goto(PROFILE);
    await hydrated(page);
    await page.goto('/tenant/plans');
    await hydrated(page);
    await logOut(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('ustats'))).toBeNull();
    await expect(loginLink(other)).toBeVisible();
    await page.goBack();
    await expect(gate(page)).toBeVisible();
  },
);

test(
  'a session that another browser has ended leads to login, not to an error',
  ONE_SCREEN,
  async ({ page, context, browser, baseURL }) => {
    const site = siteOf(baseURL);
    await logIn(context, site);
    await page.goto('/tenant/plans');
    await hydrated(page);
    await expect(account(page)).toContainText('Asha');

    // Another browser of the same person: it shares the login's cookies here, and names the session to end by its id.
    const other = await browser.newContext({ storageState: await context.storageState() });
    const headers = { device: 'DESKTOP' };
    const listed = await other.request.get(`${site}/api/v1/user/sessions`, { headers });
    const { sessions }: { sessions: { id: string }[] } = await listed.json();
    expect(sessions).toHaveLength(1);
    const ended = await other.request.delete(`${site}/api/v1/user/sessions/${sessions[0]?.id}`, { headers });
    expect(ended.ok()).toBe(true);
    await other.close();

    expect((await context.cookies()).map(({ name }) => name)).toContain(SESSION_COOKIE);
    await page.goto(PROFILE);
    await expect(gate(page)).toBeVisible();
    await expect(loginLink(page)).toBeAttached();
  },
);

test(
  'the page is rendered without the person while the API does not answer, and the login stays',
  ONE_SCREEN,
  async ({ page, context, baseURL }) => {
    await logIn(context, siteOf(baseURL));
    await page.route('**/api/v3/user/info', (route) => route.abort());
    await page.goto('/');
    await hydrated(page);
    expect((await context.cookies()).map(({ name }) => name)).toContain(SESSION_COOKIE);
  },
);

test.describe('without JavaScript', () => {
  test.use({ extraHTTPHeaders: ownAddress, javaScriptEnabled: false });

  test('a person can open their pages and log out', ONE_SCREEN, async ({ page, context, baseURL }) => {
    await logIn(context, siteOf(baseURL));
    await page.goto('/tenant/plans');
    await account(page).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    await expect(loginLink(page)).toBeVisible();
  });
});
