import { hydrated } from '@aangan/e2e/support/hydrated';
import { expect, ONE_SCREEN, test } from '@aangan/e2e/support/test';
import { KNOW_YOUR_RENT_LINK } from '@aangan/shared-kit/links/know-your-rent';
import { RENT_RECEIPTS_LINK } from '@aangan/shared-kit/links/rent-receipts';

test(
  'the receipts of a year are one PDF, and whoever opens their code sees its facts without whole names',
  ONE_SCREEN,
  async ({ page, browser, baseURL }) => {
    await page.goto(RENT_RECEIPTS_LINK);
    await hydrated(page);
    await page.getByLabel('Rent a month').fill('25000');
    await page.getByLabel('First month').selectOption({ index: 11 });
    await page.getByLabel('Your name').fill('Asha Rao');
    await page.getByLabel('Address of the home').fill('12, 4th Cross, Jayanagar, Bangalore 560041');
    await page.getByLabel('Landlord’s name').fill('S. Ramanathan');
    await page.getByLabel('Landlord’s PAN').fill('abcpe1234f');
    await page.getByRole('button', { name: 'Make receipts' }).click();
    await expect(page.getByRole('heading', { name: 'Your 12 receipts are ready' })).toBeVisible();

    const pdf = await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href');
    const file = await (await page.request.get(pdf ?? '')).text();
    expect(file.match(/\/Type \/Page\b/g)).toHaveLength(12);

    const code = await page.getByRole('link', { name: 'See what the code shows' }).getAttribute('href');
    const stranger = await browser.newPage({ baseURL: baseURL ?? '' });
    await stranger.goto(code ?? '');
    await expect(stranger.getByText('₹3,00,000')).toBeVisible();
    await expect(stranger.getByText('A••• R••')).toBeVisible();
    await expect(stranger.getByText(/Asha|Ramanathan|ABCPE/)).toHaveCount(0);
    expect((await stranger.request.get(pdf ?? '')).status()).toBe(404);
    await stranger.close();
  },
);

test(
  'an estimate that is shared opens for another visitor without the form, and leads to an own one',
  ONE_SCREEN,
  async ({ page, browser, baseURL }) => {
    await page.goto(`${KNOW_YOUR_RENT_LINK}?city=bangalore`);
    await hydrated(page);
    await page.getByLabel('Locality').selectOption('Koramangala');
    await page.getByLabel('Built-up area, sq ft').fill('1000');
    await page.getByRole('button', { name: 'Estimate the rent' }).click();
    const range = page.getByText(/^Half of such homes ask/);
    await expect(range).toBeVisible();
    await hydrated(page);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', {
        value: async ({ url }: { url: string }) => document.body.setAttribute('data-shared', url),
      });
    });
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-shared', /share=true/);
    const address = (await page.locator('body').getAttribute('data-shared')) ?? '';

    const other = await browser.newPage({ baseURL: baseURL ?? '' });
    await other.goto(address);
    await expect(other.getByText((await range.textContent()) ?? '')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Estimate the rent' })).toHaveCount(0);
    await other.getByRole('link', { name: 'Estimate your own home' }).click();
    await expect(other.getByRole('button', { name: 'Estimate the rent' })).toBeVisible();
    await other.close();
  },
);
