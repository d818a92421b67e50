import type { FeedbackStatus } from '@aangan/shared-kit/contracts/feedback';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { and, eq, gt, lt, ne, type SQL } from 'drizzle-orm';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { listing } from '../../search/listings/public.ts';
import { contact } from '../contacts/public.ts';
import { homeFeedback } from './feedback.tables.ts';

let server: TestServer;
let homeId: string;
beforeAll(async () => {
  server = await openTestServer();
  const [home] = await server.database
    .select({ id: listing.id })
    .from(listing)
    .where(eq(listing.category, 'RENT'))
    .limit(1);
  homeId = home?.id ?? '';
});
afterAll(() => server.close());

const next = async ({ cookie }: SignedIn, propertyId?: string) =>
  (await server.get(`/api/v1/user/feedback/request${propertyId ? `?propertyId=${propertyId}` : ''}`, { cookie }))
    .json as FeedbackStatus;

const say = async ({ cookie }: SignedIn, state: string, answer: string, body: object = {}) => {
  const path = `/api/v1/user/feedback/update?feedbackTransitionId=${homeId}-${state}&ans_id=${answer}`;
  const { status, json } = await server.send('POST', path, { headers: { cookie }, body });
  return { status, json: json as FeedbackStatus };
};

async function contacted(seeker: SignedIn, daysAgo: number): Promise<void> {
  const owner = await signedIn(server.database);
  await server.database.insert(contact).values({
    id: `con_${seeker.accountId.slice(-20).padStart(20, '0')}`,
    seekerId: seeker.accountId,
    ownerId: owner.accountId,
    listingId: homeId,
    attribution: {},
    createdAt: new Date(TEST_NOW - daysAgo * DAY_MS),
  });
}

describe('feedback on a home', () => {
  it('needs a login', async () => {
    expect((await server.get('/api/v1/user/feedback/request')).status).toBe(401);
    expect((await server.get('/api/v1/user/feedback/disliked')).status).toBe(401);
  });

  it('leads from liking it to the help the person needs', async () => {
    const person = await signedIn(server.database);
    const first = await next(person, homeId);
    expect(first.question).toMatchObject({
      feedbackTransitionId: `${homeId}-VERDICT`,
      text: 'Did you like this home?',
    });
    expect((await say(person, 'VERDICT', 'LIKED')).json.question?.text).toBe('Do you want to close the deal?');
    const help = (await say(person, 'CLOSE_DEAL', 'DEAL_CLOSE')).json.question;
    expect(help?.options.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Packers and movers', 'Home loan']),
    );
    const { json } = await say(person, 'SERVICE_HELP', 'PAINTING');
    expect(json.question).toBeNull();
    expect(json.said?.words).toEqual(['Yes, I liked it', 'Yes, I want this home', 'Painting']);
  });

  it('can be read and withdrawn, and disliked homes are listed until then', async () => {
    const person = await signedIn(server.database);
    await say(person, 'VERDICT', 'DISLIKED');
    await say(person, 'DISLIKED_RENT', 'OTHER');
    const { json } = await say(person, 'COMMENT', 'COMMENT', { comment: 'A road behind the bedroom\u0000' });
    expect(json.said?.words.at(-1)).toBe('“A road behind the bedroom”');
    const disliked = async () => (await server.get('/api/v1/user/feedback/disliked', { cookie: person.cookie })).json;
    expect(await disliked()).toEqual({ ids: [homeId] });
    expect((await server.get('/api/v1/user/feedback', { cookie: person.cookie })).json).toMatchObject({
      entries: [{ home: { propertyId: homeId }, disliked: true }],
    });
    await server.send('DELETE', `/api/v1/user/feedback/${homeId}`, { headers: { cookie: person.cookie } });
    expect(await disliked()).toEqual({ ids: [] });
    expect((await next(person, homeId)).question?.text).toBe('Did you like this home?');
  });

  it('ranks recommended homes until it is withdrawn', async () => {
    const person = await signedIn(server.database);
    const about = { category: listing.category, price: listing.price };
    const [said] = await server.database.select(about).from(listing).where(eq(listing.id, homeId));
    const like = (price: SQL) =>
      server.database
        .select({ id: listing.id })
        .from(listing)
        .where(and(eq(listing.category, said?.category ?? 'RENT'), ne(listing.id, homeId), price))
        .limit(1);
    const [[dearer], [cheaper]] = await Promise.all([
      like(gt(listing.price, said?.price ?? 0)),
      like(lt(listing.price, said?.price ?? 0)),
    ]);
    const asked = [dearer?.id, homeId, cheaper?.id];
    const path = `/api/v1/user/feedback/order?ids=${asked.join(',')}`;
    const order = async () => (await server.get(path, { cookie: person.cookie })).json;
    expect((await server.get(path)).status).toBe(401);
    expect(await order()).toEqual({ ids: asked });
    await say(person, 'VERDICT', 'DISLIKED');
    await say(person, 'DISLIKED_RENT', 'HIGH_PRICE');
    expect(await order()).toEqual({ ids: [cheaper?.id, dearer?.id] });
    await server.send('DELETE', `/api/v1/user/feedback/${homeId}`, { headers: { cookie: person.cookie } });
    expect(await order()).toEqual({ ids: asked });
  });

  it.each([
    ['an answer of another question', 'VERDICT', 'HIGH_PRICE', 400],
    ['an answer for sale to a home for rent', 'DISLIKED_RENT', 'SOLD_OUT', 400],
    ['an unknown question', 'NO_SUCH', 'LIKED', 400],
    ['an unknown answer', 'VERDICT', 'MAYBE', 400],
    ['a comment without text', 'COMMENT', 'COMMENT', 400],
    ['a question out of order', 'CLOSE_DEAL', 'DEAL_CLOSE', 409],
  ])('rejects %s', async (_what, state, answer, status) => {
    const person = await signedIn(server.database);
    expect((await say(person, state, answer)).status).toBe(status);
    expect(await server.database.$count(homeFeedback, eq(homeFeedback.accountId, person.accountId))).toBe(0);
  });

  it('is saved once under concurrency, and different concurrent answers conflict', async () => {
    const person = await signedIn(server.database);
    const same = await Promise.all(Array.from({ length: 6 }, () => say(person, 'VERDICT', 'LIKED')));
    expect(same.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await say(person, 'VERDICT', 'DISLIKED')).status).toBe(409);
    const [row] = await server.database.select().from(homeFeedback).where(eq(homeFeedback.accountId, person.accountId));
    expect(row?.answers).toEqual([{ state: 'VERDICT', answer: 'LIKED' }]);
  });

  it('is private to its person', async () => {
    const [person, other] = await Promise.all([signedIn(server.database), signedIn(server.database)]);
    await say(person, 'VERDICT', 'DISLIKED');
    await server.send('DELETE', `/api/v1/user/feedback/${homeId}`, { headers: { cookie: other.cookie } });
    expect((await next(other, homeId)).said).toBeNull();
    expect((await next(person, homeId)).said?.words).toEqual(['No, it is not for me']);
  });
});

