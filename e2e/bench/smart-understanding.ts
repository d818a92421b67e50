import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { namedCity } from '@aangan/shared-kit/domain/smart-search/cities-in-text';
import { placeIndex } from '@aangan/shared-kit/domain/smart-search/place-index';
import {
  judgeSentences,
  readSentences,
  type SentenceSet,
} from '@aangan/shared-kit/domain/smart-search/sentences/judge-sentences';
import { SENTENCES_DAY } from '@aangan/shared-kit/domain/smart-search/sentences/sentences-day';
import { understand } from '@aangan/shared-kit/domain/smart-search/understand';
import type { PlaceIndex, PlaceName } from '@aangan/shared-kit/domain/smart-search/understanding';
import webpack from 'webpack';
import { seededPlaces } from '../../api/demo/seed/place-names.ts';
import { atMost, type BenchRow, type BenchTable, note } from './bench-table.ts';
import { quantile } from './client-load.ts';
import { CPU_SLOWDOWN, launchBrowser } from './press-timing.ts';

const SETS: readonly SentenceSet[] = ['held-out', 'development', 'unseen-2'];
const ROUNDS = 5;
/** It loads with the first key, so no first view waits for it. See docs/smart-search.md for what is in it. */
const SCRIPT_LIMIT_KB = 22;
const KEYS_CITY = 'bangalore';
/** Sentences that are typed key by key in the browser. */
const TYPED = 12;
const now = Date.parse(SENTENCES_DAY);

/** Measures how right the grammar is, how long it takes on server and browser, and its size. */
export async function benchSmartUnderstanding(): Promise<BenchTable> {
  const indexes = new Map<string, PlaceIndex>();
  const indexOf = (city: string) => {
    const index = indexes.get(city) ?? placeIndex(city, seededPlaces(city, now));
    indexes.set(city, index);
    return index;
  };
  const script = await bundle();
  return {
    name: 'Understanding of smart search',
    rows: [
      ...SETS.flatMap((set) => accuracy(set, indexOf)),
      ...serverTimes(indexOf),
      await browserKeys(script),
      atMost('script without places', gzipSync(script).length / 1000, 'kB gzip', SCRIPT_LIMIT_KB),
    ],
  };
}

function accuracy(set: SentenceSet, indexOf: (city: string) => PlaceIndex): BenchRow[] {
  const judged = judgeSentences(set, indexOf);
  const percent = (part: number, whole: number) => (part / whole) * 100;
  return [
    note(`${set}: slots found`, percent(judged.found, judged.labels), '%'),
    note(`${set}: sentences wholly right`, percent(judged.whollyRight, judged.sentences), '%'),
    atMost(`${set}: wrong slots shown as certain`, judged.wrongCertain, '', 0),
    note(`${set}: slots shown as certain`, percent(judged.certain, judged.slots), '%'),
  ];
}

function serverTimes(indexOf: (city: string) => PlaceIndex): BenchRow[] {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { city, text } of SETS.flatMap(readSentences)) {
      const places = indexOf(namedCity(text) ?? city);
      const started = performance.now();
      understand(text, { city, today: SENTENCES_DAY, places });
      times.push(performance.now() - started);
    }
  }
  return [
    note('server, median sentence', quantile(times, 0.5), 'ms'),
    atMost('server, 95 in 100 sentences', quantile(times, 0.95), 'ms', 30),
  ];
}

async function browserKeys(script: string): Promise<BenchRow> {
  const texts = readSentences('development')
    .filter(({ city }) => city === KEYS_CITY)
    .slice(0, TYPED)
    .map(({ text }) => text);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: script });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const places = seededPlaces(KEYS_CITY, now);
    const times = await page.evaluate(keyTimes, { texts, places, city: KEYS_CITY, today: SENTENCES_DAY });
    return atMost(`browser, 95 in 100 keys at ${CPU_SLOWDOWN}× CPU`, quantile(times, 0.95), 'ms', 10);
  } finally {
    await browser.close();
  }
}

interface Keys {
  readonly texts: readonly string[];
  readonly places: readonly PlaceName[];
  readonly city: string;
  readonly today: string;
}

declare global {
  var grammar: { readonly placeIndex: typeof placeIndex; readonly understand: typeof understand };
}

/** Runs in the page: types each text and returns ms of each key. The first text warms the engine up. */
function keyTimes({ texts, places, city, today }: Keys): number[] {
  const index = globalThis.grammar.placeIndex(city, places);
  const times = texts.map((text) =>
    Array.from({ length: text.length }, (_, at) => {
      const started = performance.now();
      globalThis.grammar.understand(text.slice(0, at + 1), { city, today, places: index });
      return performance.now() - started;
    }),
  );
  return times.slice(1).flat();
}

/** The grammar as a page would load it, minified. */
async function bundle(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'aangan-grammar-'));
  try {
    await new Promise<void>((resolve, reject) => {
      webpack(
        {
          mode: 'production',
          entry: path.join(import.meta.dirname, 'smart-understanding.entry.ts'),
          output: { path: folder, filename: 'grammar.js' },
          resolve: { extensions: ['.ts', '.js'] },
          module: {
            rules: [
              {
                test: /\.ts$/,
                loader: 'swc-loader',
                options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
              },
            ],
          },
        },
        (error, stats) => {
          if (error) reject(error);
          else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
          else resolve();
        },
      );
    });
    return readFileSync(path.join(folder, 'grammar.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
