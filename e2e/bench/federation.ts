import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { CHROMIUM_FLAGS } from '../../scripts/browser/chromium-flags.ts';
import { findChromium } from '../../scripts/browser/find-chromium.ts';
import { startAssets, startShell } from '../../scripts/site/servers.ts';
import type { SiteSettings } from '../../scripts/site/site-settings.ts';
import { freePorts } from '../stack/free-ports.ts';
import { atMost, type BenchRow, type BenchTable, note } from './bench-table.ts';
import { median } from './median.ts';
import { buildSingleBundle } from './single-bundle/build-single-bundle.ts';

/** Network and processor of a typical visitor. */
interface Profile {
  readonly name: string;
  readonly bitsPerSecond: number;
  readonly latencyMs: number;
  readonly cpuSlowdown: number;
  /** Limits of the federated build, as multiples of the single bundle. */
  readonly limits: { readonly hydrated: number; readonly largestPaint: number };
}

const PROFILES: readonly Profile[] = [
  {
    name: '9 Mbps, 100 ms',
    bitsPerSecond: 9e6,
    latencyMs: 100,
    cpuSlowdown: 4,
    limits: { hydrated: 1.05, largestPaint: 1.02 },
  },
  {
    name: 'slow 4G',
    bitsPerSecond: 1.6e6,
    latencyMs: 150,
    cpuSlowdown: 4,
    limits: { hydrated: 1.08, largestPaint: 1.02 },
  },
];

const BYTES_LIMIT = 1.25;
const VIEWPORT = { width: 412, height: 823 };

interface View {
  /** ms from navigation. */
  readonly hydrated: number;
  readonly largestPaint: number;
  /** Transferred bytes. */
  readonly bytes: number;
}

/**
 * Compares the federated site with one bundle of the same sources, in turns.
 * The same server renders both with the same preloads.
 * @param site a running site. @param page the page to open. @param runs pairs of views per profile.
 */
export async function benchFederation(site: SiteSettings, page: string, runs: number): Promise<BenchTable> {
  const single = await singleBundleSite(site);
  const executablePath = findChromium(process.env, chromium.executablePath());
  if (!executablePath) throw new Error('Chromium is not installed. Run npm test to install it.');
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
  try {
    const rows: BenchRow[] = [];
    for (const profile of PROFILES) {
      const federated: View[] = [];
      const bundled: View[] = [];
      for (let run = 0; run < runs; run++) {
        federated.push(await view(browser, `http://127.0.0.1:${site.port}${page}`, profile));
        bundled.push(await view(browser, `http://127.0.0.1:${single.port}${page}`, profile));
      }
      rows.push(...compared(profile, federated, bundled));
    }
    return { name: `Federated against one bundle: ${page}`, rows };
  } finally {
    await browser.close();
    await single.stop();
  }
}

async function singleBundleSite(site: SiteSettings): Promise<{ port: number; stop: () => Promise<unknown> }> {
  const dataFolder = path.join(site.dataFolder, 'single-bundle');
  await mkdir(path.join(dataFolder, 'logs'), { recursive: true });
  await buildSingleBundle(dataFolder, site.dataFolder);
  const [port = 0, assetPort = 0] = await freePorts(2);
  const settings = { ...site, dataFolder, port, assetPort };
  const servers = [startAssets(settings), startShell(settings)];
  await answering(`http://127.0.0.1:${port}/healthz`);
  return { port, stop: () => Promise.all(servers.map((server) => server.stop())) };
}

async function answering(address: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const ok = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${address} does not answer`);
}

async function view(browser: Browser, address: string, profile: Profile): Promise<View> {
  const context = await browser.newContext({ viewport: VIEWPORT, isMobile: true, hasTouch: true });
  try {
    return await measuredView(context, address, profile);
  } finally {
    await context.close();
  }
}

async function measuredView(context: BrowserContext, address: string, profile: Profile): Promise<View> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const bytesPerSecond = profile.bitsPerSecond / 8;
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 3,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuSlowdown });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(globalThis, { largestPaint: entry.startTime });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(
    () => performance.getEntriesByName('aangan:hydrated').length > 0 && 'largestPaint' in globalThis,
  );
  const times = await page.evaluate(() => ({
    hydrated: performance.getEntriesByName('aangan:hydrated')[0]?.startTime ?? Number.NaN,
    largestPaint: Number(Reflect.get(globalThis, 'largestPaint')),
  }));
  return { ...times, bytes };
}

function compared({ name, limits }: Profile, federated: readonly View[], bundled: readonly View[]): BenchRow[] {
  const of = (views: readonly View[], key: keyof View) => median(views.map((seen) => seen[key]));
  const ratio = (key: keyof View) => of(federated, key) / of(bundled, key);
  return [
    atMost(`${name}: largest paint, federated ÷ one bundle`, ratio('largestPaint'), '×', limits.largestPaint),
    atMost(`${name}: hydrated, federated ÷ one bundle`, ratio('hydrated'), '×', limits.hydrated),
    atMost(`${name}: bytes, federated ÷ one bundle`, ratio('bytes'), '×', BYTES_LIMIT),
    note(`${name}: largest paint, federated`, of(federated, 'largestPaint'), 'ms'),
    note(`${name}: hydrated, federated`, of(federated, 'hydrated'), 'ms'),
    note(`${name}: hydrated, one bundle`, of(bundled, 'hydrated'), 'ms'),
    note(`${name}: bytes, federated`, of(federated, 'bytes') / 1000, 'kB'),
  ];
}
