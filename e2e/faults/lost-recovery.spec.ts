import { hydrated } from '../support/hydrated.ts';
import { expect, ONE_SCREEN, test } from '../support/test.ts';

// Files that are missing on purpose appear in the browser's console.
test.use({ allowedConsole: [/.*/s] });

/** Answers during which a page that asked again and again would ask dozens of times. */
const ANSWERS = 40;

const PATH = '/tenant/plans';

test('a page whose later files are all gone does not ask for them again and again', ONE_SCREEN, async ({ page }) => {
  // From the first request on: what loads later may be asked for as soon as the page is hydrated.
  const html = await (await page.request.get(PATH)).text();
  const named = new Set([...html.matchAll(/ (?:src|href)="([^"]+\.js)"/g)].map(([, url]) => url));
  const lost: string[] = [];
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (named.has(pathname)) return route.fallback();
    lost.push(pathname);
    return route.abort();
  });
  await page.goto(PATH);
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect.poll(() => lost.filter((path) => path.includes('/recovery')).length).toBeGreaterThan(0);
  await page.evaluate(async (answers) => {
    for (let answer = 0; answer < answers; answer++) await fetch('/livez');
  }, ANSWERS);
  expect(lost.filter((path) => path.includes('/recovery')).length).toBeLessThanOrEqual(2);
});
