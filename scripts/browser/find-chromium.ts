import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Usual paths of Chromium-based browsers. The headless shell is first: it is made for tests, and a third faster. */
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
] as const;

/**
 * Path of a working Chromium: CHROMIUM_PATH, the system's, or the one Playwright has downloaded.
 * @param downloaded path of Playwright's own, whether it exists or not
 */
export function findChromium(env: NodeJS.ProcessEnv, downloaded: string): string | undefined {
  const candidates = [...(env.CHROMIUM_PATH ? [env.CHROMIUM_PATH] : []), ...USUAL_PLACES, downloaded];
  return candidates.find((file) => existsSync(file) && runs(file));
}

/** Some systems have a stub there that only prints how to install the real one. */
function runs(file: string): boolean {
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
