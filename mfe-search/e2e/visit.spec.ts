import { randomInt } from 'node:crypto';
import { APP_AGENTS, type App, injectApp, sayToPage } from '@aangan/e2e/support/app-page';
import { hydrated } from '@aangan/e2e/support/hydrated';
import { logIn } from '@aangan/e2e/support/log-in';
import { newAddress, ownAddress } from '@aangan/e2e/support/own-address';
import { said } from '@aangan/e2e/support/said';
import { codeSentTo, newNumber } from '@aangan/e2e/support/sms-code';
import { expect, test } from '@aangan/e2e/support/test';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import type { APIRequestContext, Locator, Page } from '@playwright/test';

test.use({ extraHTTPHeaders: ownAddress });

/** The schedule modal, or the custom time modal if others visit the home already. */
const scheduleSheet = (page: Page): Locator => page.getByRole('dialog', { name: /^(Schedule a visit|Choose a time)$/ });
const booked = (page: Page): Locator => page.getByRole('dialog', { name: 'Your visit is booked' });
const signUp = (page: Page): Locator => page.getByRole('dialog').filter({ has: page.getByLabel('Mobile number') });
const freeSlots = (sheet: Locator): Locator =>
  sheet.getByRole('group', { name: /^Time/ }).locator('label:not(:has(:disabled))');
const opener = (page: Page): Locator =>
  page
    .getByRole('button', { name: /^(Schedule visit|Visit: )/ })
    .filter({ visible: true })
    .first();

/** Workers that may run at the same time without meeting at one home. */
const WORKERS = 4;
/** Homes for each of them, all on the first page of results. */
const HOMES_EACH = 7;

/**
 * From the home page to one of the first results, another one in each worker, because the slots of a home are shared.
 */
async function findHome(page: Page, start = '/bangalore/rent'): Promise<void> {
  await page.goto(start);
  await hydrated(page);
  const main = page.getByRole('main');
  // Phones have a field that opens the search box.
  const field = main.getByRole('link', { name: /^Search homes/ });
  if (await field.isVisible()) await field.click();
  await main.getByRole('button', { name: /^Search/ }).click();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
  const place = randomInt(HOMES_EACH) * WORKERS + (test.info().parallelIndex % WORKERS);
  const card = page.locator('#main [data-listing]').nth(place).getByRole('link').first();
  await card.click();
  await expect(page).toHaveURL(/\/detail$/);
  await expect(opener(page)).toBeVisible();
}

/** Chooses a free slot by pointer, and returns the label of the button that books it. */
async function chooseSlot(page: Page): Promise<Locator> {
  await opener(page).click();
  const slots = freeSlots(scheduleSheet(page));
  await expect(slots.first()).toBeVisible();
  await slots.nth(randomInt(await slots.count())).click();
  return scheduleSheet(page).getByRole('button', { name: /^Book [A-Z]\w+day/ });
}

/** Enters an unused number, and waits for the field of its code. */
async function giveNumber(page: Page): Promise<string> {
  const number = newNumber();
  await signUp(page).getByLabel('Mobile number').fill(number);
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Continue with your number only' }).click();
  await expect(dialog.getByLabel('6-digit code')).toBeVisible();
  return number;
}

async function signUpByNumber(page: Page, request: APIRequestContext): Promise<void> {
  const number = await giveNumber(page);
  await page
    .getByRole('dialog')
    .last()
    .getByLabel('6-digit code')
    .fill(await codeSentTo(request, number));
}

