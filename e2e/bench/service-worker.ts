import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { CHROMIUM_FLAGS } from '../../scripts/browser/chromium-flags.ts';
import { findChromium } from '../../scripts/browser/find-chromium.ts';
import type { SiteSettings } from '../../scripts/site/site-settings.ts';
import { freePorts } from '../stack/free-ports.ts';
import { closeAtOnce, listenOn, passOn } from '../stack/pass-on.ts';
import { atMost, type BenchRow, type BenchTable, note } from './bench-table.ts';
import { median } from './median.ts';

/**
 * Added latency of every request, ms. It includes the service worker's requests, which the browser's own throttling
 * leaves out.
 */
const LATENCY_MS = 100;
const CPU_SLOWDOWN = 4;
/** The limit for what a visitor sees. The first byte has no limit. */
const LIMIT = 1.05;
const VIEWPORT = { width: 412, height: 823 };

interface View {
  /** ms from navigation. */
  readonly firstByte: number;
  readonly firstPaint: number;
  readonly hydrated: number;
}

const FIGURES = ['firstByte', 'firstPaint', 'hydrated'] as const satisfies readonly (keyof View)[];
const WORDS = { firstByte: 'first byte', firstPaint: 'first paint', hydrated: 'hydrated' } as const;

/**
 * Measures a returning visitor's page views without the service worker, with it running, and with it stopped, in
 * turns.
 */
export async function benchServiceWorker({ port }: SiteSettings, path: string, runs: number): Promise<BenchTable> {
  const executablePath = findChromium(process.env, chromium.executablePath());
  if (!executablePath) throw new Error('Chromium is not installed. Run npm test to install it.');
  const slow = await slowWay(port);
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
  try {
    const without = await returningVisitor(browser, `${slow.address}${path}`, 'block');
    const withWorker = await returningVisitor(browser, `${slow.address}${path}`, 'allow');
    const views = { without: [] as View[], running: [] as View[], started: [] as View[] };
    for (let run = 0; run < runs; run++) {
      views.without.push(await without.view());
      views.running.push(await withWorker.view());
      await withWorker.stopWorker();
      views.started.push(await withWorker.view());
    }
    return { name: `Service worker, a returning visitor: ${path}`, rows: FIGURES.flatMap((key) => rowsOf(key, views)) };
  } finally {
    await browser.close();
    await slow.close();
  }
}

function rowsOf(
  key: keyof View,
  views: Readonly<Record<'without' | 'running' | 'started', readonly View[]>>,
): BenchRow[] {
  const of = (list: readonly View[]) => median(list.map((view) => view[key]));
  return [
    note(`${WORDS[key]}, without`, of(views.without), 'ms'),
    atMost(`${WORDS[key]}, worker running ÷ without`, of(views.running) / of(views.without), '×', LIMIT),
    note(`${WORDS[key]}, worker to be started ÷ without`, of(views.started) / of(views.without), '×'),
  ];
}

interface Visitor {
  view(): Promise<View>;
  stopWorker(): Promise<void>;
}

/** A visitor who has seen the page before. The files are cached and the worker is installed. */
async function returningVisitor(
  browser: Browser,
  address: string,
  serviceWorkers: 'allow' | 'block',
): Promise<Visitor> {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers });
  const page = await context.newPage();
  await seen(page, address);
  if (serviceWorkers === 'allow') await untilSaved(page);
  const throttle = await context.newCDPSession(page);
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return {
    async view() {
      await page.goto('about:blank');
      return seen(page, address);
    },
    stopWorker: () => stopWorkers(context, page),
  };
}

async function seen(page: Page, address: string): Promise<View> {
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(() => performance.getEntriesByName('aangan:hydrated').length > 0);
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
    return {
      firstByte: navigation?.responseStart ?? Number.NaN,
      firstPaint: at('first-contentful-paint'),
      hydrated: at('aangan:hydrated'),
    };
  });
}

async function untilSaved(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => caches.match(location.href, { ignoreVary: true }));
}

async function stopWorkers(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

async function slowWay(sitePort: number): Promise<{ address: string; close: () => Promise<void> }> {
  const [port = 0] = await freePorts(1);
  const server = http.createServer(async (request, response) => {
    await pause(LATENCY_MS);
    passOn(request, response, sitePort);
  });
  return { address: await listenOn(server, port), close: () => closeAtOnce(server) };
}
