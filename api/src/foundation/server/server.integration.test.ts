import { callDigest, callSchemas } from '@aangan/shared-kit/build/call-digest';
import { besideTestDatabase } from '../../../testing/beside-test-database.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { MODULES } from '../../modules.ts';

describe('the server', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  it('reports that the database is up', async () => {
    const answer = await server.get('/healthz');
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ status: 'up', parts: { database: 'up' } });
  });

  it("echoes the caller's request id, and creates one when it is missing", async () => {
    const given = await server.get('/healthz', { 'x-request-id': 'abc-123' });
    expect(given.headers['x-request-id']).toBe('abc-123');
    const made = await server.get('/healthz');
    expect(made.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('does not echo an id that could forge a log line', async () => {
    const answer = await server.get('/nothing', { 'x-request-id': 'a b "c"' });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('answers 404 with the request id for a call that does not exist', async () => {
    const answer = await server.get('/api/v1/nothing', { 'x-request-id': 'me' });
    expect(answer.status).toBe(404);
    expect(answer.json).toEqual({ statusCode: 404, message: 'There is no such call.', requestId: 'me' });
  });

  it('answers 400 with the reason for each invalid field', async () => {
    const answer = await server.get('/api/v1/property/search?city=bangalore&category=CASTLE&bhk=BHK9&page=x');
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ statusCode: 400, message: 'Some details are not valid.' });
    const { issues } = answer.json as { issues: { field: string; reason: string }[] };
    expect(issues.map(({ field }) => field)).toEqual(['query.category', 'query.bhk', 'query.page']);
    expect(issues.every(({ reason }) => reason.length > 0)).toBe(true);
  });

  it('allows lists to be cached for a short time, and errors never', async () => {
    const list = await server.get('/api/v1/property/search?city=bangalore&category=RENT');
    expect(list.headers['cache-control']).toBe('public, max-age=30');
    const failure = await server.get('/api/v1/property/search');
    expect(failure.headers['cache-control']).toBe('no-store');
  });

  it('publishes every call in its OpenAPI page, with the digest of its contract', async () => {
    const { json } = await server.get('/api/docs/json');
    const { paths } = json as { paths: Record<string, Record<string, { 'x-call'?: string; 'x-digest'?: object }>> };
    const listed = Object.values(paths)
      .flatMap((path) => Object.values(path))
      .filter((operation) => operation['x-call'] !== undefined)
      .map((operation) => [operation['x-call'], operation['x-digest']]);
    const declared = MODULES.flatMap(({ calls }) => Object.entries(calls)).map(([call, contract]) => [
      call,
      callDigest(callSchemas(contract)),
    ]);
    expect(listed.sort()).toEqual(declared.sort());
  });

  it('lists no call of staff to visitors of the site', async () => {
    const visitor = { 'x-forwarded-host': 'www.aangan.test' };
    const { json } = await server.get('/api/docs/json', visitor);
    const paths = Object.keys((json as { paths: object }).paths);
    expect(paths).toContain('/api/v1/property/search');
    expect(paths.filter((path) => path.includes('staff'))).toEqual([]);
  });

  it('hides internal errors', async () => {
    const bare = await besideTestDatabase('bare');
    const broken = await openTestServer({ url: bare.url });
    const answer = await broken.get('/api/v1/property/search?city=bangalore&category=RENT');
    expect(answer.status).toBe(500);
    expect(answer.json).toMatchObject({ message: 'Something went wrong. Please try again.' });
    expect(answer.body).not.toMatch(/relation|select/);
    await broken.close();
    await bare.drop();
  });

  it('hides why its database is away', async () => {
    const broken = await openTestServer({ url: 'postgresql://nobody:secret@127.0.0.1:1/none' });
    const answer = await broken.get('/api/v1/property/search?city=bangalore&category=RENT');
    expect(answer.status).toBe(503);
    expect(answer.json).toMatchObject({
      message: 'Our service is not available right now. Please try again in a moment.',
    });
    expect(answer.body).not.toMatch(/secret|ECONNREFUSED|at \//);
    expect((await broken.get('/healthz')).status).toBe(503);
    await broken.close();
  });
});
