import type { Page } from '@playwright/test';
import { test } from '../stack/private-site-test.ts';
import { expect } from '../support/test.ts';
import { PAGE, publishAnother, REMOTE, staffTokenOf, versionFor } from './staff-site.ts';

test.describe.configure({ mode: 'serial' });
// Needs only forms and links.
test.use({ javaScriptEnabled: false });

async function signIn(page: Page, token: string, asked = '/staff/releases'): Promise<void> {
  await page.goto(asked);
  await page.getByLabel('Your name').fill('Meera Nair');
  await page.getByLabel('Staff token').fill(token);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

test.describe('the staff page', () => {
  test.describe('for people without a login', () => {
    // The wrong token is answered with 403, which the browser logs.
    test.use({ allowedConsole: [/403/] });

    test('accepts the right token and rejects others', async ({ site, page }) => {
      await signIn(page, 'a guess that is long enough');
      await expect(page.getByRole('alert')).toHaveText('This token is not right.');
      await expect(page.getByLabel('Your name')).toHaveValue('Meera Nair');
      await page.getByLabel('Staff token').fill(await staffTokenOf(site));
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Releases' })).toBeVisible();
      await page.getByRole('button', { name: 'Log out' }).click();
      await page.goto('/staff/releases');
      await expect(page.getByRole('heading', { name: 'Staff login', exact: true })).toBeVisible();
    });
  });

  test('redirects to the requested page after login', async ({ site, page }) => {
    const asked = `/staff/releases?done=promote&remote=${REMOTE}&version=1.0.0`;
    await signIn(page, await staffTokenOf(site), asked);
    await expect(page).toHaveURL(asked);
    await expect(page.getByRole('status')).toContainText('1.0.0');
  });

  test('rolls back to a version, and visitors have it within five seconds', async ({ site, page }) => {
    const before = await versionFor(site, 'device-of-a-visitor');
    const after = await publishAnother(site, 'the release that is taken back');
    await expect.poll(() => versionFor(site, 'device-of-a-visitor')).toBe(after);

    await signIn(page, await staffTokenOf(site));
    const remote = page.getByRole('region', { name: REMOTE });
    await expect(remote).toContainText(`Live ${after}`);
    await remote.locator(`a[href$="version=${before}"]`).click();
    await page.getByLabel('Why').fill('prices are wrong');
    await page.getByRole('button', { name: 'Go back to this version' }).click();
    await expect(page.getByRole('status')).toHaveText(`${REMOTE} goes back to ${before}.`);
    await expect.poll(() => versionFor(site, 'device-of-a-visitor'), { timeout: 5000 }).toBe(before);
    await expect(page.getByRole('region', { name: REMOTE })).toContainText(`Live ${before}`);
    await expect(page.getByRole('region', { name: 'What changed' })).toContainText('by Meera Nair: prices are wrong');
    expect((await page.goto(PAGE))?.status()).toBe(200);
  });

  test('makes a canary live for everybody', async ({ site, page }) => {
    const canary = await publishAnother(site, 'the release that proves itself', { canary: 20 });
    await signIn(page, await staffTokenOf(site));
    const remote = page.getByRole('region', { name: REMOTE });
    await expect(remote).toContainText(`Canary 20% ${canary}`);
    await remote.getByRole('link', { name: 'Make it live for everybody' }).click();
    await page.getByRole('button', { name: 'Make it live for everybody' }).click();
    await expect(page.getByRole('region', { name: REMOTE })).toContainText(`Live ${canary}`);
    for (const device of ['device-of-one-visitor', 'device-of-another']) {
      await expect.poll(() => versionFor(site, device)).toBe(canary);
    }
  });
});
