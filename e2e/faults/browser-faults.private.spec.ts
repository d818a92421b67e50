import { test } from '../stack/private-site-test.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect } from '../support/test.ts';
import { BROKEN, CAN_BE_READ, FALLBACK, FAULT_KINDS, VICTIMS } from './fault-kinds.ts';

// Problems caused on purpose appear in the browser's console. A fallback is not as high as the page that it replaces.
test.use({ allowedConsole: [/.*/s], layoutShiftLimit: 1 });

test.afterEach(({ site }) => site.faults.mendAll());

for (const { remote, path, heading, other, kind, fault: problem } of BROKEN) {
  test(`${remote}, its scripts in the browser: ${kind}`, async ({ site, page }) => {
    // Server-rendered content stays readable while the browser cannot hydrate it.
    await page.goto(other.path);
    await hydrated(page);
    const mend = site.faults.break(new RegExp(`^/${remote}/[^/]+/browser/.*\\.js`), problem);

    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.locator('#main h1')).toContainText(heading);
    await expect(page.getByRole('status').filter({ hasText: CAN_BE_READ })).toBeVisible();
    await expect(page.locator('#main h1')).toContainText(heading);
    await expect(page.getByRole('alert').filter({ hasText: FALLBACK })).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: other.link }).click();
    await expect(page.locator('#main h1')).toContainText(other.heading);

    // After a navigation from another page, only the remote's own scripts can show content.
    await page.goto(other.path);
    await hydrated(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: linkTo(path) })
      .click();
    await expect(page.getByRole('alert').filter({ hasText: FALLBACK })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();

    // The other remote still works, through the shell's own navigation.
    await page.getByRole('banner').getByRole('link', { name: other.link }).click();
    await expect(page.locator('#main h1')).toContainText(other.heading);

    mend();
    await page.goBack();
    await expect(async () => {
      const again = page.getByRole('button', { name: 'Try again' });
      if (await again.isVisible()) await again.click({ timeout: 1000 });
      await expect(page.locator('#main h1')).toContainText(heading, { timeout: 2000 });
    }).toPass();
  });
}

for (const { remote, path, heading } of VICTIMS) {
  test.describe(`${remote}, rendered by the server`, () => {
    // Only the line above the page may shift it, on a screen of any height.
    test.use({ layoutShiftLimit: 0.1 });

    test('can be read without its scripts, and hydrates when they load again', async ({ site, page }) => {
      const mend = site.faults.break(new RegExp(`^/${remote}/[^/]+/browser/.*\\.js`), FAULT_KINDS['status 500']);
      const reported: string[] = [];
      page.on('console', (message) => void (/hydrat|React/i.test(message.text()) && reported.push(message.text())));
      await page.goto(path);
      await hydrated(page);
      const title = await page.title();
      const note = page.getByRole('status').filter({ hasText: CAN_BE_READ });
      await expect(note).toBeVisible();
      await page.locator('#main').evaluate((main) => main.setAttribute('data-from', 'server'));
      const again = note.getByRole('button');
      await expect(again).toHaveText('Try again');
      await again.click();
      await expect(again).toHaveText('Try again');
      await expect(page.locator('#main[data-from=server] h1')).toContainText(heading);
      expect(await page.title()).toBe(title);
      expect((await note.boundingBox())?.height).toBeLessThan(80);

      mend();
      await expect(async () => {
        if (await again.isVisible()) await again.click({ timeout: 1000 });
        await expect(note).toHaveCount(0, { timeout: 2000 });
      }).toPass();
      await expect(page.locator('#main:not([data-from]) h1')).toContainText(heading);
      await expect(page).toHaveTitle(title);
      expect(reported).toEqual([]);
    });
  });
}

function linkTo(path: string): string {
  return path === '/' ? 'Aangan' : 'Plans';
}
