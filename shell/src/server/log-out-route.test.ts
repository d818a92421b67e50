import fastify, { type FastifyInstance } from 'fastify';
import { LOG_OUT_PATH } from '../session/log-out-path.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { logOutRoute } from './log-out-route.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded', cookie: 'login=1' };

describe('logging out without JavaScript', () => {
  let api: TestServer;
  let app: FastifyInstance;
  let sameSite = true;
  beforeEach(async () => {
    sameSite = true;
    api = await testServer((_request, response) =>
      response.writeHead(200, { 'set-cookie': 'login=; Max-Age=0' }).end('{"loggedIn":false}'),
    );
    app = fastify();
    await logOutRoute(app, { apiUrl: api.origin }, { isSameSite: () => sameSite });
  });
  afterEach(async () => {
    await app.close();
    await api.close();
  });

  const send = () => app.inject({ method: 'POST', url: LOG_OUT_PATH, headers: FORM, payload: '' });

  it('ends the session of the cookie and redirects to the home page', async () => {
    const answer = await send();
    expect(answer.statusCode).toBe(303);
    expect(answer.headers).toMatchObject({
      location: '/',
      'cache-control': 'no-store',
      'set-cookie': ['login=; Max-Age=0'],
    });
    expect(api.seen).toEqual(['POST /user/logout']);
    expect(api.requests[0]?.headers.cookie).toBe('login=1');
  });

  it('is refused from a page of another site', async () => {
    sameSite = false;
    expect((await send()).statusCode).toBe(403);
    expect(api.seen).toEqual([]);
  });

  it('reports an error when the API did not end the session', async () => {
    api.handle = (_request, response) => response.writeHead(503).end('{}');
    expect((await send()).statusCode).toBe(500);
  });
});
