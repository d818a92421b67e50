import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { expect, ONE_SCREEN, test } from '../support/test.ts';

const RESULTS = '/flats-for-rent-in-pune';
const bar = (page: Page) => page.getByRole('region', { name: 'Suggestion' });

/** A visitor who has shortlisted two homes on this device; the delay of a suggestion is skipped. */
async function lookAround(page: Page): Promise<void> {
  await page.goto(RESULTS);
  await hydrated(page);
  const shortlist = page.locator('#main').getByRole('button', { name: /^Shortlist/ });
  for (const index of [0, 1]) {
    await shortlist.nth(index).click();
    await expect(shortlist.nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
  await page.clock.install();
  // Nothing is suggested while the focus is in a field; keys still count as signs of interest.
  await page.getByRole('combobox', { name: 'Sort by' }).focus();
  let comes = false;
  page.on('request', (request) => {
    comes ||= /\/jackets\.js$/.test(request.url());
  });
  const answer = page.waitForResponse(/jacket\/get/);
  // The listener for these signs is a file of its own that loads late; it misses an earlier key. The clock is paused
  // once a key was registered, because the call would time out after ten of its seconds.
  await expect(async () => {
    if (comes) return;
    await page.keyboard.press('Shift');
    await page.clock.runFor(9000);
    expect(comes).toBe(true);
  }).toPass();
  await answer;
}

/** The suggestion appears with a click, once its answer was received. */
async function bringBar(page: Page): Promise<void> {
  await expect(async () => {
    // The margin of the page: phones have no visible heading here.
    await page.mouse.click(2, 400);
    await expect(bar(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

test('a suggestion appears after a click and opens its sheet', async ({ page }) => {
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

test('a dismissed suggestion is not shown again, on this day or any other', ONE_SCREEN, async ({ page }) => {
  await lookAround(page);
  await bringBar(page);
  await bar(page).getByRole('button', { name: 'Don’t show this again' }).click();
  await bar(page).getByRole('button', { name: 'Stop all suggestions' }).click();
  await expect(bar(page)).toContainText('We will not show suggestions again.');
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
  // The page may not be able to read the device's cookie; the API's own tests cover calls with it.
  if (asked !== null) expect(asked).toEqual({ jacket: null });
});
