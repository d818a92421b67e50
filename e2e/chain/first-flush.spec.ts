import http from 'node:http';
import { constants, gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { measuredPath } from './measured-path.ts';

/** Bytes that TCP sends before it waits for the first acknowledgement. */
const FIRST_FLIGHT_BYTES = 14_600;

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
  const headers = { 'accept-encoding': 'gzip', 'user-agent': userAgent };
  const body = await new Promise<Buffer>((resolve, reject) => {
    http.get(url, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve(Buffer.concat(chunks)));
      answer.on('error', reject);
    });
  });
  return gunzipSync(body.subarray(0, FIRST_FLIGHT_BYTES), { finishFlush: constants.Z_SYNC_FLUSH }).toString('utf8');
}
