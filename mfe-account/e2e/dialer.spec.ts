import { randomInt } from 'node:crypto';
import { expectAccessible } from '@aangan/e2e/support/accessible';
import { hydrated } from '@aangan/e2e/support/hydrated';
import { newAddress } from '@aangan/e2e/support/own-address';
import { logInAsStaff } from '@aangan/e2e/support/staff-log-in';
import { expect, ONE_SCREEN, test } from '@aangan/e2e/support/test';
import type { APIRequestContext, Page } from '@playwright/test';

const QUEUE = '/gnr-dlr-scrn?kind=nri';

/** Requests become cases once a minute; in the tests’ stack more often. */
const COLLECTED = { timeout: 100_000, intervals: [1_000] };

/** A zone in which it is about noon now, so that the person may be called at any time of the day. */
function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours();
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** Somebody abroad asks for a call. @param ending of the number, by which the sandbox's phone behaves */
async function askForCall(request: APIRequestContext, ending: string): Promise<string> {
  const first = `N${Array.from({ length: 8 }, () => String.fromCharCode(97 + randomInt(26))).join('')}`;
  const phone = `98${String(randomInt(10_000)).padStart(4, '0')}${ending}`;
  const form = { name: `${first} Rao`, phone, phoneCountryCode: '91', email: `${first}@example.test` };
  const answer = await request.post('/api/v1/nri_lead/add', {
    headers: { device: 'DESKTOP', 'x-forwarded-for': newAddress() },
    form: { ...form, timeZone: zoneAtNoon(), purpose: 'LET' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return `${first} R.`;
}

/** Opens the case of a person from the queue, and takes it. */
async function takeCaseOf(page: Page, name: string): Promise<void> {
  const link = page.getByRole('link', { name: new RegExp(`^${name.replace('.', '\\.')}, `) });
  await expect
    .poll(async () => {
      await page.goto(QUEUE);
      return link.count();
    }, COLLECTED)
    .toBe(1);
  await link.click();
  await page.getByRole('button', { name: 'Take this case' }).click();
  await expect(page.getByRole('group', { name: 'How did it go?' })).toBeVisible();
}

test(
  'a staff member calls, gets no answer, sets the next time, and then reaches somebody',
  ONE_SCREEN,
  async ({ page, context, request, baseURL }) => {
    test.setTimeout(240_000);
    await logInAsStaff(context, baseURL ?? '', ['calls', 'services']);
    const [silent, answering] = [await askForCall(request, '9202'), await askForCall(request, '1234')];

    await takeCaseOf(page, silent);
    await hydrated(page);
    await expectAccessible(page);
    await page.keyboard.press('c');
    await expect(page.getByRole('button', { name: /^Call/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'The person did not answer.' })).toBeVisible({
      timeout: 30_000,
    });
    await page.keyboard.press('4');
    await expect(page.getByRole('radio', { name: /^No answer/ })).toBeChecked();
    await page.getByLabel('Next call', { exact: true }).selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Save outcome' }).click();
    await expect(page.getByText('The outcome is saved.')).toBeVisible();

    await takeCaseOf(page, answering);
    await hydrated(page);
    await page.getByRole('button', { name: /^Call/ }).click();
    await expect(page.getByRole('status').filter({ hasText: 'You are talking.' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('status').filter({ hasText: 'You talked for 6 seconds.' })).toBeVisible({
      timeout: 30_000,
    });
    await page.getByRole('radio', { name: /^Done/ }).check();
    await page.getByLabel('Note', { exact: true }).fill('Lets the flat from January.');
    await page.getByRole('button', { name: 'Save outcome' }).click();
    await expect(page.getByText('The outcome is saved.')).toBeVisible();
    await expect(page.locator('#main')).not.toContainText(/\d{10}/);
  },
);

test.describe('the dialer without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedConsole: [/422/] });

  test(
    'takes a case, refuses an outcome without a choice, and saves a result',
    ONE_SCREEN,
    async ({ page, context, request, baseURL }) => {
      test.setTimeout(180_000);
      await logInAsStaff(context, baseURL ?? '', ['calls', 'services']);
      await takeCaseOf(page, await askForCall(request, '1234'));
      await page.getByRole('button', { name: 'Save outcome' }).click();
      await expect(page.getByText('Choose how it went.').first()).toBeVisible();
      await page.getByRole('radio', { name: /^Done/ }).check();
      await page.getByLabel('Note', { exact: true }).fill('Answered by mail.');
      await page.getByRole('button', { name: 'Save outcome' }).click();
      await expect(page.getByText('The outcome is saved.')).toBeVisible();
    },
  );
});
