import { utimesSync, writeFileSync } from 'node:fs';
import { hydrated } from '@aangan/e2e/support/hydrated';
import { logIn } from '@aangan/e2e/support/log-in';
import { expect, ONE_SCREEN, test } from '@aangan/e2e/support/test';
import { TUS_PATH, UPLOAD_CHUNK_BYTES } from '@aangan/shared-kit/domain/upload-protocol';
import { handedOverUploadLink } from '@aangan/shared-kit/links/upload';
import type { Page } from '@playwright/test';

// Requests that are cut off or refused on purpose appear in the browser's console.
test.use({ allowedConsole: [/ERR_CONNECTION_RESET|ERR_FAILED|status of 400/] });

const PARTS = '**/api/v1/uploads/tus/*';

/** A PDF of two and a half parts, on disk, so that it is the same file when it is chosen again. */
function paper(path: string): string {
  const filling = Buffer.alloc(2.2 * UPLOAD_CHUNK_BYTES, 'x');
  writeFileSync(path, Buffer.concat([Buffer.from('%PDF-1.7\n'), filling, Buffer.from('\n%%EOF\n')]));
  utimesSync(path, 1_700_000_000, 1_700_000_000);
  return path;
}

async function openPapers(page: Page, site = ''): Promise<void> {
  await logIn(page.context(), site);
  await page.goto('/cpms-kyc/tenant');
  await hydrated(page);
}

const choose = (page: Page, file: string) => page.getByLabel('Choose a file: Identity').setInputFiles(file);
const stored = (page: Page) => page.getByText(/^PDF, 4\.6 MB, added on/);

test(
  'a document is sent in parts, and only the part that fails is sent again',
  ONE_SCREEN,
  async ({ page, baseURL }, info) => {
    await openPapers(page, baseURL);
    const offsets: number[] = [];
    await page.route(PARTS, (route) => {
      if (route.request().method() !== 'PATCH') return route.continue();
      offsets.push(Number(route.request().headers()['upload-offset']));
      return offsets.length === 2 ? route.abort('connectionreset') : route.continue();
    });
    await choose(page, paper(info.outputPath('id.pdf')));
    await expect(stored(page)).toBeVisible();
    const chunk = UPLOAD_CHUNK_BYTES;
    expect(offsets).toEqual([0, chunk, chunk, 2 * chunk]);
    await page.reload();
    await expect(stored(page)).toBeVisible();
  },
);

test(
  'an upload goes on after a reload when the same file is chosen again',
  ONE_SCREEN,
  async ({ page, baseURL }, info) => {
    await openPapers(page, baseURL);
    const file = paper(info.outputPath('id.pdf'));
    let offsets: number[] = [];
    let isCut = true;
    await page.route(PARTS, (route) => {
      const { method, headers } = { method: route.request().method(), headers: route.request().headers() };
      if (method !== 'PATCH') return route.continue();
      offsets.push(Number(headers['upload-offset']));
      // The second part never ends.
      if (isCut && offsets.length === 2) return undefined;
      return route.continue();
    });
    await choose(page, file);
    await expect.poll(() => offsets.length).toBe(2);
    isCut = false;
    offsets = [];
    await page.reload();
    await hydrated(page);
    await choose(page, file);
    await expect(stored(page)).toBeVisible();
    expect(offsets).toEqual([UPLOAD_CHUNK_BYTES, 2 * UPLOAD_CHUNK_BYTES]);
  },
);

test('a renamed program is refused in a sentence', ONE_SCREEN, async ({ page, baseURL }) => {
  await openPapers(page, baseURL);
  const buffer = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(900)]);
  const file = { name: 'id.pdf', mimeType: 'application/pdf', buffer };
  await page.getByLabel('Choose a file: Identity').setInputFiles(file);
  const refused = page.getByRole('alert').filter({ hasText: 'This file is not a PDF, JPG or PNG' });
  await expect(refused).toBeVisible();
});

test('the code that sends files is loaded when a picker opens, not before', ONE_SCREEN, async ({ page, baseURL }) => {
  await openPapers(page, baseURL);
  const before = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const chooser = page.waitForEvent('filechooser');
  const script = page.waitForRequest((request) => request.resourceType() === 'script');
  await page.getByText('Choose a file: Identity').click();
  await chooser;
  expect(before).not.toContain((await script).url());
});

test(
  'a part that begins elsewhere is refused, and the next request is answered',
  ONE_SCREEN,
  async ({ page, baseURL }) => {
    await logIn(page.context(), baseURL ?? '');
    const { request } = page.context();
    const encoded = (text: string) => Buffer.from(text).toString('base64');
    const headers = { device: 'DESKTOP', 'tus-resumable': '1.0.0' };
    const metadata = `kind ${encoded('kyc-document')},subject ${encoded('tenant/address')},filename ${encoded('a.pdf')}`;
    const length = String(2 * UPLOAD_CHUNK_BYTES);
    const started = await request.post(TUS_PATH, {
      headers: { ...headers, 'upload-length': length, 'upload-metadata': metadata },
    });
    expect(started.status()).toBe(201);
    const address = started.headers().location ?? '';
    const part = { 'upload-offset': '7', 'content-type': 'application/offset+octet-stream' };
    const refused = await request.patch(address, {
      headers: { ...headers, ...part },
      data: Buffer.alloc(UPLOAD_CHUNK_BYTES),
    });
    expect(refused.status()).toBe(409);
    const asked = await request.head(address, { headers });
    expect(asked.headers()).toMatchObject({ 'upload-offset': '0', 'upload-length': length });
  },
);

test(
  'a phone without a login adds a document, which appears on the desktop',
  ONE_SCREEN,
  async ({ page, baseURL, browser }, info) => {
    await openPapers(page, baseURL);
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/v1/uploads/hand-over'));
    await page.getByRole('button', { name: /Use your phone.*Identity/ }).click();
    await expect(page.getByRole('img', { name: 'QR code that opens the uploader for Identity' })).toBeVisible();
    const { token }: { token: string } = await (await answer).json();
    const phone = await browser.newPage({
      baseURL: baseURL ?? '',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await phone.goto(handedOverUploadLink(token));
    await hydrated(phone);
    await phone.getByLabel('Choose a file: Files from this phone').setInputFiles(paper(info.outputPath('id.pdf')));
    await expect(stored(page)).toBeVisible();
    await phone.close();
  },
);
