import { randomUUID } from 'node:crypto';
import { monitoringReader, nothingReported } from '../../shell/src/monitoring/monitoring-reader.ts';
import { CAN_BE_READ } from '../faults/fault-kinds.ts';
import type { PrivateSite } from '../stack/private-site.ts';
import { test } from '../stack/private-site-test.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect } from '../support/test.ts';
import { PAGE, publishAnother, REMOTE, staffTokenOf, versionFor } from './staff-site.ts';

test.describe.configure({ mode: 'serial' });
// Problems caused on purpose appear in the browser's console.
test.use({ allowedConsole: [/.*/s] });

async function readerOf(site: PrivateSite) {
  return monitoringReader(site.calls.url, await staffTokenOf(site));
}

/** Makes a release live without any reports, and returns a reader of its reports. */
async function freshRelease(site: PrivateSite, note: string) {
  // The tests' database contains the reports of earlier runs.
  const version = await publishAnother(site, `${note} ${randomUUID()}`);
  await expect.poll(() => versionFor(site, 'device-of-a-visitor')).toBe(version);
  const reader = await readerOf(site);
  const since = Date.now();
  return async () =>
    (await reader.versions(REMOTE, since)).find((report) => report.version === version) ?? nothingReported(version);
}

test('a visit is counted with its vitals when the visitor leaves, without blocking', async ({ site, page }) => {
  const reported = await freshRelease(site, 'a visit is counted');
  // One in five documents sends its vitals; this one does.
  await page.addInitScript(() => {
    Math.random = () => 0.1;
  });
  const firstReport = page.waitForRequest(/monitoring\/report/);
  await page.goto(PAGE);
  await hydrated(page);
  await page.getByRole('heading', { level: 1 }).click();
  await firstReport;
  await page.goto('about:blank');
  await expect.poll(reported).toMatchObject({ devices: 1, pageErrors: 0, loadFailures: 0 });
  const names = async () => (await reported()).vitals.map(({ name }) => name);
  await expect.poll(names).toEqual(expect.arrayContaining(['LCP', 'FCP', 'TTFB', 'HYDRATED']));
});

test('an uncaught error is reported with its remote, and without personal data', async ({ site, page }) => {
  await page.goto(PAGE);
  await hydrated(page);
  await page.evaluate((remote) => {
    const error = new TypeError('no plan for 98765 43210');
    error.stack = `TypeError\n    at a (${location.origin}/assets/${remote}/7.7.7/browser/page-plans.js:1:2)`;
    setTimeout(() => {
      throw error;
    });
  }, REMOTE);
  const reader = await readerOf(site);
  await expect
    .poll(async () => (await reader.errors(REMOTE)).find(({ version }) => version === '7.7.7'))
    .toMatchObject({ title: 'TypeError: no plan for [number]', kind: 'unhandled', route: '/{seekerType}/plans' });
});

test('a remote that does not load is counted against its version, on the server and in the browser', async ({
  site,
  page,
}) => {
  const reported = await freshRelease(site, 'a remote that does not load');
  await page.route(`**/${REMOTE}/**/*.js`, (route) => route.abort());
  await page.goto(PAGE);
  await expect(page.getByRole('status').filter({ hasText: CAN_BE_READ })).toBeVisible();
  await expect.poll(reported).toMatchObject({ devices: 1, pageErrors: 0, loadFailures: 1 });
});
