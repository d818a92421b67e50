import { hydrated } from '@aangan/e2e/support/hydrated';
import { logIn } from '@aangan/e2e/support/log-in';
import { logInAsStaff } from '@aangan/e2e/support/staff-log-in';
import { expect, ONE_SCREEN, test } from '@aangan/e2e/support/test';
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';

const PATH = '/staff/held-listings';

// Each test decides the first case: one after the other.
test.describe.configure({ mode: 'default' });

/** The first case of the list, as a region that keeps its name while others are decided. */
async function firstCase(page: Page): Promise<{ readonly each: Locator; readonly title: string }> {
  const each = page.locator('main section[id]').first();
  const title = (await each.getByRole('heading', { level: 2 }).textContent()) ?? '';
  return { each: page.locator(`[id="${await each.getAttribute('id')}"]`), title };
}

test.describe('held listings without JavaScript', () => {
  // A refused form is answered with 422, which the browser logs.
  test.use({ javaScriptEnabled: false, allowedConsole: [/422/] });

  test('are refused with a reason, and the decision is taken back', ONE_SCREEN, async ({ context, page, baseURL }) => {
    await logInAsStaff(context, baseURL ?? '', ['listings']);
    await page.goto(PATH);
    const { each } = await firstCase(page);
    await each.getByLabel(/^Refuse it/).check();
    const refused = page.waitForResponse((response) => response.request().method() === 'POST');
    await each.getByRole('button', { name: /^Save the decision/ }).click();
    expect((await refused).status()).toBe(422);
    await expect(each.getByText('Tell the person why, in a few words.')).toBeVisible();
    await expect(each.getByLabel(/^Refuse it/)).toBeChecked();

    await each.getByRole('textbox', { name: 'Why' }).fill('It asks for money before a visit.');
    await each.getByRole('button', { name: /^Save the decision/ }).click();
    await expect(page.getByRole('status')).toContainText('The listing is refused. The listing is not shown.');
    await expect(each).toHaveCount(0);
    const log = page.getByRole('region', { name: 'Last decisions' });
    await expect(log).toContainText('It asks for money before a visit.');
    await expect(log).toContainText('Meera Nair');

    await log.getByRole('button', { name: /^Undo/ }).first().click();
    await expect(page.getByRole('status')).toContainText('The case waits again.');
    await expect(each).toHaveCount(1);
  });
});

test('a decision in the browser leaves the other cases as they are', ONE_SCREEN, async ({ context, page, baseURL }) => {
  await logInAsStaff(context, baseURL ?? '', ['listings']);
  await page.goto(PATH);
  await hydrated(page);
  const others = page.locator('main section[id] textarea');
  await others.nth(1).fill('A thought that stays.');
  const { each } = await firstCase(page);
  await each.getByLabel(/^Show it/).check();
  await each.getByRole('button', { name: /^Save the decision/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The listing is approved.' })).toBeVisible();
  await expect(others.first()).toHaveValue('A thought that stays.');
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'The case waits again.' })).toBeVisible();
});

test('two people at one case see each other', ONE_SCREEN, async ({ browser, context, page, baseURL }) => {
  await logInAsStaff(context, baseURL ?? '', ['listings']);
  await page.goto(PATH);
  await hydrated(page);
  const { each } = await firstCase(page);
  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  await logInAsStaff(other, baseURL ?? '', ['listings'], 'Asha Rao');
  const otherPage = await other.newPage();
  await otherPage.goto(PATH);
  await hydrated(otherPage);
  await (await firstCase(otherPage)).each.getByLabel(/^Show it/).focus();
  await expect(each.getByText(/Asha Rao.* also looking at this case\./)).toBeVisible();
  await other.close();
});

test('the staff pages have no accessibility problems', async ({ context, page, baseURL }) => {
  await logInAsStaff(context, baseURL ?? '', ['listings']);
  for (const path of [PATH, '/staff/listing-reports', '/staff/probable-brokers']) {
    await page.goto(path);
    await hydrated(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect.soft(violations.map(({ id, nodes }) => `${path} ${id} ${nodes[0]?.html}`)).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test.describe('the staff area', () => {
  // Staff without the role are refused with 403, which the browser logs.
  test.use({ allowedConsole: [/403/] });

  test('shows each person the pages of their roles', ONE_SCREEN, async ({ context, page, baseURL }) => {
    await logInAsStaff(context, baseURL ?? '', ['verification']);
    await page.goto('/staff');
    await expect(page.getByRole('link', { name: 'Proof of identity' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Held listings' })).toHaveCount(0);
    const refused = await page.goto(PATH);
    expect(refused?.status()).toBe(403);
    await expect(page.getByText(/^You need the role “listings” for this page/)).toBeVisible();
  });

  test('leads members to the login, and no cache keeps a page', ONE_SCREEN, async ({ context, page, baseURL }) => {
    await logIn(context, baseURL ?? '');
    await page.goto(PATH);
    await expect(page).toHaveURL(`/staff/sign-in/account?next=${encodeURIComponent(PATH)}`);
    await logInAsStaff(context, baseURL ?? '', ['listings']);
    const answer = await page.goto(PATH);
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  });
});
