import { hydrated } from '@aangan/e2e/support/hydrated';
import { knownListing } from '@aangan/e2e/support/known-listing';
import { logInAsStaff } from '@aangan/e2e/support/staff-log-in';
import { expect, ONE_SCREEN, test } from '@aangan/e2e/support/test';
import { AxeBuilder } from '@axe-core/playwright';

const PATH = '/staff/verification';

test.describe('the verification of a listing without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedConsole: [/422/] });

  test('shows problems beside the fields, then appears in the log', ONE_SCREEN, async ({ context, page, baseURL }) => {
    await logInAsStaff(context, baseURL ?? '', ['verification']);
    const { id } = await knownListing(context.request, 'RENT', 'pune');
    await page.goto(PATH);
    await page.getByLabel('The listing’s id').fill(id);
    await page.getByLabel(/^One sentence/).fill('Short');
    await page.getByRole('button', { name: 'Save what was seen' }).click();
    await expect(page.getByText('Write 10 to 200 characters.').first()).toBeVisible();
    await expect(page.getByLabel('The listing’s id')).toHaveValue(id);
    await page.getByLabel(/^One sentence/).fill('Two rooms and a balcony, as in the photos.');
    await page.getByRole('button', { name: 'Save what was seen' }).click();
    await expect(page.getByRole('status')).toContainText('Saved until');
  });
});

test('the staff pages of accounts have no accessibility problems', async ({ context, page, baseURL }) => {
  await logInAsStaff(context, baseURL ?? '', ['verification', 'support']);
  for (const path of [PATH, '/staff/kyc', '/staff/contact-reports']) {
    await page.goto(path);
    await hydrated(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect.soft(violations.map(({ id, nodes }) => `${path} ${id} ${nodes[0]?.html}`)).toEqual([]);
  }
});
