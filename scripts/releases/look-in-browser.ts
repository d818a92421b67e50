import type { KnownCall } from '@aangan/shared-kit/contracts/all-calls';
import type { ErrorReport } from '@aangan/shared-kit/contracts/monitoring';
import type { BrowserContext } from 'playwright';
import type { BrowserFault } from '../../shell/src/trial/render-gate.ts';
import { CHROMIUM_FLAGS } from '../browser/chromium-flags.ts';
import { findChromium } from '../browser/find-chromium.ts';

/** Pages that are open at a time. */
const AT_ONCE = 3;

/** ms that a page may take until it is hydrated, on a busy machine too. */
const HYDRATED_MS = 30_000;

/** The call with which the shell reports errors of browsers. */
const REPORT = 'POST /api/v1/monitoring/report' satisfies KnownCall;

/** ms after that in which late errors are heard. */
const QUIET_MS = 200;

/** What the browser says of calls that fail: without an API all of them do. */
const OF_NETWORK = /^Failed to load resource/;

type LookInBrowser = (origin: string, addresses: readonly string[]) => Promise<readonly BrowserFault[]>;

/** Opens pages in a headless Chromium; undefined where there is none, or no Playwright to drive it. */
export async function browserLook(env: NodeJS.ProcessEnv): Promise<LookInBrowser | undefined> {
  const chromium = await import('playwright').then(
    (playwright) => playwright.chromium,
    // Publishing works without it.
    () => undefined,
  );
  const executablePath = chromium && findChromium(env, chromium.executablePath());
  if (!executablePath) return undefined;
  return async (origin, addresses) => {
    const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
    try {
      const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
      // Reports are sent by fetch then, whose body can be read.
      await context.addInitScript('navigator.sendBeacon = () => false');
      const waiting = [...addresses];
      const faults: BrowserFault[] = [];
      const lookOn = async () => {
        for (let address = waiting.shift(); address !== undefined; address = waiting.shift())
          faults.push(...(await look(context, address)));
      };
      await Promise.all(Array.from({ length: AT_ONCE }, lookOn));
      return faults;
    } finally {
      await browser.close();
    }
  };
}

async function look(context: BrowserContext, address: string): Promise<BrowserFault[]> {
  const page = await context.newPage();
  const said = new Set<string>();
  page.on('console', (message) => {
    const text = message.text();
    const isFault = message.type() === 'error' || /hydrat/i.test(text);
    if (isFault && !OF_NETWORK.test(text)) said.add(`writes to the console of a browser: ${text}`);
  });
  page.on('request', (request) => {
    const fault =
      `${request.method()} ${new URL(request.url()).pathname}` === REPORT && reportedFault(request.postData());
    if (fault) said.add(fault);
  });
  page.on('pageerror', (error) => said.add(`throws in a browser: ${error.stack ?? error.message}`));
  try {
    await page.goto(address, { waitUntil: 'domcontentloaded', timeout: HYDRATED_MS });
    await page.locator('html[data-shell=hydrated]').waitFor({ state: 'attached', timeout: HYDRATED_MS });
    await page.waitForTimeout(QUIET_MS);
  } catch (error) {
    said.add(`is not hydrated in a browser: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  } finally {
    await page.close();
  }
  return [...said].map((fault) => ({ address, fault }));
}

/** What the shell's own monitoring reports: errors that React recovers from, such as markup that differs (#418). */
function reportedFault(body: string | null): string | undefined {
  const { title = '', stackTrace = '' }: Partial<ErrorReport> = JSON.parse(body ?? '{}');
  return /^HttpError\b/.test(title) ? undefined : `fails in a browser: ${title}\n  ${stackTrace}`;
}