test('a new user chooses a slot before login and books a visit from the home page', async ({ page, request }) => {
  await findHome(page);
  const book = await chooseSlot(page);
  const when = (await book.textContent())?.replace('Book ', '').split(',')[1]?.trim() ?? '';
  const success = said(page, 'Slot booked successfully');
  await book.click();
  await signUpByNumber(page, request);
  await expect(booked(page)).toBeVisible();
  await success;
  const moment = booked(page).getByRole('heading', { level: 3 }).first();
  await expect(moment).toContainText(when);
  await expect(moment).toBeFocused();
  const calendar = await booked(page).getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  const file = await page.request.get(calendar ?? '');
  expect(await file.text()).toContain('BEGIN:VEVENT');

  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/detail$/);

  // The same home shows the booked visit.
  await opener(page).click();
  await expect(booked(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/schedule-visit-jacket/banner');
  await hydrated(page);
  await page.getByRole('button', { name: 'Cancel visit' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByText('cancelled', { exact: true })).toBeVisible();
});

test('Back closes the sheet and stays on the home', async ({ page }) => {
  await findHome(page);
  await opener(page).click();
  await expect(scheduleSheet(page)).toBeVisible();
  await page.goBack();
  await expect(scheduleSheet(page)).toBeHidden();
  await expect(page).toHaveURL(/\/detail$/);
  await expect(opener(page)).toBeFocused();
});

test.describe('across a reload', () => {
  test('the chosen slot is stored during the login, and is booked automatically', async ({
    page,
    request,
    isMobile,
  }) => {
    test.skip(!isMobile, 'it is the same on every screen');
    await findHome(page);
    await (await chooseSlot(page)).click();
    const number = await giveNumber(page);
    const code = await codeSentTo(request, number);
    await page.reload();
    await hydrated(page);
    await page.getByRole('dialog').last().getByLabel('6-digit code').fill(code);
    await expect(booked(page)).toBeVisible();
  });
});

test.describe('with another visitor', () => {
  test.use({ allowedConsole: [/status of 409/] });

  test('a slot that was taken meanwhile is reported, and free slots are offered', async ({
    page,
    browser,
    baseURL,
    isMobile,
  }) => {
    test.skip(!isMobile, 'it is the same on every screen');
    const site = baseURL ?? '';
    await logIn(page.context(), site);
    await findHome(page);
    const book = await chooseSlot(page);
    const propertyId = /([^/]+)\/detail$/.exec(page.url())?.[1] ?? '';
    // Another visitor books the same hour.
    const other = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': newAddress() } });
    await logIn(other, site);
    const timeEpoch = Number(
      await scheduleSheet(page).locator('input[name="visit-slot"]:checked').getAttribute('value'),
    );
    const answer = await other.request.post(`${site}/api/v1/slot/${propertyId}/book`, {
      headers: { device: 'DESKTOP' },
      data: { selected_date: indiaDay(timeEpoch), timeEpoch, propertyId },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    await other.close();

    await book.click();
    const refusal = scheduleSheet(page).getByRole('alert').filter({ hasText: 'has just been booked' });
    await expect(refusal.first()).toBeVisible();
    await expect(scheduleSheet(page).locator(`input[value="${timeEpoch}"]`)).toBeDisabled();
    await expect(
      scheduleSheet(page).getByRole('button', { name: /^Book the first free time|^Choose a time/ }),
    ).toBeVisible();
  });
});

test('the whole booking works with the keyboard alone', async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'phones have none');
  await findHome(page);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  const sheet = scheduleSheet(page);
  await expect(freeSlots(sheet).first()).toBeVisible();
  await expect.poll(() => sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  // Close, then the days, then the slots: each group is one tab stop, arrows move within it.
  await page.keyboard.press('Tab');
  await expect(sheet.getByRole('group', { name: 'Day' }).locator(':focus')).toHaveCount(1);
  // Not every home has visits every day: continue with the next day that has a free slot.
  const day = sheet.getByRole('group', { name: 'Day' }).getByRole('radio', { checked: true });
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(day).toHaveAccessibleName(/\d free$/, { timeout: 1000 });
  }).toPass();
  await expect(freeSlots(sheet).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(sheet.getByRole('group', { name: /^Time/ }).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Space');
  const book = sheet.getByRole('button', { name: /^Book [A-Z]\w+day/ });
  await expect(book).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(sheet.getByRole('link', { name: 'Plans with visits arranged for you' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(book).toBeFocused();
  await page.keyboard.press('Enter');

  const number = newNumber();
  await expect(signUp(page).getByLabel('Mobile number')).toBeFocused();
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
  const alone = page.getByRole('button', { name: 'Continue with your number only' });
  await expect(alone).toBeVisible();
  await alone.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('6-digit code')).toBeFocused();
  await page.keyboard.type(await codeSentTo(request, number));
  await expect(booked(page).getByRole('heading', { level: 3 }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const app of Object.keys(APP_AGENTS) as App[]) {
  test.describe(`in the webview of ${app}`, () => {
    test.use({ userAgent: APP_AGENTS[app] });
    test.beforeEach(({ context }) => injectApp(context, app));

    test('a visit is booked, and the app’s Back closes one layer at a time', async ({ page, request, isMobile }) => {
      test.skip(!isMobile, 'apps run on phones');
      await findHome(page, '/home');
      await (await chooseSlot(page)).click();
      await signUpByNumber(page, request);
      await expect(booked(page)).toBeVisible();
      await sayToPage(page, 'backPressed');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/\/detail$/);
      await sayToPage(page, 'backPressed');
      await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
    });
  });
}
