import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { ownAddress } from '../support/own-address.ts';
import { said } from '../support/said.ts';
import { codeSentTo, newNumber } from '../support/sms-code.ts';
import { expect, ONE_SCREEN, test } from '../support/test.ts';

// The browser logs rejected answers itself. An error that belongs to no field is shown above them (0.04).
test.use({ extraHTTPHeaders: ownAddress, allowedConsole: [/status of (400|429)/], layoutShiftLimit: 0.06 });

function wrong(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

const dialog = (page: Page): Locator => page.getByRole('dialog');

/** Opens a home and requests the owner's number. */
async function askForOwner(page: Page): Promise<void> {
  await page.goto('/flats-for-rent-in-bangalore');
  await page.locator('#main [data-listing] a').first().click();
  await expect(page).toHaveURL(/\/detail$/);
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /contact/i })
    .first()
    .click();
  await expect(dialog(page)).toBeVisible();
}

/** A page for logged-in people opens login by itself. */
async function openLogin(page: Page): Promise<void> {
  await page.goto('/profile/shortlist');
  await hydrated(page);
  await expect(dialog(page)).toBeVisible();
}

async function giveNumber(page: Page, number: string): Promise<void> {
  await dialog(page).getByLabel('Mobile number').fill(number);
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
}

/** Makes an account by phone alone, and logs out again by deleting the cookies. */
async function makeAccount(page: Page, request: APIRequestContext): Promise<string> {
  const number = newNumber();
  await openLogin(page);
  await giveNumber(page, number);
  await dialog(page).getByRole('button', { name: 'Continue with your number only' }).click();
  await dialog(page)
    .getByLabel('6-digit code')
    .fill(await codeSentTo(request, number));
  await expect(dialog(page)).toBeHidden();
  return number;
}

test('a new visitor opens a home, requests its owner and signs up on the way', async ({ page, request }) => {
  const number = newNumber();
  await askForOwner(page);
  await expect(dialog(page).getByLabel('Mobile number')).toBeFocused();
  await giveNumber(page, number);
  await dialog(page).getByLabel('Name').fill('Asha Rao');
  await dialog(page).getByLabel('E-mail').fill(`asha.${number}@example.com`);
  await dialog(page).getByRole('button', { name: 'Send OTP' }).click();
  const code = dialog(page).getByLabel('6-digit code');
  await expect(code).toBeFocused();
  await expect(dialog(page)).not.toContainText(number);
  const success = said(page, 'Signed in Successfully');
  await code.fill(await codeSentTo(request, number));
  await success;
  await expect(page).toHaveURL(/\/detail$/);
});

test(
  'a wrong code stays in its fields, and the right one can be pasted at once',
  ONE_SCREEN,
  async ({ page, request }) => {
    const number = await makeAccount(page, request);
    await clearLogin(page);
    await openLogin(page);
    await giveNumber(page, number);
    const field = dialog(page).getByLabel('6-digit code');
    await expect(field).toBeFocused();
    const code = await codeSentTo(request, number, { after: 1 });
    await field.fill(wrong(code));
    await expect(dialog(page).getByText('4 tries are left.')).toBeVisible();
    await expect(field).toHaveValue(wrong(code));
    await field.evaluate((input, text) => {
      const data = new DataTransfer();
      data.setData('text', text);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }, `${code} is your code to log in to Aangan.`);
    await expect(dialog(page)).toBeHidden();
  },
);

/** As on another device: the open page does not continue without its login. */
async function clearLogin(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

test('a forgotten password can be reset, and works for later logins', ONE_SCREEN, async ({ page, request }) => {
  const number = await makeAccount(page, request);
  await clearLogin(page);
  await openLogin(page);
  await giveNumber(page, number);
  // The code of the login is sent first: otherwise it might come after the one for the password.
  await codeSentTo(request, number, { after: 1 });
  await dialog(page).getByRole('button', { name: 'Use password instead' }).click();
  await dialog(page).getByRole('button', { name: 'Forgot password?' }).click();
  await dialog(page).getByLabel('New password').fill('brick leaf courtyard');
  await dialog(page)
    .getByLabel('6-digit code')
    .fill(await codeSentTo(request, number, { after: 2 }));
  await dialog(page).getByRole('button', { name: 'Save password and log in' }).click();
  await expect(dialog(page)).toBeHidden();

  await clearLogin(page);
  await openLogin(page);
  await giveNumber(page, number);
  await dialog(page).getByRole('button', { name: 'Use password instead' }).click();
  await dialog(page).getByLabel('Password').fill('brick leaf courtyard');
  await dialog(page).getByRole('button', { name: 'Log in' }).click();
  await expect(dialog(page)).toBeHidden();
});

test('a page that is reloaded during the SMS step returns to the code', ONE_SCREEN, async ({ page, request }) => {
  const number = newNumber();
  await openLogin(page);
  await giveNumber(page, number);
  await dialog(page).getByRole('button', { name: 'Continue with your number only' }).click();
  await expect(dialog(page).getByLabel('6-digit code')).toBeFocused();
  await page.reload();
  const field = dialog(page).getByLabel('6-digit code');
  await expect(field).toBeVisible();
  const saved = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(saved).not.toContain(number);
  await field.fill(await codeSentTo(request, number));
  await expect(dialog(page)).toBeHidden();
});

test('another code can be requested after its delay, by WhatsApp too', ONE_SCREEN, async ({ page, request }) => {
  const number = newNumber();
  await openLogin(page);
  await page.clock.install();
  await giveNumber(page, number);
  await dialog(page).getByRole('button', { name: 'Continue with your number only' }).click();
  await expect(dialog(page).getByText(/You can ask for another code in 0:\d\d/)).toBeVisible();
  await page.clock.fastForward('00:31');
  await dialog(page).getByRole('button', { name: 'WhatsApp' }).click();
  // The server's own clock has not moved: it rejects the request, and the typed text stays.
  await expect(dialog(page).getByText(/We have just sent a code/)).toBeVisible();
  await dialog(page)
    .getByLabel('6-digit code')
    .fill(await codeSentTo(request, number));
  await expect(dialog(page)).toBeHidden();
});

test('Back and Escape close the dialog, and the page does not change', async ({ page }) => {
  await askForOwner(page);
  const address = page.url();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page
    .getByRole('main')
    .getByRole('button', { name: /contact/i })
    .first()
    .click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  expect(page.url()).toBe(address);
});
