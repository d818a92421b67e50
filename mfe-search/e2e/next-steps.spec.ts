import { hydrated } from '@aangan/e2e/support/hydrated';
import { logIn } from '@aangan/e2e/support/log-in';
import { ownAddress } from '@aangan/e2e/support/own-address';
import { expect, test } from '@aangan/e2e/support/test';
import type { Locator, Page } from '@playwright/test';

test.use({ extraHTTPHeaders: ownAddress });

const RESULTS = '/flats-for-rent-in-bangalore';

const shown = (within: Page | Locator, words: RegExp): Locator =>
  within.getByText(words).filter({ visible: true }).first();

/** Both steps: a call, now or after the owner’s quiet hours, and the visit. */
async function expectSteps(within: Page | Locator): Promise<void> {
  await expect(shown(within, /^Call \w+/)).toBeVisible();
  await expect(shown(within, /^Visit: /)).toBeVisible();
}

test('a contact and a visit are shown on every page, after a reload and in another tab', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, baseURL ?? '');
  await page.goto(RESULTS);
  await hydrated(page);
  // Slots of a home are shared, so each worker has another home.
  const card = page.locator('#main [data-listing]').nth(test.info().parallelIndex);
  const id = (await card.getAttribute('data-listing')) ?? '';
  await card.getByRole('button', { name: /^Shortlist/ }).click();
  const other = await context.newPage();
  await other.goto(RESULTS);
  await hydrated(other);
  const otherCard = other.locator(`[data-listing="${id}"]`);
  await expect(otherCard.getByText(/^Call |^Visit: /)).toHaveCount(0);

  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/detail$/);
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /^Contact owner/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('button', { name: /^Get the number/ }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Call' })).toBeVisible();
  await page.goBack();
  await main
    .getByRole('button', { name: /^Schedule visit/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('button', { name: /^Book the first free time/ }).click();
  await expect(page.getByRole('dialog', { name: 'Your visit is booked' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectSteps(main);
  await page.reload();
  await expectSteps(main);

  await page.goto(RESULTS);
  await expectSteps(page.locator(`[data-listing="${id}"]`));
  await page.goto('/profile/shortlist');
  await expectSteps(page.getByRole('region', { name: 'Shortlisted homes' }));

  // A tab that is shown again, as the browser reports it.
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectSteps(otherCard);
});

test('the photo is the top of a listing on a phone, and the button of the card is above the fold of a laptop', async ({
  page,
}) => {
  await page.goto(RESULTS);
  await hydrated(page);
  const isPhone = (page.viewportSize()?.width ?? 0) < 992;
  await page.setViewportSize(isPhone ? { width: 390, height: 844 } : { width: 1280, height: 860 });
  await page.locator('#main [data-listing]').nth(5).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/detail$/);
  await page.evaluate(() => scrollTo(0, 0));
  const main = page.getByRole('main');
  const contact = main.getByRole('button', { name: /^Contact owner/ }).filter({ visible: true });
  const { y = 0, height = 0 } = (await contact.boundingBox()) ?? {};
  expect(y + height).toBeLessThan(page.viewportSize()?.height ?? 0);
  const photo = await main.getByRole('link', { name: /^Photo 1 of/ }).boundingBox();
  if (!isPhone) {
    const side = await main.getByRole('region', { name: 'Price and owner' }).boundingBox();
    expect(side?.x).toBeGreaterThanOrEqual((photo?.x ?? 0) + (photo?.width ?? 0));
    return;
  }
  expect(photo?.y).toBeLessThanOrEqual(64);
  for (const name of ['Back', /^Shortlist: /, /^Share: /]) {
    const role = name === 'Back' ? 'link' : 'button';
    const box = await main.getByRole(role, { name }).first().boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), String(name)).toBeGreaterThanOrEqual(44);
  }
  await main.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(new RegExp(`${RESULTS}$`));
});
