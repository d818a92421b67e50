import { hydrated } from '@aangan/e2e/support/hydrated';
import { expect, test } from '@aangan/e2e/support/test';

test('Newcomer is rendered on the server and hydrates', async ({ page }) => {
  await page.goto('/newcomer');
  await expect(page).toHaveTitle('Newcomer | Aangan');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newcomer');
});
