import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { compressAll } from '../registry/compress.ts';
import { testFolders, writeFiles } from '../testing/test-folder.ts';
import { assetOrigin } from './asset-origin.ts';

describe('the asset origin', () => {
  const newFolder = testFolders();
  let app: FastifyInstance;
  beforeEach(async () => {
    const folder = await newFolder();
    await writeFiles(folder, {
      'artifacts/registry.json': '{}',
      'artifacts/mfe-search/1.0.0-abc/browser/main.js': 'console.log(1)',
      'artifacts/shell/1.0.0-abc/main.css': 'a{}',
      'pictures/living-03-640.avif': 'a picture',
      'postgres/secret.conf': 'secret',
      'secret.js': 'secret',
    });
    await compressAll(path.join(folder, 'artifacts'));
    app = await assetOrigin(folder, 'silent');
  });
  afterEach(() => app.close());

  it('gives releases and pictures out for good, to any origin', async () => {
    for (const url of [
      '/mfe-search/1.0.0-abc/browser/main.js',
      '/shell/1.0.0-abc/main.css',
      '/pictures/living-03-640.avif',
    ]) {
      const { statusCode, headers } = await app.inject({ url });
      expect([url, statusCode, headers['cache-control']]).toEqual([url, 200, 'public, max-age=31536000, immutable']);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('gives the compressed copy to who takes it', async () => {
    const url = '/mfe-search/1.0.0-abc/browser/main.js';
    const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toBe('console.log(1)');
  });

  it.each([
    '/registry.json',
    '/artifacts/registry.json',
    '/postgres/secret.conf',
    '/secret.js',
    '/mfe-search/../secret.js',
    '/mfe-search/..%2f..%2fsecret.js',
    '/pictures/../secret.js',
    '/mfe-search/1.0.0-abc/',
    '/mfe-search/1.0.0-abc/browser/none.js',
    '/',
  ])('has nothing at %s', async (url) => {
    const { statusCode, body } = await app.inject({ url });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    expect(body).not.toBe('secret');
  });
});
