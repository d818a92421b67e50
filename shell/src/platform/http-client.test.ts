import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HttpError } from '@aangan/shared-kit/platform/http';
import { createBreakers } from './breaker.ts';
import { createHttp } from './http-client.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

describe('the HTTP client', () => {
  let server: Server;
  let handle: Handler;
  let seen: IncomingMessage[];
  let baseUrl: string;

  beforeEach(async () => {
    seen = [];
    handle = (_request, response) => response.setHeader('content-type', 'application/json').end('{"suggestions":[]}');
    server = createServer((request, response) => {
      seen.push(request);
      handle(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const client = () =>
    createHttp({
      baseUrl,
      breakers: createBreakers(),
      device: 'MOBILE_WEB',
      timezone: 'Asia/Kolkata',
      userAgent: 'Test/1.0',
      cookie: 'aangan_device=abc',
      requestId: () => 'request-1',
    });
  const suggest = (http = client(), options = {}) =>
    http.request('GET /places/api/v1/autocomplete', { query: { hint: 'hsr', city: 'bangalore' } }, options);
  const failure = (call: Promise<unknown>): Promise<HttpError> =>
    call.then(
      () => Promise.reject(new Error('the call worked')),
      (error: HttpError) => error,
    );

  it('sends the four headers of the specification and the cookies', async () => {
    await suggest();
    expect(seen[0]?.url).toBe('/places/api/v1/autocomplete?hint=hsr&city=bangalore');
    expect(seen[0]?.headers).toMatchObject({
      'device-timezone': 'Asia/Kolkata',
      'user-agent': 'Test/1.0',
      'x-request-id': 'request-1',
      device: 'MOBILE_WEB',
      cookie: 'aangan_device=abc',
    });
  });

  it('names the tenant to place calls, and to no other', async () => {
    await suggest();
    await client().request('GET /api/v1/wallet', {});
    expect(seen.map(({ headers }) => headers['x-tenant-id'])).toEqual(['aangan', undefined]);
  });

  it("names method and url when a call fails, and keeps the server's message", async () => {
    handle = (_request, response) =>
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"No such city"}');
    const error = await failure(suggest());
    expect(error.message).toBe('GET failed for /places/api/v1/autocomplete?hint=hsr&city=bangalore');
    expect(error).toMatchObject({ kind: 'status', status: 404, serverMessage: 'No such city', requestId: 'request-1' });
  });

  it('carries the invalid inputs that a 400 names', async () => {
    const issues = [{ field: 'query.city', reason: 'must be a city' }];
    handle = (_request, response) =>
      response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ message: 'No', issues }));
    expect((await failure(suggest())).issues).toEqual(issues);
    handle = (_request, response) => response.writeHead(400).end('no JSON');
    expect((await failure(suggest())).issues).toEqual([]);
  });

  it('repeats a call once with the answer to a challenge, and fails with its message if that does not help', async () => {
    const challenge = { kind: 'turnstile', siteKey: 'key', action: 'otp-send', data: 'data' };
    const refusal = JSON.stringify({ message: 'Check first', details: { challenge } });
    const solved: unknown[] = [];
    const solve = async (given: unknown) => `answer ${solved.push(given)}`;
    const solving = createHttp({
      baseUrl,
      breakers: createBreakers(),
      device: 'DESKTOP',
      timezone: 'UTC',
      requestId: () => 'request-1',
      solve,
    });
    handle = ({ headers }, response) =>
      headers['challenge-answer'] === 'answer 1'
        ? response.writeHead(200, { 'content-type': 'application/json' }).end('{"suggestions":[]}')
        : response.writeHead(428, { 'content-type': 'application/json' }).end(refusal);
    await suggest(solving);
    expect(solved).toEqual([challenge]);
    expect(await failure(suggest(solving))).toMatchObject({ status: 428, serverMessage: 'Check first' });
    expect(seen).toHaveLength(4);
    expect(await failure(suggest())).toMatchObject({ status: 428 });
    expect(seen).toHaveLength(5);
  });

  it('does not retry', async () => {
    handle = (_request, response) => response.writeHead(503).end();
    await failure(suggest());
    expect(seen).toHaveLength(1);
  });

  it('times out after the given time', async () => {
    handle = () => undefined;
    expect(await failure(suggest(client(), { timeout: 50 }))).toMatchObject({ kind: 'timeout' });
  });

  it('rejects while the circuit is open without calling the server', async () => {
    handle = (_request, response) => response.writeHead(500).end();
    const http = client();
    for (let call = 0; call < 5; call++) await failure(suggest(http));
    const error = await failure(suggest(http));
    expect(error).toMatchObject({ kind: 'circuit-open', message: 'Circuit open – fallback' });
    expect(seen).toHaveLength(5);
  });

  it('calls other backends while the circuit of one is open', async () => {
    handle = ({ url }, response) =>
      response
        .writeHead(url?.startsWith('/pnm-backend/') ? 503 : 200, { 'content-type': 'application/json' })
        .end('{}');
    const http = client();
    const slots = () =>
      failure(http.request('GET /pnm-backend/api/v1/slots', { query: { city: 'pune', pin: '411001' } }));
    for (let call = 0; call < 5; call++) await slots();
    expect(await slots()).toMatchObject({ kind: 'circuit-open' });
    await suggest(http);
    await http.request('GET /api/v1/wallet', {});
    await http.request('GET /hs-backend/api/v1/cart', {});
    expect(seen).toHaveLength(8);
  });

  it('passes an abort on unchanged', async () => {
    handle = () => undefined;
    const controller = new AbortController();
    const call = failure(suggest(client(), { signal: controller.signal }));
    controller.abort();
    expect((await call).name).toBe('AbortError');
  });
});
