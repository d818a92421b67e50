import { SYNC_INTERVAL_MS } from '@aangan/shared-kit/domain/platform-limits';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { openTestDatabase } from '../../../testing/open-test-database.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { buildServer } from '../../build-server.ts';
import { contactConsent, syncedNumber } from './sync.tables.ts';

const { database, close } = openTestDatabase();
const servers: FastifyInstance[] = [];
let now = TEST_NOW;

async function api(phoneHashKey: string | undefined = 'test-key'): Promise<FastifyInstance> {
  const server = await buildServer({
    database,
    logLevel: 'silent',
    checkAnswers: true,
    now: () => now,
    ...(phoneHashKey && { phoneHashKey }),
  });
  servers.push(server);
  return server;
}
let server: FastifyInstance;
beforeAll(async () => {
  server = await api();
});
afterAll(async () => {
  await Promise.all(servers.map((one) => one.close()));
  await close();
});

const PHONES = ['9845012345', '+91 98450 54321'];
const headersOf = (device: string) => ({ device: 'ANDROID', cookie: `aangan_device=${device}` });

async function contacts(
  device: string,
  flag: 'true' | 'false',
  { phones = PHONES, headers = headersOf(device), on = server } = {},
) {
  const form = {
    trackId: device,
    flag,
    type: 'CONTACTS',
    contacts: JSON.stringify(phones.map((phone) => ({ phone }))),
  };
  const response = await on.inject({
    method: 'POST',
    url: '/api/v1/app/check-existing',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  expect(response.statusCode).toBe(200);
  return response.json();
}

async function friends(device: string, headers = headersOf(device)) {
  const payload = { mbTrackId: device, data: [{ phone: '9845099999' }], syncTime: now };
  const response = await server.inject({ method: 'POST', url: '/api/v1/ingestion/pgInfo', headers, payload });
  expect(response.statusCode).toBe(200);
  return response.json();
}

const rowsOf = (device: string) => database.select().from(syncedNumber).where(eq(syncedNumber.deviceId, device));

describe('contact sync', () => {
  it('stores keyed hashes of numbers with consent, once a day', async () => {
    const device = 'sync-agreed';
    expect(await contacts(device, 'true')).toEqual({ status: 'kept', kept: 2 });
    expect(await contacts(device, 'true', { phones: [] })).toEqual({ status: 'too-soon', kept: 2 });
    expect(await friends(device)).toEqual({ status: 'kept', kept: 3 });
    now += SYNC_INTERVAL_MS;
    expect(await contacts(device, 'true', { phones: ['9845012345'] })).toEqual({ status: 'kept', kept: 2 });
  });

  it('never stores a number', async () => {
    await contacts('sync-numbers', 'true');
    const { rows } = await database.execute(sql`select synced_number::text as words from synced_number`);
    const text = JSON.stringify(rows);
    expect(rows.length).toBeGreaterThan(0);
    expect(text).not.toMatch(/98450\s?(12345|54321|99999)/);
  });

  it('stores no contacts without consent', async () => {
    expect(await friends('sync-no-word')).toEqual({ status: 'no-consent', kept: 0 });
    expect(await rowsOf('sync-no-word')).toEqual([]);
  });

  it('deletes everything when the consent is withdrawn', async () => {
    const device = 'sync-withdrawn';
    await contacts(device, 'true');
    await friends(device);
    expect(await contacts(device, 'false')).toEqual({ status: 'withdrawn', kept: 0 });
    expect(await rowsOf(device)).toEqual([]);
    expect(await database.select().from(contactConsent).where(eq(contactConsent.deviceId, device))).toEqual([]);
    expect(await friends(device)).toEqual({ status: 'no-consent', kept: 0 });
  });

  it.each([
    ["another device's request", headersOf('somebody-else')],
    ['an iOS app', { device: 'IOS', cookie: 'aangan_device=sync-foreign' }],
    ['a browser', { device: 'DESKTOP', cookie: 'aangan_device=sync-foreign' }],
    ['an app without a device id', { device: 'ANDROID', cookie: '' }],
  ])('refuses %s', async (_who, headers) => {
    expect(await contacts('sync-foreign', 'true', { headers })).toEqual({ status: 'no-consent', kept: 0 });
    expect(await rowsOf('sync-foreign')).toEqual([]);
  });

  it('stores nothing without a key', async () => {
    const on = await api('');
    expect(await contacts('sync-no-key', 'true', { on })).toEqual({ status: 'no-consent', kept: 0 });
    expect(await rowsOf('sync-no-key')).toEqual([]);
  });
});

describe('screen recording', () => {
  it('is off', async () => {
    const answer = await server.inject('/api/api/v1/dev/v2/smartlook/track?screenName=home&subScreenName=hero');
    expect(answer.json()).toEqual({ data: { recordingEnable: false, events: [] } });
  });
});
