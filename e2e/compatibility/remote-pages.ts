import { expect, type Page } from '@playwright/test';
import { hydratedByMark } from './hydrated-by-mark.ts';

interface RemotePage {
  readonly path: string;
  readonly heading: RegExp;
}

/** A page of each remote of the site, and what it shows when it is alive. */
export const REMOTE_PAGES: Readonly<Record<string, RemotePage>> = {
  'mfe-account': { path: '/refer-and-earn', heading: /₹/ },
  'mfe-builder': { path: '/progress-report-of-rera', heading: /Progress reports/ },
  'mfe-home-services': { path: '/home-services/bangalore', heading: /Bangalore/ },
  'mfe-plans': { path: '/tenant/plans', heading: /Plans/ },
  'mfe-pyp': { path: '/list-your-property-for-rent-sale', heading: /Post your property/ },
  'mfe-search': { path: '/real-estate-in-bangalore', heading: /Bangalore/ },
  'mfe-smart-search': { path: '/smart-search', heading: /\w/ },
};

/** Opens a page of each remote: the server renders it and the browser hydrates it. */
export async function openEachRemote(page: Page, address: string, remotes: readonly string[]): Promise<void> {
  for (const remote of remotes) {
    const { path, heading } = REMOTE_PAGES[remote] ?? { path: '/', heading: /^$/ };
    // On a busy machine a remote may come after the first request: its region says so until then.
    await expect.poll(async () => (await page.request.get(`${address}${path}`)).status(), remote).toBe(200);
    await page.goto(`${address}${path}`);
    await hydratedByMark(page);
    await expect.soft(page.getByRole('heading', { level: 1 }), remote).toHaveText(heading);
  }
}
