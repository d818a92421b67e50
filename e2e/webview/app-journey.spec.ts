import { APP_AGENTS, type App, injectApp, sayToPage, sentToApp } from '../support/app-page.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

for (const app of Object.keys(APP_AGENTS) as App[]) {
  test.describe(`in the webview of ${app}`, () => {
    test.use({ ...PHONE, userAgent: APP_AGENTS[app] });
    test.beforeEach(({ context }) => injectApp(context, app));

    test('the home page opens without chrome, and a home and back stay in one document', async ({ page }) => {
      await page.goto('/home');
      await hydrated(page);
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expect(page.locator('#main h1')).toContainText('Homes from owners');
      await expect.poll(() => sentToApp(page)).toContainEqual({ kind: 'ready', payload: { path: '/home' } });
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));

      await page
        .getByRole('main')
        .getByRole('link', { name: /^Search homes/ })
        .click();
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Search/ })
        .click();
      await expect(page).toHaveURL(/-(for-rent|for-sale|in)-|search-context/);
      // The address changes a moment before the page, and both pages around the results have cards too.
      const order = page.getByRole('combobox', { name: 'Sort by' });
      await expect(order).toBeVisible();
      await page.locator('#main [data-listing]').first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/detail$/);
      await expect(order).toHaveCount(0);
      await expect(page.locator('#main h1')).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);

      await sayToPage(page, 'backPressed');
      await expect(order).toBeVisible();
      await sayToPage(page, 'backPressed');
      await expect(page).toHaveURL('/home');
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

      await sayToPage(page, 'backPressed');
      await expect.poll(async () => (await sentToApp(page)).at(-1)).toEqual({ kind: 'back', payload: {} });
    });

    test('the app hides the page and opens it again at another address', async ({ page }) => {
      await page.goto('/home');
      await hydrated(page);
      await expect.poll(() => sentToApp(page)).toContainEqual({ kind: 'ready', payload: { path: '/home' } });
      await sayToPage(page, 'putAway');
      await expect(page.locator('#main')).toHaveCount(0);
      await sayToPage(page, 'open', { path: '/flats-for-rent-in-pune' });
      await expect(page.locator('#main h1')).toContainText('Pune');
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    });

    test.describe('with an invalid login of the app', () => {
      // It is rejected, and the shell shows it without an error.
      test.use({ allowedConsole: [/40[013]|login was not accepted/] });

      test('sends it in the body of one call, and stays usable when it is rejected', async ({ page }) => {
        const urls: string[] = [];
        page.on('request', (request) => urls.push(request.url()));
        await page.goto('/home');
        await hydrated(page);
        await expect.poll(() => sentToApp(page)).toHaveLength(1);
        const handedOver = page.waitForRequest((request) => request.url().endsWith('/user/auto-login'));
        await sayToPage(page, 'token', { token: 'secret-of-the-app' });
        const request = await handedOver;
        expect(request.method()).toBe('POST');
        expect(request.postDataJSON()).toEqual({ token: 'secret-of-the-app' });
        await expect(page.locator('#main h1')).toBeVisible();
        expect(urls.filter((url) => url.includes('secret-of-the-app'))).toEqual([]);
      });
    });
  });
}

test.describe('in the webview of ANDROID', () => {
  test.use({ ...PHONE, userAgent: APP_AGENTS.ANDROID });
  test.beforeEach(({ context }) => injectApp(context, 'ANDROID'));

  test('the line for contacts is not seen to move when the page above it grows', async ({ page }) => {
    await page.goto('/home');
    await hydrated(page);
    const opener = page.getByRole('button', { name: /^Find friends among your contacts/ });
    await opener.scrollIntoViewIfNeeded();
    await expect(opener).toBeVisible();
    const meanwhile = await opener.evaluate(async (line) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      (document.getElementById('main') as HTMLElement).style.paddingBlockEnd = '300px';
      await frame();
      await frame();
      return getComputedStyle(line).visibility;
    });
    expect(meanwhile).toBe('hidden');
    await expect(opener).toBeVisible();
  });

  test('contacts are sent only after consent, and deleted when consent is withdrawn', async ({ page }) => {
    const syncs: string[] = [];
    page.on('request', (request) => {
      if (/check-existing|pgInfo/.test(request.url())) syncs.push(request.postData() ?? '');
    });
    await page.goto('/home');
    await hydrated(page);
    const opener = page.getByRole('button', { name: /^Find friends among your contacts/ });
    await expect(opener).toHaveText(/off$/);
    await opener.click();
    const sheet = page.getByRole('dialog');
    for (const word of ['What is sent', 'Why', 'How to stop']) await expect(sheet).toContainText(word);
    expect((await sentToApp(page)).some(({ kind }) => kind === 'readContacts')).toBe(false);

    await sheet.getByRole('button', { name: 'Allow' }).click();
    await expect(opener).toHaveText(/on$/);
    const asked = async () => (await sentToApp(page)).find(({ kind }) => kind === 'readContacts')?.payload.request;
    await expect.poll(asked).toBeTruthy();
    const saved = page.waitForResponse((response) => response.url().includes('check-existing'));
    await sayToPage(page, 'contacts', { request: await asked(), contacts: [{ phone: '9845012345', name: 'Asha' }] });
    expect(await (await saved).json()).toEqual({ status: 'kept', kept: 1 });
    expect(syncs.join()).not.toContain('Asha');

    await opener.click();
    const deleted = page.waitForResponse((response) => (response.request().postData() ?? '').includes('flag=false'));
    await sheet.getByRole('button', { name: 'Stop and delete' }).click();
    expect(await (await deleted).json()).toEqual({ status: 'withdrawn', kept: 0 });
    await expect(opener).toHaveText(/off$/);
  });
});
