import { hydrated } from '../quality/hydrated.ts';
import { expect } from '../quality/watched-test.ts';
import { breakingTest as test } from '../stack/private-site-test.ts';
import { FALLBACK, FAULT_KINDS, VICTIMS } from './fault-kinds.ts';

test.describe.configure({ timeout: 90_000 });
// What is broken on purpose shows in the browser's console.
// A fallback is not as high as the page whose place it takes.
test.use({ allowedConsole: [/.*/s], layoutShiftLimit: 1 });

for (const { remote, path, heading, other } of VICTIMS) {
  for (const [name, fault] of Object.entries(FAULT_KINDS)) {
    test(`${remote}, its scripts in the browser: ${name}`, async ({ site, page }) => {
      // What the server has rendered stays readable while the browser cannot bring it to life.
      await page.goto(other.path);
      await hydrated(page);
      const mend = site.faults.break(new RegExp(`^/${remote}/[^/]+/browser/.*\\.js`), fault);

      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeAttached();

      // Coming from another page, there is nothing but the remote's own scripts to show.
      await page.goto(other.path);
      await hydrated(page);
      await page
        .getByRole('banner')
        .getByRole('link', { name: linkTo(path) })
        .click();
      await expect(page.getByRole('alert').filter({ hasText: FALLBACK })).toBeVisible({ timeout: 20_000 });
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();

      // The other remote goes on, by the shell's own navigation.
      await page.getByRole('banner').getByRole('link', { name: other.link }).click();
      await expect(page.locator('#main h1')).toContainText(other.heading);

      mend();
      await page.goBack();
      await expect(async () => {
        const again = page.getByRole('button', { name: 'Try again' });
        if (await again.isVisible()) await again.click();
        await expect(page.locator('#main h1')).toContainText(heading, { timeout: 2000 });
      }).toPass({ timeout: 25_000 });
    });
  }
}

function linkTo(path: string): string {
  return path === '/' ? 'Aangan' : 'Plans';
}
