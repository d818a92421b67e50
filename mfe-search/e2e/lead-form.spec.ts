import { hydrated } from '@aangan/e2e/support/hydrated';
import { ownAddress } from '@aangan/e2e/support/own-address';
import { newNumber } from '@aangan/e2e/support/sms-code';
import { expect, ONE_SCREEN, test } from '@aangan/e2e/support/test';
import { LEAD_SENT_MESSAGE } from '@aangan/shared-kit/domain/lead-kind';
import { NRI_LEAD_LINK } from '@aangan/shared-kit/links/leads';
import type { Page } from '@playwright/test';

test.use({ extraHTTPHeaders: ownAddress });

const summary = (page: Page) => page.getByRole('region', { name: 'What to change' });
const send = (page: Page) => page.getByRole('button', { name: 'Ask for a call' }).click();

/** Types everything but a valid e-mail. */
async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Asha Menon');
  await page.getByLabel('Country').selectOption('+91');
  await page.getByLabel('Phone').fill(newNumber());
  await page.getByLabel('E-mail').fill('asha');
  await page.getByLabel('What for').selectOption('MANAGE');
}

/** The form is refused with the typed values in place, mended, and sent. */
async function mendAndSend(page: Page): Promise<void> {
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText('One answer needs a change:');
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Please enter valid email');
  await expect(page.getByLabel('Name')).toHaveValue('Asha Menon');
  await expect(page.getByLabel('What for')).toHaveValue('MANAGE');
  await page.getByLabel('E-mail').fill('asha@homes.example');
  await send(page);
  await expect(page.getByText(LEAD_SENT_MESSAGE)).toBeVisible();
  await expect(page).toHaveURL(/\?sent=1$/);
}

test('The form for people abroad is checked and sent within the document', async ({ page }) => {
  await page.goto(NRI_LEAD_LINK);
  await hydrated(page);
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await fillIn(page);
  await send(page);
  await mendAndSend(page);
  expect(documents).toEqual([]);
});

test('The form keeps its values over a reload, and leaving it asks first', ONE_SCREEN, async ({ page }) => {
  await page.goto(NRI_LEAD_LINK);
  await hydrated(page);
  await fillIn(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void (dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss());
  });
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Name')).toHaveValue('Asha Menon');
  await expect(page.getByLabel('What for')).toHaveValue('MANAGE');
  await page.getByRole('link', { name: 'Plans for owners abroad' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For owners living abroad');
  expect(asked).toEqual(['beforeunload', 'confirm']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedConsole: [/status of 422/] });

  test('the form for people abroad is checked and sent by the server', async ({ page }) => {
    await page.goto(NRI_LEAD_LINK);
    await fillIn(page);
    const [refused] = await Promise.all([page.waitForResponse(isPost), send(page)]);
    expect(refused.status()).toBe(422);
    expect(refused.headers()['cache-control']).toBe('private, no-store');
    await mendAndSend(page);
  });
});

const isPost = (response: { request(): { method(): string } }) => response.request().method() === 'POST';
