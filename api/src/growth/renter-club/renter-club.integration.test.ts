import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { scratchCard } from '../../money/rewards/rewards.tables.ts';
import { CLUB_CONSENT, CLUB_LEVELS, clubStatus } from './club-levels.ts';
import { noteRentOnTime } from './note-rent-on-time.ts';

const NOW = new Date(TEST_NOW);

let api: TestServer;
beforeAll(async () => {
  api = await openTestServer();
});
afterAll(() => api.close());

const membership = async ({ cookie }: SignedIn) => (await api.get('/api/v1/renterclub/membership', { cookie })).json;
const join = ({ cookie }: SignedIn, consentVersion = CLUB_CONSENT.version) =>
  api.send('POST', '/api/v1/renterclub/join', { headers: { cookie }, body: { consentVersion } });
const leave = ({ cookie }: SignedIn) => api.send('POST', '/api/v1/renterclub/leave', { headers: { cookie }, body: {} });
const payRent = ({ accountId }: SignedIn, paymentId: string = randomUUID()) =>
  api.database.transaction((tx) => noteRentOnTime(tx, { paymentId, accountId, at: NOW }));
const boxes = async ({ accountId }: SignedIn, campaign: string) => {
  const mine = and(eq(scratchCard.accountId, accountId), eq(scratchCard.campaign, campaign));
  return (await api.database.select().from(scratchCard).where(mine)).length;
};

describe('the renter club', () => {
  it('begins with a count of zero for everybody', async () => {
    expect(await membership(await signedIn(api.database))).toEqual({
      member: false,
      joinedAt: null,
      rentsOnTime: 0,
      level: null,
      next: CLUB_LEVELS[0],
    });
  });

  it('is joined with consent to the current text', async () => {
    const person = await signedIn(api.database);
    expect((await join(person, 'old-words')).status).toBe(400);
    await Promise.all([join(person), join(person)]);
    expect(await membership(person)).toMatchObject({ member: true, joinedAt: TEST_NOW });
    expect(await boxes(person, 'club-box')).toBe(1);
  });

  it('grants its reward once, however often a person leaves and joins', async () => {
    const person = await signedIn(api.database);
    await join(person);
    await leave(person);
    expect(await membership(person)).toMatchObject({ member: false });
    await join(person);
    expect(await membership(person)).toMatchObject({ member: true });
    expect(await boxes(person, 'club-box')).toBe(1);
  });

  it('counts each rent once, and grants a reward per level', async () => {
    const person = await signedIn(api.database);
    await join(person);
    const paymentId = randomUUID();
    await Promise.all([payRent(person, paymentId), payRent(person, paymentId)]);
    await payRent(person);
    expect(await membership(person)).toMatchObject({ rentsOnTime: 2, level: null });
    expect(await boxes(person, 'rent-box')).toBe(0);
    await payRent(person);
    expect(await membership(person)).toMatchObject({ rentsOnTime: 3, level: CLUB_LEVELS[0], next: CLUB_LEVELS[1] });
    expect(await boxes(person, 'rent-box')).toBe(1);
  });

  it('counts nothing for non-members, and deletes the count of people who leave', async () => {
    const person = await signedIn(api.database);
    await payRent(person);
    expect(await membership(person)).toMatchObject({ rentsOnTime: 0 });
    await join(person);
    await payRent(person);
    await leave(person);
    expect(await membership(person)).toMatchObject({ rentsOnTime: 0 });
  });

  it('is described to everybody, and needs a login to join', async () => {
    expect((await api.get('/api/v1/renterclub/about')).json).toMatchObject({
      levels: CLUB_LEVELS,
      consent: CLUB_CONSENT,
    });
    const answer = await api.send('POST', '/api/v1/renterclub/join', {
      body: { consentVersion: CLUB_CONSENT.version },
    });
    expect(answer.status).toBe(401);
  });

  it.each([
    [0, null, 'settled'],
    [3, 'settled', 'steady'],
    [5, 'settled', 'steady'],
    [24, 'pillar', null],
    [90, 'pillar', null],
  ])('after %i rents has the level %s before %s', (rents, level, next) => {
    const status = clubStatus(rents);
    expect([status.level?.code ?? null, status.next?.code ?? null]).toEqual([level, next]);
  });
});
