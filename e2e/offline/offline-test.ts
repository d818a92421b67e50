import type { BrowserContext, Page } from '@playwright/test';
import { freePorts } from '../stack/free-ports.ts';
import { test as privateTest } from '../stack/private-site-test.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect } from '../support/test.ts';
import { type SiteNetwork, startSiteNetwork } from './site-network.ts';

/** Tests with a service worker, and a network that can be cut. */
export const test = privateTest.extend<{ network: SiteNetwork }>({
  serviceWorkers: 'allow',
  network: async ({ site }, use) => {
    const [port = 0] = await freePorts(1);
    const proxy = await startSiteNetwork(port, site.address);
    await use(proxy);
    await proxy.close();
  },
  baseURL: async ({ network }, use) => use(network.address),
  // What does not come without a network shows in the browser's console.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from a pattern
  allowedConsole: async ({}, use) => use([/Failed to load resource/, /net::ERR/]),
});

/** Cuts the network, for pages and their worker alike. */
export async function goOffline(context: BrowserContext, network: SiteNetwork): Promise<void> {
  network.cut();
  await context.setOffline(true);
}

export async function goOnline(context: BrowserContext, network: SiteNetwork): Promise<void> {
  network.mend();
  await context.setOffline(false);
}

/** Opens a page and waits until it is hydrated, its worker is active, and the page is cached. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  // A first interaction: deferred services start now.
  await page.keyboard.press('Shift');
  await untilSaved(page, path);
}

export async function untilSaved(page: Page, path: string): Promise<void> {
  await expect.poll(() => savedPaths(page, 'documents')).toContain(path);
}

/** Paths in a cache of the worker, the oldest first. */
export function savedPaths(page: Page, kind: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => url.slice(location.origin.length));
  }, `aangan-1-${kind}`);
}
