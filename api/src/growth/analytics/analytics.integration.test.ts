import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { openTestDatabase } from '../../../testing/open-test-database.ts';
import { OWN_PROGRAM } from '../../../testing/test-server.ts';
import { buildServer } from '../../build-server.ts';
import { analyticsEvent } from './analytics.tables.ts';

const { database, close } = openTestDatabase();
const seen: { method: string; url: string; body: string }[] = [];
/** Simulates another company's endpoint. */
const outside = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString();
  seen.push({ method: request.method ?? '', url: request.url ?? '', body });
  response.writeHead(500).end();
});
let server: FastifyInstance;

beforeAll(async () => {
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
  const { port } = outside.address() as AddressInfo;
  server = await buildServer({
    database,
    logLevel: 'silent',
    checkAnswers: true,
    adobeUrl: `http://127.0.0.1:${port}/adobe`,
    bkUrl: `http://127.0.0.1:${port}/bk`,
  });
});
beforeEach(async () => {
  seen.length = 0;
  await database.delete(analyticsEvent);
});
afterAll(async () => {
  await server.close();
  await close();
  outside.close();
});

const event = (facts: object = {}) => ({
  name: 'contact_requested',
  remote: 'mfe-search',
  route: '/property/{propertyId}',
  at: Date.UTC(2026, 10, 16),
  properties: { contactStatus: 'y', place: 3, note: 'call 98765 43210' },
  ...facts,
});
const send = (url: string, payload: object) => server.inject({ method: 'POST', url, headers: OWN_PROGRAM, payload });
const batch = (...events: object[]) => ({ deviceId: 'device-00000001', events });
const until = async (condition: () => boolean | Promise<boolean>) => {
  while (!(await condition())) await new Promise((resolve) => setImmediate(resolve));
};

describe('our own analytics', () => {
  it('accept a batch at once and save it without personal data', async () => {
    expect((await send('/createEvent', batch(event(), event({ name: 'shortlisted' })))).statusCode).toBe(202);
    await until(async () => (await database.$count(analyticsEvent)) === 2);
    const [row] = await database.select().from(analyticsEvent);
    expect(row).toMatchObject({
      remote: 'mfe-search',
      properties: { contactStatus: 'y', place: 3, note: 'call [number]' },
    });
    expect(JSON.stringify(row)).not.toContain('device-00000001');
    expect(seen).toEqual([]);
  });

  it.each([
    ['no events', batch()],
    ['a name with spaces', batch(event({ name: 'a b' }))],
    ['an address for a route', batch(event({ route: '/x?phone=9876543210' }))],
    ['objects as values', batch(event({ properties: { a: {} } }))],
    ['too many events', batch(...Array.from({ length: 26 }, () => event()))],
  ])('reject a batch with %s', async (_, payload) => {
    expect((await send('/createEvent', payload)).statusCode).toBe(400);
  });
});

describe('the external analytics', () => {
  it('receive the events with a digest of the device, and failures are swallowed', async () => {
    expect((await send('/v1/adobe/send', batch(event()))).statusCode).toBe(202);
    await until(() => seen.length === 1);
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/adobe' });
    expect(seen[0]?.body).not.toContain('device-00000001');
    expect(seen[0]?.body).not.toContain('98765');
  });

  it('receive the route pattern of a page', async () => {
    const answer = await server.inject({
      url: '/analytics/bk?route=%2Fproperty%2F%7BpropertyId%7D&remote=mfe-search',
      headers: OWN_PROGRAM,
    });
    expect(answer.statusCode).toBe(200);
    await until(() => seen.length === 1);
    expect(seen[0]?.url).toBe('/bk?route=%2Fproperty%2F%7BpropertyId%7D&remote=mfe-search');
  });
});
