import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import Fastify, { type FastifyInstance } from 'fastify';
import type { DeferredContent, RenderedPage } from '../render/render-request.ts';
import { aShell } from '../testing/a-registry.ts';
import { until } from '../testing/until.ts';
import { documentStart, documentState } from './document.ts';
import { sendDocument } from './send-document.ts';
import { shellSettings } from './settings.ts';

const ANONYMOUS = { account: undefined, nri: false, ownsHomes: false, unsure: false };

const page: RenderedPage = {
  kind: 'page',
  status: 200,
  remote: 'shell',
  page: 'not-found',
  entryJson: '{"remote":"shell","page":"not-found"}',
  headHtml: '<title>आंगन</title>',
  city: undefined,
  html: Buffer.from('<main>Homes – आंगन</main>'),
  now: 1,
  personal: false,
  withoutReferrer: false,
  fills: [],
};

describe('sending a document', () => {
  let app: FastifyInstance;
  let shown: RenderedPage;
  let origin: string;
  /** Answers whose connection the server knows to be closed. */
  let ended: number;

  const parts = () => ({
    page: shown,
    resolved: {
      set: { id: 'set1', releases: {} },
      table: { routes: [], match: () => undefined },
      navigation: [],
      staffPages: [],
      shell: aShell(),
      dev: false,
      active: 'offer1',
    },
    platform: fakePlatform(),
    session: ANONYMOUS,
    assetUrl: '/assets',
    nonce: 'n0nce',
    scriptOrigins: [],
    settings: shellSettings({}),
  });

  beforeEach(async () => {
    shown = page;
    ended = 0;
    app = Fastify();
    app.addHook('onRequest', async (_request, reply) => {
      reply.raw.once('close', () => {
        ended += 1;
      });
    });
    app.get('/', (request, reply) => sendDocument(request, reply, parts()));
    await app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  });
  afterEach(() => app.close());

  const open = (encoding = ''): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      get(origin, { headers: encoding ? { 'accept-encoding': encoding } : {} }, resolve).once('error', reject);
    });
  const whole = async (response: IncomingMessage) => Buffer.concat(await response.toArray());
  const expected = () => `${documentStart(parts())}${shown.html}${documentState(parts())}</body></html>`;

  /** Values that the test resolves, as on a page with slow boundaries. */
  function slowPage(names: readonly string[]) {
    const rest = new PassThrough({ encoding: 'utf8' });
    const settle: Record<string, { resolve: (value: unknown) => void; reject: (error: unknown) => void }> = {};
    const values = Object.fromEntries(
      names.map((name) => [
        name,
        new Promise<unknown>((resolve, reject) => {
          settle[name] = { resolve, reject };
        }),
      ]),
    );
    const deferred: DeferredContent = { values, rest };
    shown = { ...page, deferred };
    return { rest, settle };
  }

  it('sends one piece with its length', async () => {
    const response = await open();
    const body = (await whole(response)).toString();
    expect(body).toBe(expected());
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      vary: 'accept-encoding, cookie, device, user-agent',
    });
    expect(response.headers['content-encoding']).toBeUndefined();
  });

  it.each([
    ['br', 'gzip, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('compresses with %s for clients that accept %s', async (encoding, accepted, decompress) => {
    const response = await open(accepted);
    const body = await whole(response);
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(decompress(body).toString()).toBe(expected());
  });

  it.each(['', 'br'])('sends the page before its slow values are ready (%j)', async (encoding) => {
    const { rest, settle } = slowPage(['similar']);
    const response = await open(encoding);
    const text = encoding ? response.pipe(createBrotliDecompress()) : response;
    let seen = '';
    let waiting: () => void = () => undefined;
    text.on('data', (chunk: Buffer) => {
      seen += chunk.toString();
      waiting();
    });
    const untilSeen = async (part: string) => {
      while (!seen.includes(part)) {
        await new Promise<void>((resolve) => {
          waiting = resolve;
        });
      }
    };
    await untilSeen('"deferred":["similar"]');
    expect(seen).not.toContain('data-deferred');
    settle.similar?.resolve({ homes: 3 });
    await untilSeen('data-deferred="similar">{"value":{"homes":3}}</script>');
    rest.write('<div hidden>the boundary</div>');
    await untilSeen('<div hidden>the boundary</div>');
    expect(seen).not.toContain('</html>');
    rest.end();
    await untilSeen('</body></html>');
  });

  it('sends each value when it is ready, and an error message for one that fails', async () => {
    const { rest, settle } = slowPage(['one', 'two']);
    const response = await open();
    settle.two?.resolve(2);
    settle.one?.reject(new Error('secret reason'));
    rest.end();
    const body = (await whole(response)).toString();
    expect(body).toContain('data-deferred="two">{"value":2}');
    expect(body).toContain('data-deferred="one">{"error":"Something went wrong. Please try again."}');
    expect(body).not.toContain('secret reason');
    expect(body.indexOf('data-deferred="two"')).toBeGreaterThan(body.indexOf('id="aangan-state"'));
    expect(body.endsWith('</body></html>')).toBe(true);
  });

  it('stops rendering a page whose visitor has left, and continues to serve others', async () => {
    const { rest, settle } = slowPage(['similar']);
    const response = await open('br');
    response.destroy();
    await until(() => ended === 1);
    settle.similar?.resolve(1);
    rest.write('more');
    await new Promise<void>((resolve) => rest.once('close', resolve));
    shown = page;
    expect((await whole(await open())).toString()).toBe(expected());
  });
});
