import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@aangan/shared-kit/build/release';
import semver from 'semver';
import { ROOT, remoteNames } from '../../scripts/site/remotes.ts';
import { TEST_DATA } from '../stack/test-settings.ts';
import { expect, test } from '../support/test.ts';
import { demoBuild } from './demo-build.ts';
import { walkThroughDemo } from './demo-journey.ts';
import { hydratedByMark } from './hydrated-by-mark.ts';
import { releasedContracts } from './released.ts';
import { type ReleasedSite, startReleasedSite } from './released-site.ts';
import { openEachRemote, REMOTE_PAGES } from './remote-pages.ts';

test.describe.configure({ mode: 'serial' });

const distOf = (name: string) => path.join(ROOT, name, 'dist');

/** Whether a remote claims to run under a shell of this contract: then it must. */
function fits(folder: string, contract: string): boolean {
  const release: Release = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8'));
  return semver.satisfies(contract, release.contract);
}

test('every remote has a page that is opened under released shells', () => {
  expect(Object.keys(REMOTE_PAGES)).toEqual(remoteNames());
});

for (const contract of releasedContracts()) {
  test.describe(`the shell released with contract ${contract}`, () => {
    let site: ReleasedSite;
    let folder: string;
    let running: readonly string[];

    test.beforeAll(async () => {
      const apiUrl = process.env.E2E_API_URL;
      test.skip(!apiUrl, 'Needs the API of the tests: run it without E2E_URL');
      folder = mkdtempSync(path.join(TEST_DATA, 'private-demo-'));
      await demoBuild(folder);
      const builds = new Map([['mfe-demo', folder], ...remoteNames().map((name) => [name, distOf(name)] as const)]);
      running = [...builds.keys()].filter((name) => fits(builds.get(name) ?? '', contract));
      site = await startReleasedSite(
        contract,
        apiUrl ?? '',
        running.map((name) => builds.get(name) ?? ''),
      );
    });
    test.afterAll(async () => {
      await site?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    test('runs the demo remote of today', async ({ page }) => {
      test.skip(!running.includes('mfe-demo'), 'The demo asks for a later contract');
      await walkThroughDemo(page, site.address);
    });

    test('gives the demo what it has', async ({ page }) => {
      test.skip(!running.includes('mfe-demo'), 'The demo asks for a later contract');
      await page.goto(`${site.address}/demo/services`);
      await hydratedByMark(page);
      await page.getByRole('button', { name: 'Note an event' }).click();
      await expect(page.getByRole('button', { name: 'Noted' })).toBeVisible();
      const offered = semver.lt(contract, '1.1.0') ? 'those of the first contract' : 'analytics, attribution';
      await expect(page.getByText('Offered:')).toContainText(offered);
    });

    test('runs each remote of today that claims it', async ({ page }) => {
      const claimed = running.filter((name) => name !== 'mfe-demo');
      test.skip(claimed.length === 0, 'Every remote asks for a later contract');
      test.slow();
      await openEachRemote(page, site.address, claimed);
    });
  });
}
