import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@aangan/shared-kit/build/release';
import type { Page } from '@playwright/test';
import { type LaptopServer, startLaptopServer } from '../../scripts/laptop/laptop-server.ts';
import { linkForOverride } from '../../scripts/laptop/shell-facts.ts';
import { demoBuild } from '../compatibility/demo-build.ts';
import { type PrivateSite, startPrivateSite } from '../stack/private-site.ts';
import { TEST_DATA } from '../stack/test-settings.ts';
import { expectAccessible } from '../support/accessible.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { changedBuild } from './changed-build.ts';

test.describe.configure({ mode: 'serial' });

const TOKEN = 'staff-token-of-the-override-tests';

let site: PrivateSite;
let folder: string;
let laptop: LaptopServer;
let dist: string;
let build: Release;
let from: string;

test.beforeAll(async () => {
  const databaseUrl = process.env.E2E_DATABASE_URL;
  if (!databaseUrl) throw new Error('These tests need their own stack: run them without E2E_URL');
  site = await startPrivateSite(databaseUrl, { STAFF_TOKEN: TOKEN, OVERRIDE_ORIGINS: 'http://localhost:*' });
  folder = mkdtempSync(path.join(TEST_DATA, 'private-laptop-'));
  laptop = await startLaptopServer('mfe-demo', path.join(folder, 'served'), 0);
  from = `http://localhost:${laptop.port}`;
  dist = path.join(folder, 'demo');
  build = await demoBuild(dist);
});
test.afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});
test.beforeEach(() => laptop.add(dist, build));

const banner = (page: Page) => page.getByRole('complementary', { name: 'Local override' });

async function signIn(page: Page): Promise<void> {
  await page.goto(`${site.address}/staff/sign-in`);
  await page.getByLabel('Your name').fill('Meera Nair');
  await page.getByLabel('Staff token').fill(TOKEN);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Signs in and opens the link that `npm run dev` prints. */
async function switchOn(page: Page): Promise<void> {
  await signIn(page);
  await page.goto(await linkForOverride({ shell: site.address, remote: 'mfe-demo', from, contract: build.contract }));
  await page.getByRole('button', { name: 'Switch it on' }).click();
  await expect(page).toHaveURL(`${site.address}/`);
}

test('the deployed shell renders and hydrates a remote on a laptop', async ({ page, browser }) => {
  await switchOn(page);
  const markup = await (await page.request.get(`${site.address}/demo/pune`)).text();
  expect(markup).toContain('<title>Demo of Pune | Aangan</title>');

  await page.goto(`${site.address}/demo/pune`);
  await hydrated(page);
  await expect(banner(page)).toContainText(`mfe-demo ${build.version} comes from ${from}.`);
  await page.getByRole('button', { name: 'Pressed 0 times' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
  await page.getByRole('button', { name: 'Open the note' }).click();
  await expect(page.getByText('This came later')).toBeVisible();
  await page.getByRole('link', { name: 'Services', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demo of services');
  await expect(banner(page)).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto(`${site.address}/demo/pune`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
  await expect(banner(visitor)).toHaveCount(0);
  await visitor.close();
});

test('a new build reloads the open page, which keeps what was typed', async ({ page }) => {
  await switchOn(page);
  await page.goto(`${site.address}/demo/pune`);
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Note' }).fill('half a sentence');
  const changed = path.join(folder, 'changed');
  laptop.add(changed, await changedBuild(dist, changed, 'Demo of ', 'Second demo of '));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second demo of Pune');
  await expect(banner(page)).toContainText(`${build.version}-changed`);
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('half a sentence');
});

test('the panel says what a page runs, opens and closes by keyboard, and shows a stored version', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  const { live = '' } = (await site.registry.read())?.remotes['mfe-plans'] ?? {};
  await page.goto(`${site.address}/staff/override?to=/tenant/plans`);
  await page.getByLabel('Version of mfe-plans').selectOption(live);
  await page.getByRole('button', { name: 'Use these and show the panel' }).click();
  await expect(page).toHaveURL(`${site.address}/tenant/plans`);
  await hydrated(page);
  await expect(banner(page)).toContainText(`mfe-plans ${live} comes from the registry.`);

  const summary = banner(page).locator('summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(banner(page).getByRole('row', { name: new RegExp(`^mfe-plans ${live}`) })).toContainText(
    /kB loaded in \d+ files/,
  );
  await expect(banner(page).getByText('Hydrated')).toBeVisible();
  await banner(page).getByRole('button', { name: 'Outline page and fills' }).click();
  await expect(page.locator('#main')).toHaveCSS('outline-style', 'dashed');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.keyboard.press('Escape');
  await expect(banner(page).getByText('Hydrated')).toBeHidden();
  await expect(summary).toBeFocused();

  await banner(page).getByRole('button', { name: 'Reset' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.locator('script[src*="panel.js"]')).toHaveCount(0);
});

test('the banner is readable and its exit link works without a script', async ({ page, browser }) => {
  await switchOn(page);
  const cookies = await page.context().cookies();
  const plain = await browser.newContext({ javaScriptEnabled: false });
  await plain.addCookies(cookies);
  const reader = await plain.newPage();
  await reader.goto(`${site.address}/tenant/plans?page=2`);
  await expect(banner(reader)).toBeInViewport();
  await banner(reader).getByRole('button', { name: 'Reset' }).click();
  await expect(reader).toHaveURL(`${site.address}/tenant/plans?page=2`);
  await expect(banner(reader)).toHaveCount(0);
  await plain.close();
});

test.describe('after the laptop has stopped', () => {
  // The fallback is replaced after a retry.
  test.use({ allowedConsole: [/.*/s], layoutShiftLimit: 1 });

  test('the site still works, and the banner names the reason and links out', async ({ page }) => {
    await switchOn(page);
    await site.publish(dist);
    await laptop.close();
    // The shell takes half a second to see a publication, and caches a laptop's answer for a second.
    await expect(async () => {
      expect((await page.goto(`${site.address}/demo/pune`))?.status()).toBe(503);
      await expect(banner(page)).toContainText('cannot be reached. Is npm run dev still running?', { timeout: 500 });
    }).toPass();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect((await page.goto(`${site.address}/tenant/plans`))?.status()).toBe(200);
    await page.goto(`${site.address}/demo/pune`);
    await banner(page).getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demo of Pune');
  });
});
