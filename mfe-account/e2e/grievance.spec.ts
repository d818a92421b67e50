import { ownAddress } from '@aangan/e2e/support/own-address';
import { expect, ONE_SCREEN, test } from '@aangan/e2e/support/test';

test.use({ extraHTTPHeaders: ownAddress });

const TEXT = 'The flat of this listing does not exist. Its photos are of another flat.';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    // A refused form without JavaScript is a document with status 422, which the browser reports.
    test.use({ javaScriptEnabled, allowedConsole: [/422.*\/grievance/] });

    test('a complaint keeps what was typed, gets a number, and has a page of its own', ONE_SCREEN, async ({ page }) => {
      await page.goto('/privacy');
      await page.getByRole('main').getByRole('link', { name: 'grievance officer' }).click();
      await expect(page).toHaveURL(/\/grievance$/);
      await expect(page.getByRole('heading', { name: 'Grievance officer' })).toBeVisible();
      await page.getByLabel('What happened?').fill(TEXT);
      await page.getByRole('button', { name: 'Send my complaint' }).click();
      await expect(page.getByText('Minimum 3 characters required in name.').first()).toBeVisible();
      await expect(page.getByLabel('What happened?')).toHaveValue(TEXT);
      await page.getByLabel('Your name').fill('Asha Rao');
      await page.getByLabel(/^E-mail or mobile/).fill(`asha-${Date.now()}@homes.example`);
      await page.getByRole('button', { name: 'Send my complaint' }).click();
      await expect(page).toHaveURL(/\/grievance\/[\w-]{32}$/);
      await expect(page.getByText(/^G-[2-9A-Z]{8}$/)).toBeVisible();
      await expect(page.getByText(TEXT)).toBeVisible();
    });
  });
}
