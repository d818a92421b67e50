import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../scripts/site/remotes.ts';
import { publishShell } from '../../shell/src/registry/publish-shell.ts';
import { rollback } from '../../shell/src/registry/rollback.ts';
import { untilInForce } from '../../shell/src/registry/servers/until-in-force.ts';
import type { PrivateSite } from '../stack/private-site.ts';
import { test } from '../stack/private-site-test.ts';
import { FOOTER, shellVariant } from '../stack/shell-variant.ts';
import { TEST_DATA } from '../stack/test-settings.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect, ONE_SCREEN } from '../support/test.ts';
import { PAGE } from './staff-site.ts';

test.describe.configure({ mode: 'serial' });

const AUTHOR = { by: 'Meera Nair', now: Date.now };

/** Publishes the shell with other words in its footer, to a share of the devices or to all. */
async function publishWords(
  { registry }: PrivateSite,
  words: string,
  options: { canary?: number; onServer?: string } = {},
) {
  const { canary, onServer } = options;
  const dist = await mkdtemp(path.join(TEST_DATA, 'private-shell-'));
  const version = await shellVariant(path.join(ROOT, 'shell/dist'), dist, words, onServer);
  await publishShell(registry, dist, { ...AUTHOR, keys: registry.keys, canary, allowOlder: true });
  expect((await untilInForce(registry, 'shell')).everywhere).toBe(true);
  return version;
}

/** The words of the footer in the server's markup and after hydration. */
async function wordsOf(page: Page): Promise<readonly string[]> {
  const answer = await page.goto(PAGE);
  const markup = (await answer?.text()) ?? '';
  await hydrated(page);
  const shown = (await page.locator('footer').textContent()) ?? '';
  return [markup, shown].map((text) => /(?:Owners and home seekers meet here|Neighbours \w+)/.exec(text)?.[0] ?? '');
}

test(
  'a word changed in the footer is on the server and in the browser at once, and gone after a rollback',
  ONE_SCREEN,
  async ({ site, page }) => {
    await publishWords(site, 'Neighbours meet', { canary: 100 });
    expect(await wordsOf(page)).toEqual(['Neighbours meet', 'Neighbours meet']);
    await rollback(site.registry, 'shell', { ...AUTHOR, keys: site.registry.keys });
    await untilInForce(site.registry, 'shell');
    expect(await wordsOf(page)).toEqual([FOOTER, FOOTER]);
  },
);

test.describe('halves that differ', () => {
  // React's error is provoked.
  test.use({ allowedConsole: [/.*/s] });

  test('are reported as an error of the shell, and not of the page', ONE_SCREEN, async ({ site, page }) => {
    const version = await publishWords(site, 'Neighbours meet', { onServer: 'Neighbours differ' });
    const reported = page.waitForRequest(
      (request) => request.url().includes('/monitoring/report') && /"errors":\[\{/.test(request.postData() ?? ''),
    );
    await page.goto(PAGE);
    await hydrated(page);
    await page.getByRole('heading', { level: 1 }).click();
    const { errors } = JSON.parse((await reported).postData() ?? '{}');
    expect(errors).toMatchObject([{ remote: 'shell', version, kind: 'page' }]);
    expect(errors[0].title).toContain('418');
    await rollback(site.registry, 'shell', { ...AUTHOR, keys: site.registry.keys });
    await untilInForce(site.registry, 'shell');
  });
});
