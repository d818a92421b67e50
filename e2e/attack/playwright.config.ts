import { chromium, defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../scripts/browser/chromium-flags.ts';
import { findChromium } from '../../scripts/browser/find-chromium.ts';

// Visitors are told apart by the address of their connection, as without a proxy.
process.env.TRUSTED_PROXIES = 'none';

const executablePath = findChromium(process.env, chromium.executablePath());

/** `npm run test:attack`: one file for each attack, one after the other, on a stack of their own on this machine. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.attack.ts',
  outputDir: '../../.data/test-results',
  globalSetup: '../stack/global-setup.ts',
  workers: 1,
  timeout: 150_000,
  globalTimeout: 360_000,
  reporter: [['list']],
  use: {
    baseURL: process.env.E2E_URL,
    launchOptions: { ...(executablePath && { executablePath }), args: [...CHROMIUM_FLAGS] },
  },
});
