import { type APIRequestContext, expect } from '@playwright/test';
import type { PrivateSite } from '../stack/private-site.ts';

/** Restarts the server, so that it has to fetch every remote. */
export async function restarted(site: PrivateSite, request: APIRequestContext): Promise<void> {
  await site.shell.stop();
  site.shell.start();
  await expect.poll(async () => (await request.get('/page-not-found').catch(() => undefined))?.status()).toBe(404);
}
