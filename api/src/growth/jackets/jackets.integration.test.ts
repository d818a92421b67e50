import { randomUUID } from 'node:crypto';
import type { Jacket, JacketAction } from '@aangan/shared-kit/contracts/jackets';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq } from 'drizzle-orm';
import { signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { alert } from '../../search/alerts/public.ts';
import { listing } from '../../search/listings/public.ts';
import { addToShortlist } from '../../search/shortlist/shortlist.queries.ts';
import { deleteJacketEvents } from './jackets.queries.ts';
import { jacketEvent } from './jackets.tables.ts';

let server: TestServer;
let homes: string[];
beforeAll(async () => {
  server = await openTestServer();
  homes = (await server.database.select({ id: listing.id }).from(listing).limit(2)).map(({ id }) => id);
});
afterAll(() => server.close());

interface Who {
  readonly uId: string;
  readonly cookie: string;
}

function newDevice(): Who {
  const uId = `dev-${randomUUID()}`;
  return { uId, cookie: `aangan_device=${uId}` };
}

async function newPerson(): Promise<Who> {
  const { accountId, cookie } = await signedIn(server.database);
  return { uId: accountId, cookie };
}

const ask = ({ uId, cookie }: Who, reported: Record<string, string[]> = {}, sP = '/flats-for-rent-in-pune') =>
  server.send('POST', '/api/v1/jacket/get', {
    headers: { cookie },
    body: { business: 'search', uId, sP, typeToAudienceIdsMap: reported },
  });

const jacketFor = async (...asked: Parameters<typeof ask>) =>
  ((await ask(...asked)).json as { jacket: Jacket | null }).jacket;

const note = async ({ uId, cookie }: Who, jacketId: string, action: JacketAction) =>
  (await server.as({ cookie }, 'POST', `/api/v1/jacket/persist/audit/${jacketId}`, { uId, action })).status;

/** Moves all recorded events into the past. */
const goBack = (deviceId: string, days: number) =>
  server.database
    .update(jacketEvent)
    .set({ at: new Date(TEST_NOW - days * DAY_MS) })
    .where(eq(jacketEvent.deviceId, deviceId));

const VIEWED = { property: ['viewed-earlier'], 'tenant-requirement': ['viewed-five'] };

describe('a jacket', () => {
  it('is not shown to an unknown visitor', async () => {
    expect(await jacketFor(newDevice())).toBeNull();
    expect(await jacketFor(await newPerson())).toBeNull();
  });

  it('is chosen by what the browser knows of its device, the most useful first', async () => {
    expect(await jacketFor(newDevice(), VIEWED)).toMatchObject({
      id: 'requirement',
      path: '/tenant-requirement/nudge',
    });
    expect(await jacketFor(newDevice(), { property: ['viewed-earlier'] })).toMatchObject({ id: 'property' });
  });

  it('is chosen by stored facts of a person, which no browser can claim', async () => {
    const person = await newPerson();
    expect(await jacketFor(person, { 'owner-tenant': ['owns-a-listing'] })).toBeNull();
    await addToShortlist(server.database, person.uId, homes, TEST_NOW);
    expect(await jacketFor(person)).toMatchObject({ id: 'schedule-visit' });
  });

  it('does not lead to the page it is shown on', async () => {
    expect(await jacketFor(newDevice(), VIEWED, '/tenant-requirement/nudge')).toMatchObject({ id: 'property' });
  });

  it('is returned for the visitor’s own id only', async () => {
    const [me, other] = [await newPerson(), newDevice()];
    expect((await ask({ uId: other.uId, cookie: me.cookie }, VIEWED)).status).toBe(404);
    expect(await note({ uId: me.uId, cookie: other.cookie }, 'property', 'never')).toBe(404);
  });
});

describe('an event of a jacket', () => {
  it('is recorded, and no other jacket is shown that day', async () => {
    const me = newDevice();
    expect(await note(me, 'property', 'shown')).toBe(200);
    expect(await note(me, 'requirement', 'shown')).toBe(202);
    expect(await jacketFor(me, VIEWED)).toBeNull();
    await goBack(me.uId, 1);
    expect(await jacketFor(me, VIEWED)).toMatchObject({ id: 'requirement' });
  });

  it('shows the jacket in one of ten tabs', async () => {
    const me = await newPerson();
    const all = await Promise.all(Array.from({ length: 10 }, () => note(me, 'property', 'shown')));
    expect(all.filter((status) => status === 200)).toHaveLength(1);
    expect(all.filter((status) => status === 202)).toHaveLength(9);
  });

  it('silences one jacket until undone, also after a login on the device', async () => {
    const me = newDevice();
    expect(await note(me, 'requirement', 'never')).toBe(200);
    expect(await note(me, 'requirement', 'never')).toBe(202);
    expect(await jacketFor(me, VIEWED)).toMatchObject({ id: 'property' });
    const person = await newPerson();
    const both = { uId: person.uId, cookie: `${person.cookie}; ${me.cookie}` };
    expect(await jacketFor(both, VIEWED)).toMatchObject({ id: 'property' });
    await note(me, 'requirement', 'again');
    expect(await jacketFor(me, VIEWED)).toMatchObject({ id: 'requirement' });
  });

  it('suggests no requirement to a person who has one', async () => {
    const person = await newPerson();
    expect(await jacketFor(person, VIEWED)).toMatchObject({ id: 'requirement' });
    await server.database.insert(alert).values({
      id: `alt_${person.uId}`,
      accountId: person.uId,
      kind: 'requirement',
      category: 'RENT',
      city: 'pune',
      address: '/flats-for-rent-in-pune',
      name: 'Rent in Pune',
      frequency: 'daily',
      channel: 'EMAIL',
      ...{ since: new Date(TEST_NOW), nextAt: new Date(TEST_NOW), createdAt: new Date(TEST_NOW) },
    });
    expect(await jacketFor(person, VIEWED)).not.toMatchObject({ id: 'requirement' });
  });

  it('silences all jackets', async () => {
    const me = newDevice();
    await note(me, 'all', 'never');
    expect(await jacketFor(me, VIEWED)).toBeNull();
    await goBack(me.uId, 1000);
    await deleteJacketEvents(server.database, new Date(TEST_NOW - 90 * DAY_MS));
    expect(await jacketFor(me, VIEWED)).toBeNull();
    await note(me, 'all', 'again');
    expect(await jacketFor(me, VIEWED)).not.toBeNull();
  });

  it('is rejected for an unknown jacket', async () => {
    expect(await note(newDevice(), 'no-such', 'shown')).toBe(404);
  });
});
