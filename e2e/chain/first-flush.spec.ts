import http from 'node:http';
import { constants, gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { measuredPath } from './measured-path.ts';

/** Bytes that TCP sends before it waits for the first acknowledgement. */
const FIRST_FLIGHT_BYTES = 14_600;

/** Most bytes of the document of a page of 30 results: as it is, and with gzip. */
const RESULTS_DOCUMENT = { bytes: 134_000, gzip: 22_300 } as const;

const PAGES = {
  home: '/',
  results: '/flats-for-rent-in-bangalore',
  detail: '{listing}',
  plans: '/tenant/plans',
  projects: '/new-projects-in-pune',
  project: '{project}',
} as const;

for (const [name, path] of Object.entries(PAGES)) {
  test(`${name}: the largest element is in the first ${FIRST_FLIGHT_BYTES} compressed bytes`, async ({
    page,
    request,
    baseURL,
  }) => {
    const url = await measuredPath(path, request);
    await page.goto(url);
    await hydrated(page);
    const largest = await largestElement(page);
    const html = await firstFlight(`${baseURL}${url}`, await page.evaluate(() => navigator.userAgent));
    expect(html, `the largest element is ${largest}`).toContain(largest);
  });
}

test('results: the document with 30 cards has a bounded size', async ({ page, baseURL }) => {
  const userAgent = await page.evaluate(() => navigator.userAgent);
  const body = await documentBody(`${baseURL}${PAGES.results}`, userAgent);
  const html = gunzipSync(body);
  expect(html.toString('utf8').split('<article').length - 1).toBe(30);
  expect.soft(html.byteLength).toBeLessThanOrEqual(RESULTS_DOCUMENT.bytes);
  expect(body.byteLength).toBeLessThanOrEqual(RESULTS_DOCUMENT.gzip);
});

/** A part of the largest element that must be in the document: its picture, or the start of its text. */
async function largestElement(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
          const element = entry.element;
          const picture = element instanceof HTMLImageElement ? element.getAttribute('src') : undefined;
          resolve(picture ?? (element?.textContent ?? '').trim().slice(0, 24));
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/** The document as far as its first compressed bytes contain it. */
async function firstFlight(url: string, userAgent: string): Promise<string> {
  const body = await documentBody(url, userAgent);
  return gunzipSync(body.subarray(0, FIRST_FLIGHT_BYTES), { finishFlush: constants.Z_SYNC_FLUSH }).toString('utf8');
}

/** The document as sent, compressed with gzip. */
function documentBody(url: string, userAgent: string): Promise<Buffer> {
  const headers = { 'accept-encoding': 'gzip', 'user-agent': userAgent };
  return new Promise((resolve, reject) => {
    http.get(url, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve(Buffer.concat(chunks)));
      answer.on('error', reject);
    });
  });
}
