import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type Metrics, openMetrics } from '@aangan/shared-kit/server/metrics';
import Fastify, { type FastifyInstance } from 'fastify';
import { compressAll } from '../registry/compress.ts';
import { s3Bucket } from '../registry/s3-bucket.ts';
import { s3Store } from '../registry/s3-store.ts';
import { TEST_CREDENTIALS, type TestBucket, testBucket } from '../testing/a-bucket.ts';
import { testFolders, writeFiles } from '../testing/test-folder.ts';
import { assetOrigin } from './asset-origin.ts';

/** An API with one uploaded picture. */
async function pictureApi() {
  const api = Fastify();
  api.get('/pictures/upl_one-640.avif', async (_request, reply) =>
    reply.type('image/avif').send('an uploaded picture'),
  );
  return { url: await api.listen({ port: 0, host: '127.0.0.1' }), close: () => api.close() };
}

describe.each(['folder', 'bucket'])('the asset origin of a %s', (kind) => {
  const newFolder = testFolders();
  let app: FastifyInstance;
  let metrics: Metrics;
  let server: TestBucket | undefined;
  let api: { url: string; close(): Promise<void> };
  beforeAll(async () => {
    api = await pictureApi();
    Object.assign(process.env, TEST_CREDENTIALS);
    if (kind === 'bucket') server = await testBucket(await newFolder());
  });
  afterAll(async () => {
    await server?.close();
    await api.close();
  });
  beforeEach(async () => {
    metrics = openMetrics();
    const folder = await newFolder();
    await writeFiles(folder, {
      'artifacts/registry.json': '{}',
      'artifacts/mfe-search/1.0.0-abc/browser/main.js': 'console.log(1)',
      'artifacts/mfe-search/1.0.0-abc/browser/maps/main.js.map': 'secret',
      'artifacts/mfe-search/1.0.0-abc/release.json': '{}',
      'artifacts/shell/1.0.0-abc/main.css': 'a{}',
      'artifacts/shell/1.0.0-abc/shell.json': '{}',
      'pictures/living-03-640.avif': 'a picture',
      'postgres/secret.conf': 'secret',
      'secret.js': 'secret',
    });
    await compressAll(path.join(folder, 'artifacts'));
    const bucket = server && s3Bucket({ bucket: 'releases', prefix: 'site', endpoint: server.endpoint }, process.env);
    if (bucket) {
      const store = s3Store(bucket, 's3://releases/site');
      await store.updateDocument(async () => '{}');
      for (const artifact of ['mfe-search/1.0.0-abc', 'shell/1.0.0-abc']) {
        await store.put(artifact, path.join(folder, 'artifacts', artifact));
      }
    }
    app = await assetOrigin({ dataFolder: folder, logLevel: 'silent', bucket, apiUrl: api.url, metrics });
  });
  afterEach(() => app.close());

  it('measures its answers by route and class of the status', async () => {
    await app.inject({ url: '/mfe-search/1.0.0-abc/browser/main.js' });
    await app.inject({ url: '/mfe-search/1.0.0-abc/browser/none.js' });
    const counts = [...(await metrics.text()).matchAll(/^aangan_http_request_seconds_count\{(.*)\} (\d+)$/gm)];
    const statuses = counts.map(([, labels = '', count]) => [/status="(\dxx)"/.exec(labels)?.[1], count]);
    expect(statuses).toEqual([
      ['2xx', '1'],
      ['4xx', '1'],
    ]);
  });

  it('serves releases and pictures as immutable, to any origin', async () => {
    for (const url of [
      '/mfe-search/1.0.0-abc/browser/main.js',
      '/shell/1.0.0-abc/main.css',
      '/pictures/living-03-640.avif',
    ]) {
      const { statusCode, headers } = await app.inject({ url });
      expect([url, statusCode, headers['cache-control']]).toEqual([url, 200, 'public, max-age=31536000, immutable']);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    }
  });

  it('serves pictures that people have uploaded, from the API', async () => {
    const { statusCode, headers, body } = await app.inject({ url: '/pictures/upl_one-640.avif' });
    expect([statusCode, body, headers['content-type']]).toEqual([200, 'an uploaded picture', 'image/avif']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await app.inject({ url: '/pictures/upl_other-640.avif' })).statusCode).toBe(404);
    expect((await app.inject({ url: '/pictures/living-99-640.avif' })).statusCode).toBe(404);
  });

  it('serves the compressed copy to clients that accept it', async () => {
    const url = '/mfe-search/1.0.0-abc/browser/main.js';
    const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toBe('console.log(1)');
  });

  it('answers 304 for a file that the client has', async () => {
    const url = '/mfe-search/1.0.0-abc/browser/main.js';
    const { headers } = await app.inject({ url });
    const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await app.inject({ url, method: 'HEAD' })).headers['content-length']).toBe('14');
  });

  it('sends the content type of a script, a stylesheet and a picture', async () => {
    const types = [
      '/mfe-search/1.0.0-abc/browser/main.js',
      '/shell/1.0.0-abc/main.css',
      '/pictures/living-03-640.avif',
    ];
    const answers = await Promise.all(types.map((url) => app.inject({ url })));
    expect(answers.map(({ headers }) => String(headers['content-type']).replace('application/', 'text/'))).toEqual([
      expect.stringContaining('text/javascript'),
      expect.stringContaining('text/css'),
      expect.stringContaining('image/avif'),
    ]);
  });

  it.each([
    '/registry.json',
    '/artifacts/registry.json',
    '/postgres/secret.conf',
    '/secret.js',
    '/mfe-search/../secret.js',
    '/mfe-search/../registry.json',
    '/mfe-search/1.0.0-abc/../../registry.json',
    '/mfe-search/..%2fregistry.json',
    '/mfe-search/1.0.0-abc/%2e%2e/%2e%2e/registry.json',
    '/mfe-search/..%2f..%2fsecret.js',
    '/pictures/../secret.js',
    '/mfe-search/1.0.0-abc/',
    '/mfe-search/1.0.0-abc/browser/none.js',
    '/mfe-search/1.0.0-abc/browser/maps/main.js.map',
    '/mfe-search/1.0.0-abc/browser//maps/main.js.map',
    '/mfe-search/1.0.0-abc/browser/%6daps/main.js.map',
    '/',
  ])('serves no file at %s', async (url) => {
    const { statusCode, body } = await app.inject({ url });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    expect(body).not.toBe('secret');
  });
});
