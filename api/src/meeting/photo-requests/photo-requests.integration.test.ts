import { DAY_MS, HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { heldServer } from '../../../testing/held-server.ts';
import { listingsFor } from '../../../testing/listings-for.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { OWN_PROGRAM } from '../../../testing/test-server.ts';
import { listing } from '../../search/listings/public.ts';
import { PHOTO_REQUESTS_JOB } from './notify-of-requests.ts';
import { photoRequest } from './photo-requests.tables.ts';

let now = TEST_NOW;
const { database, jobs, sent, start, close } = heldServer(() => now);
let server: FastifyInstance;
beforeAll(async () => {
  server = await start();
});

let owner: SignedIn;
let homeId: string;
afterAll(() => close());
beforeEach(async () => {
  now = TEST_NOW;
  owner = await signedIn(database);
  [homeId = ''] = await listingsFor(database, owner, 1, ['RENT']);
});

const path = () => `/api/v1/property/requestImage/${homeId}`;
const call = async (method: 'GET' | 'POST', url: string, who?: SignedIn, payload?: object) => {
  const headers = { ...OWN_PROGRAM, ...(who && { cookie: who.cookie }) };
  const { statusCode, body } = await server.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: statusCode, json: JSON.parse(body) };
};
const ask = (who: SignedIn, rooms: string[] = []) => call('POST', path(), who, { rooms });
const notified = () => sent.filter(({ to }) => to === owner.phone);
async function notifyAt(moment: number): Promise<void> {
  now = moment;
  await jobs.send(PHOTO_REQUESTS_JOB, {});
  await jobs.drain();
}

describe('a request for more photos', () => {
  it('needs a login, a home of another owner, and rooms that fit the home', async () => {
    const seeker = await signedIn(database);
    expect((await call('POST', path(), undefined, {})).status).toBe(401);
    expect((await ask(owner)).status).toBe(400);
    expect((await call('GET', path(), owner)).status).toBe(400);
    expect((await ask(seeker, ['PLOT'])).status).toBe(400);
    expect((await call('POST', '/api/v1/property/requestImage/nosuchlisting', seeker, {})).status).toBe(404);
  });

  it('is rejected before choosing rooms if the home is inactive', async () => {
    const seeker = await signedIn(database);
    await database.update(listing).set({ active: false }).where(eq(listing.id, homeId));
    const refused = { status: 409, json: { message: 'This home is no longer available.' } };
    expect(await call('GET', path(), seeker)).toMatchObject(refused);
    expect(await ask(seeker)).toMatchObject(refused);
    await database.update(listing).set({ active: true }).where(eq(listing.id, homeId));
  });

  it('is sent to the owner with the specification’s text, also without a body', async () => {
    const seeker = await signedIn(database);
    expect(await call('POST', path(), seeker)).toMatchObject({
      status: 200,
      json: { message: 'Request for more photos is sent to owner', repeated: false, request: { rooms: [] } },
    });
  });

  it('answers that it was sent before, and saves the new rooms', async () => {
    const seeker = await signedIn(database);
    await ask(seeker, ['KITCHEN']);
    const { status, json } = await ask(seeker, ['BATHROOM']);
    expect([status, json.repeated, json.message]).toEqual([200, true, expect.stringContaining('already')]);
    expect((await call('GET', path(), seeker)).json.request).toEqual({ rooms: ['BATHROOM'], requestedOn: TEST_NOW });
    expect((await call('GET', path(), await signedIn(database))).json.request).toBeNull();
  });

  it('is saved once under concurrency', async () => {
    const seeker = await signedIn(database);
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(seeker)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await database.$count(photoRequest, eq(photoRequest.accountId, seeker.accountId))).toBe(1);
  });

  it('closes when the photos change, and can be sent again', async () => {
    const seeker = await signedIn(database);
    await ask(seeker);
    await database
      .update(listing)
      .set({ photoCount: sql`${listing.photoCount} + 1` })
      .where(eq(listing.id, homeId));
    expect((await call('GET', path(), seeker)).json.request).toBeNull();
    expect((await ask(seeker)).json.repeated).toBe(false);
  });
});

describe('the owner of a home with photo requests', () => {
  it('sees how many people asked, and for which rooms', async () => {
    for (const rooms of [['KITCHEN'], ['KITCHEN', 'BALCONY']]) await ask(await signedIn(database), rooms);
    const seen = await call('GET', '/api/v1/user/photo-requests', owner);
    expect(seen.json.listings).toEqual([{ propertyId: homeId, people: 2, rooms: ['Kitchen', 'Balcony'] }]);
    expect((await call('GET', '/api/v1/user/photo-requests', await signedIn(database))).json.listings).toEqual([]);
  });

  it('gets one message a day with the number of people', async () => {
    for (const rooms of [['KITCHEN'], []]) await ask(await signedIn(database), rooms);
    await notifyAt(TEST_NOW);
    expect(notified()).toHaveLength(1);
    expect(notified()[0]?.text).toContain('2 people want more photos of');
    expect(notified()[0]?.text).toContain(': Kitchen');
    expect(notified()[0]?.text).toMatch(/one tap: http\S+\/still-available\/\S+$/);
    await ask(await signedIn(database));
    await notifyAt(TEST_NOW + 5 * HOUR_MS);
    expect(notified()).toHaveLength(1);
    await notifyAt(TEST_NOW + DAY_MS);
    expect(notified()).toHaveLength(2);
    expect(notified()[1]?.text).toContain('1 person wants');
  });

  it('is not messaged during quiet hours', async () => {
    await ask(await signedIn(database));
    // 23:00 in India, and the next morning.
    await notifyAt(Date.parse('2026-11-20T23:00+05:30'));
    expect(notified()).toEqual([]);
    await notifyAt(Date.parse('2026-11-21T09:00+05:30'));
    expect(notified()).toHaveLength(1);
  });
});
