import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../scripts/site/remotes.ts';
import { nameByContent } from '../stack/named-by-content.ts';
import type { PrivateSite } from '../stack/private-site.ts';
import { TEST_DATA } from '../stack/test-settings.ts';
import { expect } from '../support/test.ts';
import { goOffline, savedPaths, test, visit } from './offline-test.ts';

test('a document keeps its versions while newer ones are published and the network fails', async ({
  page,
  context,
  network,
  site,
}) => {
  await visit(page, '/');
  const version = await versionOf(page);
  const other = await context.newPage();
  for (let number = 1; number <= 5; number += 1) {
    const next = await publishNext(site, number);
    await expect(async () => {
      await visit(other, '/');
      expect(await versionOf(other)).toBe(next);
    }).toPass();
    await expect.poll(() => savedVersions(other)).toContain(next);
  }
  await goOffline(context, network);

  const answers = await page.evaluate(async () => {
    const { remote } = JSON.parse(document.getElementById('aangan-state')?.textContent ?? '{}');
    const files = Object.keys(remote.integrity).map((name) => `${remote.base}${name}`);
    return Promise.all(files.map(async (file) => [file, (await fetch(file)).status] as const));
  });
  expect(answers.length).toBeGreaterThan(5);
  for (const [file, status] of answers) expect([file, status]).toEqual([expect.stringContaining(version), 200]);

  await other.reload();
  expect(await versionOf(other)).not.toBe(version);
  // No version that is unused is left.
  expect((await savedVersions(other)).sort()).toEqual([version, await versionOf(other)].sort());
});

test('a new worker takes over while a page is open, and its caches stay', async ({ page, network }) => {
  await visit(page, '/');
  const before = await savedPaths(page, 'documents');
  await page.evaluate(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => performance.mark('taken-over'));
  });
  network.rewrite((worker) => `${worker}\n// newer`);
  await update(page);
  await page.waitForFunction(() => performance.getEntriesByName('taken-over').length > 0);
  expect((await savedPaths(page, 'documents')).sort()).toEqual(before.sort());
});

test('a new worker waits while open documents use another cache format', async ({ page, context, network }) => {
  await visit(page, '/');
  await page.evaluate(() => caches.open('aangan-0-documents'));
  network.rewrite((worker) => `${worker}\n// newer`);
  await update(page);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
    .toBe('installed');
  expect(await page.evaluate(() => caches.has('aangan-0-documents'))).toBe(true);

  await page.close();
  const next = await context.newPage();
  // The worker activates once no document is open, which a closed page may still be for a moment.
  await expect(async () => {
    await next.goto('about:blank');
    await next.goto('/');
    expect(await next.evaluate(() => caches.has('aangan-0-documents'))).toBe(false);
  }).toPass();
});

test('the worker and all its caches are removed when it is switched off', async ({ page, network }) => {
  await visit(page, '/');
  const removal = await readFile(path.join(ROOT, 'shell/dist/worker/removal-worker.js'), 'utf8');
  network.rewrite(() => removal);
  await update(page);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await page.goto('about:blank');
  await page.goto('/');
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

async function update(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
}

/** Version of the remote that the document uses. */
function versionOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const state = JSON.parse(document.getElementById('aangan-state')?.textContent ?? '{}');
    return state.remote.version;
  });
}

async function savedVersions(page: Page): Promise<string[]> {
  const paths = await savedPaths(page, 'artifacts');
  const versions = paths.flatMap((each) => /\/mfe-search\/([^/]+)\//.exec(each)?.[1] ?? []);
  return [...new Set(versions)];
}

/** Publishes the same remote again under another version. */
async function publishNext(site: PrivateSite, number: number): Promise<string> {
  const folder = await mkdtemp(path.join(TEST_DATA, 'private-next-'));
  await cp(await site.releaseFolder('mfe-search'), folder, { recursive: true });
  // The number is a fact of the release, so its version is another one.
  const { version } = await nameByContent(folder, (release) => ({
    ...release,
    version: release.version.replace(/^[^-]+/, `0.1.${number}`),
    budgets: { ...release.budgets, [`of-${number}`]: number },
  }));
  await site.publishUnchecked(folder);
  await rm(folder, { recursive: true });
  return version;
}