describe('the next feedback question', () => {
  it.each([
    [1, false],
    [2, true],
    [60, true],
    [61, false],
  ])('is about a home contacted %s days ago: %s', async (days, asked) => {
    const person = await signedIn(server.database);
    await contacted(person, days);
    expect((await next(person)).home?.propertyId).toBe(asked ? homeId : undefined);
  });

  it('is the one that was left open, and none once all are answered', async () => {
    const person = await signedIn(server.database);
    await contacted(person, 3);
    await say(person, 'VERDICT', 'LIKED');
    expect((await next(person)).question?.feedbackTransitionId).toBe(`${homeId}-CLOSE_DEAL`);
    await say(person, 'CLOSE_DEAL', 'NOT_SURE');
    expect(await next(person)).toEqual({ home: null, question: null, said: null });
  });
});

describe('the reason for leaving', () => {
  const CATEGORY = 'PLAN_SUBSCRIPTION_PAGE';
  const eligible = async (cookie: string) =>
    (await server.get(`/api/v2/exit/intent/eligible?category=${CATEGORY}`, { cookie })).json;
  const save = (cookie: string, body: object) =>
    server.send('POST', '/api/v2/exit/intent/save', {
      headers: { cookie },
      body: { category: CATEGORY, pageName: '/tenant/plans', option: 'JUST_LOOKING', ...body },
    });

  it('is asked by category', async () => {
    const { json } = await server.get(`/api/v2/exit/intent/options?category=${CATEGORY}`);
    expect(json).toMatchObject({ question: 'What keeps you from choosing a plan?' });
    expect((await server.get('/api/v2/exit/intent/options?category=HOME')).status).toBe(400);
  });

  it('is asked once per person, and once per device without a login', async () => {
    const person = await signedIn(server.database);
    const device = `aangan_device=${person.accountId.slice(-16)}`;
    expect(await eligible(person.cookie)).toEqual({ isExitPopUp: true });
    expect((await save(person.cookie, { userId: person.accountId })).status).toBe(200);
    expect(await eligible(person.cookie)).toEqual({ isExitPopUp: false });
    expect(await eligible(device)).toEqual({ isExitPopUp: true });
    expect((await save(device, {})).status).toBe(200);
    expect(await eligible(device)).toEqual({ isExitPopUp: false });
  });

  it.each([
    ['somebody else’s id', { userId: 'acc_other' }],
    ['an answer of another page', { option: 'NOT_DUE_YET' }],
    ['an invalid path', { pageName: 'https://else.where' }],
  ])('is not saved under %s', async (_what, body) => {
    const person = await signedIn(server.database);
    expect((await save(person.cookie, body)).status).toBe(400);
    expect(await eligible(person.cookie)).toEqual({ isExitPopUp: true });
  });
});
