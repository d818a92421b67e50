import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { expect } from '../support/test.ts';
import { test } from './services-test.ts';

test.describe.configure({ mode: 'serial' });
test.beforeEach(({ company }) => company.forget());

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  // The first interactions of a visitor.
  await page.mouse.move(200, 200);
}

/** The question appears with the first click after its code has loaded. */
async function openAsked(page: Page, path: string): Promise<void> {
  const code = page.waitForResponse(/privacy\.js$/);
  await open(page, path);
  await code;
  await expect(bar(page)).toBeHidden();
  await expect(async () => {
    // The margin of the page: the heading of results on phones lies below the search.
    await page.mouse.click(2, 400);
    await expect(bar(page)).toBeVisible({ timeout: 500 });
  }).toPass();
}

const bar = (page: Page) => page.getByRole('region', { name: 'Privacy choices' });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });

test('no third-party script loads before the visitor has agreed, nor after a no', async ({
  page,
  context,
  company,
}) => {
  await openAsked(page, '/tenant/plans?utm_source=newsletter&gclid=abc');
  expect(await context.cookies().then((cookies) => cookies.map(({ name }) => name))).toContain('gclid');
  await button(page, 'Decline').click();
  await expect(bar(page)).toBeHidden();
  const left = (await context.cookies()).map(({ name }) => name);
  expect(left.filter((name) => /gclid|utm|google|touch|nbFr|sourceApp/.test(name))).toEqual([]);
  await open(page, '/owner/plans');
  await page.getByRole('heading', { level: 1 }).click();
  await page.waitForLoadState('networkidle');
  await expect(bar(page)).toBeHidden();
  expect(company.asked()).toEqual([]);
});

test('the pixel loads at once after a yes, and the chat with the first click', async ({ page, company }) => {
  await openAsked(page, '/tenant/plans');
  await button(page, 'Accept').click();
  await expect.poll(() => company.asked()).toEqual(['/pixel.js']);
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => company.asked()).toEqual(['/pixel.js', '/chat.js']);
  await page.getByRole('heading', { level: 1 }).click();
  await expect
    .poll(() => page.evaluate(() => (window as { outside?: string[] }).outside))
    .toEqual(['/pixel.js', '/chat.js']);
});

test('a yes can be withdrawn at the foot of every page, by keyboard', async ({ page, company, context, baseURL }) => {
  const yes = '1.marketing-granted.support-granted.at-1';
  await context.addCookies([{ name: 'aangan_consent', value: yes, url: baseURL ?? '' }]);
  await open(page, '/owner/plans');
  await expect.poll(() => company.asked()).toContain('/pixel.js');
  await page.getByRole('button', { name: 'Privacy choices' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Privacy choices' });
  await expect(dialog.getByRole('checkbox', { name: 'Advertising' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Decline all' }).press('Enter');
  await expect(dialog).toBeHidden();
  company.forget();
  await open(page, '/owner/plans');
  await page.getByRole('heading', { level: 1 }).click();
  await page.waitForLoadState('networkidle');
  expect(company.asked()).toEqual([]);
});

test('the consent question covers no button of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openAsked(page, '/flats-for-rent-in-bangalore');
  // Playwright clicks only elements that nothing covers.
  await page.getByRole('link', { name: 'Filters' }).click({ trial: true });
  await page.getByRole('button', { name: 'Privacy choices' }).click({ trial: true });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the consent question and its choices have no serious accessibility problem in ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openAsked(page, '/owner/plans');
    const grave = async (part: string) => {
      const { violations } = await new AxeBuilder({ page }).include(part).analyze();
      return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id }) => id);
    };
    expect(await grave('section[aria-label="Privacy choices"]')).toEqual([]);
    await button(page, 'Choose').click();
    await expect(page.getByRole('dialog', { name: 'Privacy choices' })).toBeVisible();
    expect(await grave('dialog[open]')).toEqual([]);
  });
}

test('no third-party script loads without JavaScript', async ({ browser, baseURL, company }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/tenant/plans`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeHidden();
  expect(company.asked()).toEqual([]);
  await context.close();
});
