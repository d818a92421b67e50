import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../scripts/site/remotes.ts';
import { test } from '../stack/private-site-test.ts';
import { releaseVariant } from '../stack/release-variant.ts';
import { TEST_DATA } from '../stack/test-settings.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect } from '../support/test.ts';

const PUBLISHES = 5;

// Reports of the open page are lost while the shell is down.
test.use({ allowedConsole: [/ERR_CONNECTION_REFUSED.*(monitoring\/report|createEvent)/] });

test('an open page uses its own releases after five more publishes and a restart', async ({ site, page }) => {
  // Ten releases pass all their gates.
  test.slow();
  const before = await site.registry.read();
  const own = Object.entries(before?.remotes ?? {}).map(([name, { live }]) => `/${name}/${live}/`);
  await page.goto('/');
  await hydrated(page);

  const folder = await mkdtemp(path.join(TEST_DATA, 'private-publishes-'));
  for (let number = 0; number < PUBLISHES; number++) {
    for (const remote of ['mfe-search', 'mfe-plans']) {
      const dist = path.join(folder, `${remote}-${number}`);
      await releaseVariant(path.join(ROOT, remote, 'dist'), dist, `publish ${number}`);
      await site.publish(dist);
    }
  }
  await rm(folder, { recursive: true });
  await site.shell.stop();
  site.shell.start();
  await site.healthy();

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('contentinfo').getByRole('link', { name: 'For owners' }).click();
  await expect(page).toHaveURL('/owner/plans');
  await expect(page.locator('#main h1')).toHaveText('Plans for owners');
  const files = asked.filter((address) => /\/mfe-[a-z]+\/[^/]+\/browser\//.test(address));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !own.some((release) => file.includes(release)))).toEqual([]);

  // The next document has the newest of them.
  const after = await site.registry.read();
  await page.reload();
  const script = page.locator(`link[rel=preload][href*="/mfe-plans/${after?.remotes['mfe-plans']?.live}/"]`);
  await expect(script.first()).toBeAttached();
});
