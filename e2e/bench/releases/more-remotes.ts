import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@aangan/shared-kit/build/release';
import { describeFiles } from '@aangan/shared-kit/build/release-files';
import { type Browser, chromium } from 'playwright';
import { CHROMIUM_FLAGS } from '../../../scripts/browser/chromium-flags.ts';
import { findChromium } from '../../../scripts/browser/find-chromium.ts';
import { nameByContent } from '../../stack/named-by-content.ts';
import { publishUnchecked } from '../../stack/publish-unchecked.ts';
import { atMost, type BenchRow, note } from '../bench-table.ts';
import { median } from '../median.ts';
import type { ReleaseSite } from './release-site.ts';

/** Number of remotes in the complete product. */
const ALL_REMOTES = 7;
const VIEWS = 3;
/** ms without interaction in which a page might still send requests. */
const QUIET_MS = 1500;

/**
 * Additional bytes of the document. For every other remote it contains only the version, in its page table's address.
 */
const BYTES_LIMIT = 200;

interface FirstLoad {
  readonly requests: number;
  /** Transferred bytes. */
  readonly bytes: number;
}

/** Measures the first load of the home page with the current remotes and with seven. */
export async function benchMoreRemotes(site: ReleaseSite): Promise<BenchRow[]> {
  const executablePath = findChromium(process.env, chromium.executablePath());
  if (!executablePath) throw new Error('Chromium is not installed. Run npm test to install it.');
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
  try {
    const few = await firstLoads(browser, site);
    const known = Object.keys((await site.registry.read())?.remotes ?? {}).length;
    for (let number = known; number < ALL_REMOTES; number++) await addRemote(site, number);
    const many = await firstLoads(browser, site);
    return [
      atMost('home, first load: more requests with seven remotes', many.requests - few.requests, '', 0),
      atMost('home, first load: more bytes with seven remotes', many.bytes - few.bytes, 'bytes', BYTES_LIMIT),
      note(`home, first load: bytes with ${known} remotes`, few.bytes, 'bytes'),
      note(`home, first load: requests with ${known} remotes`, few.requests, ''),
    ];
  } finally {
    await browser.close();
  }
}

async function firstLoads(browser: Browser, site: ReleaseSite): Promise<FirstLoad> {
  const { address, child } = await site.shell({ LOG_LEVEL: 'silent' });
  try {
    const loads: FirstLoad[] = [];
    for (let view = 0; view < VIEWS; view++) loads.push(await firstLoad(browser, address));
    return { requests: median(loads.map(({ requests }) => requests)), bytes: median(loads.map(({ bytes }) => bytes)) };
  } finally {
    await child.stop();
  }
}

async function firstLoad(browser: Browser, address: string): Promise<FirstLoad> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    let requests = 0;
    let bytes = 0;
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      requests += 1;
      bytes += encodedDataLength;
    });
    await devtools.send('Network.enable');
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForFunction(() => performance.getEntriesByName('aangan:hydrated').length > 0);
    await page.waitForTimeout(QUIET_MS);
    return { requests, bytes };
  } finally {
    await context.close();
  }
}

const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** Publishes and activates a small remote with one page. */
async function addRemote({ registry }: ReleaseSite, number: number): Promise<void> {
  const name = `mfe-extra-${WORDS[number]}`;
  const folder = await mkdtemp(path.join(tmpdir(), 'aangan-bench-'));
  for (const side of ['server', 'browser']) await mkdir(path.join(folder, side), { recursive: true });
  await writeFile(path.join(folder, 'server/remote-entry.cjs'), 'exports.init = () => {}; exports.get = () => {};');
  await writeFile(path.join(folder, 'browser/remote-entry.0.js'), '');
  const release: Release = {
    schema: 1,
    name,
    version: '0.1.0',
    contract: '^1',
    libraries: {},
    testedWith: {},
    builtAt: '2026-11-16T04:30:00.000Z',
    browserEntry: 'browser/remote-entry.0.js',
    serverEntry: 'server/remote-entry.cjs',
    pages: {
      extra: {
        paths: [`/extra-${number}`],
        access: 'public',
        personal: false,
        scripts: [],
        withoutScripts: [],
        params: {},
        js: [],
        css: [],
        later: [],
        experiments: [],
        sitemap: [],
        slots: {},
      },
    },
    fills: {},
    hybrid: {},
    apiPrefixes: [],
    sharesPaths: {},
    navigation: [],
    experiments: {},
    calls: {},
    budgets: {},
    files: await describeFiles(folder),
  };
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(release));
  await nameByContent(folder);
  await publishUnchecked(registry, folder);
  await rm(folder, { recursive: true });
}
