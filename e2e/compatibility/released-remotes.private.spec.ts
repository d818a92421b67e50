import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { RegistryDocument } from '../../shell/src/registry/registry-document.ts';
import { EMPTY_DOCUMENT } from '../../shell/src/registry/registry-upgrade.ts';
import { nameByContent } from '../stack/named-by-content.ts';
import { test } from '../stack/private-site-test.ts';
import { TEST_DATA } from '../stack/test-settings.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect } from '../support/test.ts';
import { walkThroughDemo } from './demo-journey.ts';
import { releasedContracts, unpackRemotes } from './released.ts';
import { openEachRemote } from './remote-pages.ts';

test.describe.configure({ mode: 'serial' });

for (const contract of releasedContracts()) {
  test.describe(`the shell of today with the remotes released with contract ${contract}`, () => {
    let before: RegistryDocument | undefined;
    /** Remotes of the site. */
    let recorded: readonly string[];

    test.beforeAll(async ({ site }) => {
      before = await site.registry.read();
      const folder = mkdtempSync(path.join(TEST_DATA, 'private-recorded-'));
      const builds = unpackRemotes(contract, folder);
      recorded = [...builds.keys()].filter((name) => name !== 'mfe-demo');
      for (const dist of builds.values()) {
        // Their versions were computed from fewer fields, and nobody signed them.
        await nameByContent(dist);
        // They were published in their day: the gates of today are not asked.
        await site.publishUnchecked(dist);
      }
      rmSync(folder, { recursive: true });
      await expect.poll(async () => (await fetch(`${site.address}/demo/services`)).status).toBe(200);
    });
    // The tests of other files that follow on this site get the remotes of today again.
    test.afterAll(async ({ site }) => {
      await site.registry.update(async (document = EMPTY_DOCUMENT) => ({
        ...document,
        remotes: { ...before?.remotes },
      }));
      await expect.poll(async () => (await fetch(`${site.address}/demo/services`)).status).toBe(404);
    });

    test('runs the demo remote', async ({ page, site }) => {
      await walkThroughDemo(page, site.address);
    });

    test('does not break what the demo asks for', async ({ page }) => {
      await page.goto('/demo/services');
      await hydrated(page);
      await expect(page.getByText('Offered:')).toContainText('analytics, attribution, experiments, scripts');
      await page.getByRole('button', { name: 'Note an event' }).click();
      await expect(page.getByRole('button', { name: 'Noted' })).toBeVisible();
    });

    test('runs each remote that was recorded with it', async ({ page, site }) => {
      test.slow();
      expect(recorded.length).toBeGreaterThan(0);
      await openEachRemote(page, site.address, recorded);
    });

    test.describe('asked for what there is not', () => {
      test.use({ allowedConsole: [/503|The demo was asked to fail/] });

      test('shows the words of the demo, in its own region', async ({ page, request }) => {
        expect((await request.get('/demo/pune?fail=1')).status()).toBe(503);
        await page.goto('/demo/pune?fail=1');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('The demo failed');
        await expect(page.getByRole('contentinfo')).toBeVisible();
      });

      test('leads on from another spelling, and away from an unknown city', async ({ request }) => {
        const spelling = await request.get('/demo/Bombay?note=x', { maxRedirects: 0 });
        expect([spelling.status(), spelling.headers().location]).toEqual([301, '/demo/mumbai?note=x']);
        const unknown = await request.get('/demo/atlantis', { maxRedirects: 0 });
        expect(unknown.status()).not.toBe(200);
      });
    });
  });
}
