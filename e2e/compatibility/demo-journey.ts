import { expect, type Page } from '@playwright/test';
import { said } from '../support/said.ts';
import { hydratedByMark } from './hydrated-by-mark.ts';

/** Uses every feature of the demo remote, as a visitor would. */
export async function walkThroughDemo(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/demo`);
  await expect(page).toHaveURL(`${address}/demo/bangalore`);
  await hydratedByMark(page);
  await expect(page).toHaveTitle('Demo of Bangalore | Aangan');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${address}/demo/bangalore`);
  expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
    expect.stringContaining('"@type":"City"'),
  );
  await expect(page.getByRole('list', { name: 'Localities' }).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByText(/^Metro lines: \d/)).toBeVisible();
  await walkThroughRouter(page, address);
  await walkThroughPlatform(page, address);
  await page.getByRole('button', { name: 'Open the note' }).click();
  await expect(page.getByText('This came later')).toHaveCSS('border-top-style', 'solid');
}

async function walkThroughRouter(page: Page, address: string): Promise<void> {
  await page.getByRole('button', { name: 'Pressed 0 times' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Note' }).fill('hello');
  await page.getByRole('button', { name: 'Keep it in the address' }).click();
  await expect(page.getByText('At /demo/bangalore, note: hello')).toBeVisible();
  await page.getByRole('button', { name: 'Ask for Pune' }).click();
  await expect(page.getByText('Pune has answered')).toBeVisible();
  await page.getByRole('button', { name: 'Go to Chennai' }).click();
  await expect(page).toHaveURL(`${address}/demo/chennai`);
  await expect(page).toHaveTitle('Demo of Chennai | Aangan');
  await page.getByRole('navigation', { name: 'Other cities' }).getByRole('link', { name: 'Mumbai' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demo of Mumbai');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demo of Chennai');
}

async function walkThroughPlatform(page: Page, address: string): Promise<void> {
  const fact = (name: string) =>
    page.getByRole('region', { name: 'Platform' }).locator(`dt:text-is("${name}") + dd`).textContent();
  expect(await fact('Device')).toBe('DESKTOP');
  expect(await fact('Asset')).toContain('/pictures/living-03-640.avif');
  expect(await fact('Hybrid')).toBe('false');
  const hello = said(page, 'The demo says hello');
  await page.getByRole('button', { name: 'Say hello' }).click();
  await hello;
  await page.getByRole('button', { name: 'Choose Pune' }).click();
  await page.goto(`${address}/demo`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demo of Pune');
  await hydratedByMark(page);
}
