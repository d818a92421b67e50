import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { expect, ONE_SCREEN, test } from '../support/test.ts';

const RESULTS = '/flats-for-rent-in-pune';
const bar = (page: Page) => page.getByRole('region', { name: 'Suggestion' });

/** A visitor who has shortlisted two homes on this device; the time that a suggestion waits is let pass at once. */
async function lookAround(page: Page): Promise<void> {
  await page.goto(RESULTS);
  await hydrated(page);
  const hearts = page.locator('#main').getByRole('button', { name: /^Shortlist/ });
  for (const index of [0, 1]) {
    await hearts.nth(index).click();
    await expect(hearts.nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
  await page.clock.install();
  // Nothing is suggested to somebody who is in a field; their keys count as signs of interest all the same.
  await page.getByRole('combobox', { name: 'Sort by' }).focus();
  let comes = false;
  page.on('request', (request) => {
    comes ||= /\/jackets\.\w+\.js$/.test(request.url());
  });
  const answer = page.waitForResponse(/jacket\/get/);
  // Who listens for the signs comes late, as a file of its own: a key before that is not heard. Once somebody has heard
  // one the clock rests: the call would be given up after ten of its seconds.
  await expect(async () => {
    if (comes) return;
    await page.keyboard.press('Shift');
    await page.clock.runFor(9000);
    expect(comes).toBe(true);
  }).toPass();
  await answer;
}

/** The suggestion comes with a click, once its answer has been read. */
async function bringBar(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator('h1').click();
    await expect(bar(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

test('a suggestion comes quietly, with a click, and opens its sheet', async ({ page }) => {
  await lookAround(page);
  await expect(bar(page)).toHaveCount(0);
  await bringBar(page);
  await expect(bar(page)).toContainText('See the homes you shortlisted');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await bar(page).getByRole('button', { name: 'Plan a visit' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(RESULTS);
});

test('whoever does not want it is not asked again, on this day or any other', ONE_SCREEN, async ({ page }) => {
  await lookAround(page);
  await bringBar(page);
  await bar(page).getByRole('button', { name: 'Don’t show this again' }).click();
  await bar(page).getByRole('button', { name: 'No suggestions at all' }).click();
  await expect(bar(page)).toContainText('We suggest nothing any more.');
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await expect(bar(page)).toHaveCount(0);
  const asked = await page.evaluate(async () => {
    const uId = /aangan_device=([\w-]+)/.exec(document.cookie)?.[1];
    const body = JSON.stringify({
      business: 'search',
      uId,
      sP: '/',
      typeToAudienceIdsMap: { shortlist: ['shortlisted-one'] },
    });
    const answer = await fetch('/api/v1/jacket/get', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return uId === undefined ? null : answer.json();
  });
  // The device's cookie may be out of the page's reach; the API's own tests ask in its name.
  if (asked !== null) expect(asked).toEqual({ jacket: null });
});
