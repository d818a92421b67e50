import path from 'node:path';
import { ROOT } from '../../scripts/site/remotes.ts';
import type { SiteSettings } from '../../scripts/site/site-settings.ts';
import { freePorts } from './free-ports.ts';

/** Enough for results with every filter, and seeded in seconds. */
const TEST_LISTINGS = 3000;

/** Folder of the tests' own database, registry and pictures. */
export const TEST_DATA = path.join(ROOT, '.data/test');

/** A site beside any other: its own ports and, by default, the tests' data folder. */
export async function testSettings(overrides: Partial<SiteSettings> = {}): Promise<SiteSettings> {
  const [port = 0, assetPort = 0, apiPort = 0] = await freePorts(3);
  return {
    host: '127.0.0.1',
    demo: true,
    port,
    assetPort,
    apiPort,
    dataFolder: TEST_DATA,
    databaseUrl: undefined,
    listings: TEST_LISTINGS,
    ...overrides,
  };
}
