import { hydrated } from '../support/hydrated.ts';
import { expect, ONE_SCREEN, test } from '../support/test.ts';

// Files that are missing on purpose appear in the browser's console.
test.use({ allowedConsole: [/.*/s] });

/** Answers during which a page that asked again and again would ask dozens of times. */
const ANSWERS = 40;

test('a page whose files are all gone does not ask for them again and again', ONE_SCREEN, async ({ page }) => {
  await page.goto('/tenant/plans');
  await hydrated(page);
  const asked: string[] = [];
  await page.route(/\/assets\/.*\.js$/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.keyboard.press('Tab');
  await expect.poll(() => asked.filter((url) => url.includes('/recovery')).length).toBeGreaterThan(0);
  await page.evaluate(async (answers) => {
    for (let answer = 0; answer < answers; answer++) await fetch('/livez');
  }, ANSWERS);
  expect(asked.filter((url) => url.includes('/recovery')).length).toBeLessThanOrEqual(2);
});
