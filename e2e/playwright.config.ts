import path from 'node:path';
import { chromium, defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../scripts/browser/chromium-flags.ts';
import { findChromium } from '../scripts/browser/find-chromium.ts';

/** Most visitors have a mobile screen; desktop starts at 992 px. */
const MOBILE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const;
const DESKTOP = { viewport: { width: 1280, height: 800 } } as const;

const executablePath = findChromium(process.env, chromium.executablePath());

/** Journeys depend on the screen; other tests run on one screen. */
const BOTH_SCREENS = /(e2e\/(journeys|accessibility)|mfe-[a-z-]+\/e2e)\/.*\.spec\.ts/;

/**
 * Tests with a private site, one for each worker. They are grouped, so that a worker need not start it again and
 * again.
 */
const PRIVATE_SITE = /\.private\.spec\.ts$/;

/** Long measurements: `npm run test:deep`. */
const IGNORED = ['**/.data/**', '**/scripts/**', ...(process.env.TEST_DEPTH === 'deep' ? [] : ['**/e2e/soak/**'])];

export default defineConfig({
  // The tests of the platform, and those of each remote.
  testDir: path.resolve(import.meta.dirname, '..'),
  testMatch: ['e2e/**/*.spec.ts', 'mfe-*/e2e/**/*.spec.ts'],
  testIgnore: IGNORED,
  respectGitIgnore: true,
  outputDir: '../.data/test-results',
  globalSetup: './stack/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // A limit for hangs only. Tests wait for conditions, and the product's own limits are measured separately.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.E2E_REPORT ? [['dot'], ['json', { outputFile: process.env.E2E_REPORT }]] : [['list']],
  use: {
    baseURL: process.env.E2E_URL,
    locale: 'en-IN',
    // Tests that look at the network would see the worker's requests. Tests of the worker allow it.
    serviceWorkers: 'block',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [...CHROMIUM_FLAGS],
    },
  },
  projects: [
    { name: 'mobile', use: MOBILE, testMatch: BOTH_SCREENS, grepInvert: /@one-screen/ },
    { name: 'desktop', use: DESKTOP, testIgnore: [...IGNORED, PRIVATE_SITE] },
    { name: 'private', use: DESKTOP, testMatch: PRIVATE_SITE },
  ],
});
