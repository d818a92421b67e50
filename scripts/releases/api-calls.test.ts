import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiCalls } from './api-calls.ts';

describe('the calls of an API', () => {
  let server: Server;
  let api: string;
  let answer: string;

  beforeEach(async () => {
    server = createServer((request, response) => response.end(request.url === '/api/docs/json' ? answer : ''));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it('are read from its OpenAPI document, with their digests', async () => {
    answer = JSON.stringify({
      paths: {
        '/api/a/{id}': {
          get: { 'x-call': 'GET /api/a/{id}', 'x-digest': { answer: 'aaaa' } },
          post: { 'x-call': 'POST /api/a/{id}', 'x-digest': { body: 'b', answer: 'bbbb' } },
        },
        '/healthz': { get: { summary: 'Health' } },
      },
    });
    expect(await apiCalls(api)).toEqual({
      'GET /api/a/{id}': { answer: 'aaaa' },
      'POST /api/a/{id}': { body: 'b', answer: 'bbbb' },
    });
  });

  it.each([
    ['says something else', '<h1>Hello</h1>', 'lists no calls'],
    ['is older than the list', JSON.stringify({ paths: { '/api/a': { get: {} } } }), 'lists no calls'],
  ])('are unknown when it %s', async (_what, said, message) => {
    answer = said;
    await expect(apiCalls(api)).rejects.toThrow(message);
  });

  it('are unknown when it does not answer', async () => {
    await expect(apiCalls('http://127.0.0.1:1')).rejects.toThrow('http://127.0.0.1:1 cannot be reached');
  });
});
