import { chromium, defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from './browser/chromium-flags.ts';
import { findChromium } from './browser/find-chromium.ts';

/** Mobile is the first screen of most visitors; desktop starts at 992 px. */
const MOBILE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const;
const DESKTOP = { viewport: { width: 1280, height: 800 } } as const;

const executablePath = findChromium(process.env, chromium.executablePath());

const BOTH_SCREENS = /(journeys|accessibility)\/.*\.spec\.ts/;

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: '../.data/test-results',
  globalSetup: './stack/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // Patience for a slow machine: what a test waits for is a condition, and a limit of the product is measured by itself.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.E2E_REPORT ? [['dot'], ['json', { outputFile: process.env.E2E_REPORT }]] : [['list']],
  use: {
    baseURL: process.env.E2E_URL,
    locale: 'en-IN',
    // Tests that look at the network would see the worker's. Those about the worker allow it.
    serviceWorkers: 'block',
    timezoneId: 'Asia/Kolkata',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [...CHROMIUM_FLAGS],
    },
  },
  projects: [
    { name: 'mobile', use: MOBILE, testMatch: BOTH_SCREENS },
    { name: 'desktop', use: DESKTOP },
  ],
});
