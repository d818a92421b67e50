import { type SeekerResult, simulateSeekers } from '../../api/testing/simulated-seekers.ts';
import { seekerSite } from '../../api/testing/smart-search-visitor.ts';
import { withListings } from './api-process.ts';
import { atMost, type BenchTable, note } from './bench-table.ts';
import { quantile } from './client-load.ts';
import { median } from './median.ts';

const LISTINGS = 25_000;
const SEEKERS = 200;
const PORT = 4_712;
/** The shown homes of smart search, as a share of those of the results page. */
const MOST_SHARE = 0.7;

/**
 * Seekers who state city, size and budget, and decide by two or three more wishes: how many homes they see until one is
 * right, by smart search and on the results page sorted by newest.
 */
export async function benchSmartSearch(): Promise<BenchTable> {
  const starts: number[] = [];
  const answers: number[] = [];
  const results = await withListings({ listings: LISTINGS, port: PORT }, ({ url }) => {
    const site = seekerSite(clientOf(url));
    return simulateSeekers(
      {
        ...site,
        start: (...input) => timed(starts, () => site.start(...input)),
        reject: (...input) => timed(answers, () => site.reject(...input)),
      },
      SEEKERS,
      'seekers of the benchmark',
    );
  });
  const shown = (of: 'smart' | 'newest') => results.map((result: SeekerResult) => result[of]);
  return {
    name: `Smart search: ${results.length} seekers with hidden wishes, ${LISTINGS} listings`,
    rows: [
      atMost('shown until one is right, median', median(shown('smart')), 'homes', 8),
      note('the same on the results page, newest first', median(shown('newest')), 'homes'),
      atMost(
        'smart search of results page, medians',
        median(shown('smart')) / median(shown('newest')),
        '×',
        MOST_SHARE,
      ),
      note('shown until one is right, mean', mean(shown('smart')), 'homes'),
      note('the same on the results page, mean', mean(shown('newest')), 'homes'),
      note('9 in 10 seekers see at most', quantile(shown('smart'), 0.9), 'homes'),
      note('the same on the results page, 9 in 10', quantile(shown('newest'), 0.9), 'homes'),
      atMost('first answer, p95', quantile(starts, 0.95), 'ms', 300),
      note('answer to a home, p95', quantile(answers, 0.95), 'ms'),
    ],
  };
}

function clientOf(url: string): Parameters<typeof seekerSite>[0] {
  const ask = async (method: string, path: string, headers: Record<string, string> = {}, body?: object) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { device: 'DESKTOP', ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: {}, body: text, json: JSON.parse(text) as unknown };
  };
  return {
    get: (path, headers) => ask('GET', path, headers),
    send: (method, path, { headers, body } = {}) => ask(method, path, headers, body),
  };
}

async function timed<Value>(times: number[], work: () => Promise<Value>): Promise<Value> {
  const began = performance.now();
  const value = await work();
  times.push(performance.now() - began);
  return value;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
