import fastify, { type FastifyInstance } from 'fastify';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { takeAppToken } from './app-token.ts';

const SECRET = 'v1.secret-of-the-app';

describe('a login in an address', () => {
  let api: TestServer;
  let app: FastifyInstance;
  let sent: unknown;
  beforeEach(async () => {
    sent = undefined;
    api = await testServer(async (request, response) => {
      sent = JSON.parse(Buffer.concat(await request.toArray()).toString());
      response.writeHead(200, { 'set-cookie': ['a=1; Path=/', 'b=2; Path=/'] }).end('{"loggedIn":true}');
    });
    app = fastify();
    app.get('/*', async (request, reply) => {
      const url = new URL(request.url, 'http://localhost');
      const answered = await takeAppToken(request, reply, { url, settings: { apiUrl: api.origin } });
      return answered ? reply : 'the page';
    });
  });
  afterEach(async () => {
    await app.close();
    await api.close();
  });

  it('redirects to the same address without it, with the session cookies', async () => {
    const answer = await app.inject(`/wallet?externalUserToken=${SECRET}&from=menu`);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/wallet?from=menu');
    expect(answer.headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2; Path=/']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is sent to the API in the body of one call', async () => {
    await app.inject(`/wallet?externalUserToken=${SECRET}`);
    expect(api.seen).toEqual(['POST /user/auto-login']);
    expect(sent).toEqual({ token: SECRET });
  });

  it.each([
    ['refuses it', 401],
    ['fails', 500],
  ])('is removed from the address even when the API %s', async (_what, status) => {
    api.handle = (_request, response) => response.writeHead(status).end('{}');
    const answer = await app.inject(`/wallet?externalUserToken=${SECRET}`);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/wallet');
    expect(answer.cookies).toEqual([]);
  });

  it('is removed from the address even when the API cannot be reached', async () => {
    api.handle = (request) => request.destroy();
    const answer = await app.inject(`/wallet?externalUserToken=${SECRET}`);
    expect(answer.headers.location).toBe('/wallet');
  });

  it('makes no call when there is none', async () => {
    const answer = await app.inject('/wallet?from=menu');
    expect(answer.body).toBe('the page');
    expect(api.seen).toEqual([]);
  });
});
