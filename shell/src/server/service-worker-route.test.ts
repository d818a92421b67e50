import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { testFolders, writeFiles } from '../testing/test-folder.ts';
import { serviceWorkerRoute } from './service-worker-route.ts';

describe('the path of the service worker', () => {
  const newFolder = testFolders();

  async function served(settings: { serviceWorker: boolean; assetUrl: string }) {
    const folder = await newFolder();
    await writeFiles(folder, { 'service-worker.js': 'keeps()', 'removal-worker.js': 'removes()' });
    const app = Fastify();
    await app.register(fastifyStatic, { root: folder, serve: false });
    serviceWorkerRoute(app, settings, folder);
    return app.inject({ url: '/service-worker.js' });
  }

  it('sends the worker, which browsers revalidate each time', async () => {
    const { statusCode, headers, body } = await served({ serviceWorker: true, assetUrl: '/assets' });
    expect([statusCode, body, headers['cache-control']]).toEqual([200, 'keeps()', 'no-cache']);
    expect(headers['content-type']).toContain('javascript');
    expect(headers.etag).toBeTruthy();
  });

  it('lets the worker fetch from the site and its asset origin only', async () => {
    const policy = async (assetUrl: string) =>
      (await served({ serviceWorker: true, assetUrl })).headers['content-security-policy'];
    expect(await policy('/assets')).toBe("default-src 'none'; connect-src 'self'");
    expect(await policy('https://cdn.test/a')).toBe("default-src 'none'; connect-src 'self' https://cdn.test");
  });

  it('sends the worker that removes everything when the worker is switched off', async () => {
    expect((await served({ serviceWorker: false, assetUrl: '/assets' })).body).toBe('removes()');
  });
});
