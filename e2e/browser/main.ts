import { ensureChromium } from './install-chromium.ts';

/** `node e2e/browser/main.ts`: makes sure that Chromium is installed for the end-to-end tests. */
try {
  console.log(`Chromium: ${ensureChromium(console.log)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
