import type { SavedCommute } from '@aangan/shared-kit/contracts/smart-search-commutes';
import type { SmartSession } from '@aangan/shared-kit/contracts/smart-search-session';
import { SHARE_DAYS, SHARES_AT_MOST } from '@aangan/shared-kit/domain/smart-search/session-options';
import { eq } from 'drizzle-orm';
import { listingsFor } from '../../testing/listings-for.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { newAttempt, smartSearchVisitor } from '../../testing/smart-search-visitor.ts';
import { TEST_NOW } from '../../testing/test-data.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { smartShare } from './smart-search.tables.ts';

let server: TestServer;
let now = TEST_NOW;
beforeAll(async () => {
  server = await openTestServer({ now: () => now });
});
beforeEach(() => {
  now = TEST_NOW;
});
afterAll(() => server.close());

const stranger = (device?: string) => smartSearchVisitor(server, undefined, device);
const member = async () => {
  const person = await signedIn(server.database);
  return { ...smartSearchVisitor(server, person.cookie), ...person };
};
const firstOf = ({ properties }: SmartSession) => properties[0]?.record.id ?? '';

interface Shared {
  readonly homes: readonly { readonly record: { readonly id: string }; readonly vote: string | null }[];
}

async function sharedSession() {
  const visitor = await member();
  const session = await visitor.start();
  const { share, url } = await visitor.post<{ share: { share_id: string }; url: string }>('/share', {
    session_id: session.session_id,
    attempt: newAttempt(),
  });
  const token = url.split('/').at(-1) ?? '';
  return { visitor, session, shareId: share.share_id, token, partner: stranger() };
}

describe('a link for a partner', () => {
  it('shows homes without names, numbers and answers, also to a browser without cookies', async () => {
    const { visitor, session, token } = await sharedSession();
    await visitor.answer(session, firstOf(session), 'YES');
    const { status, json, body } = await server.get(`/falcon/smart-search-v2/shared/${token}`);
    expect(status).toBe(200);
    const { homes } = json as Shared;
    expect(homes[0]).toMatchObject({ record: { id: firstOf(session) }, vote: null });
    for (const secret of [visitor.accountId, visitor.phone, 'Asha', session.session_id]) {
      expect(body).not.toContain(secret);
    }
  });

  it('takes one vote a home, which the ranking and the counts show', async () => {
    const { visitor, session, token, partner } = await sharedSession();
    const last = session.properties.at(-1)?.record.id ?? '';
    const vote = (value: string | null) => partner.send('PUT', `/shared/${token}/vote/${last}`, { vote: value });
    await Promise.all(Array.from({ length: 8 }, () => vote('UP')));
    const read = async () =>
      (await visitor.get(`/session_detail?session_id=${session.session_id}`)).json as SmartSession;
    const voted = (await read()).properties.find(({ record }) => record.id === last);
    expect(voted?.votes).toEqual({ up: 1, down: 0 });
    expect(voted?.fits).toContainEqual({ kind: 'PARTNER' });
    const homes = ((await partner.get(`/shared/${token}`)).json as Shared).homes;
    expect(homes.find(({ record }) => record.id === last)?.vote).toBe('UP');
    await vote('DOWN');
    expect((await read()).properties.map(({ record }) => record.id)[0]).not.toBe(last);
    await vote(null);
    expect((await read()).properties).toEqual(session.properties);
  });

  it('cannot answer homes, read the session or share it again', async () => {
    const { session, token, partner } = await sharedSession();
    const { session_id } = session;
    expect((await partner.get(`/session_detail?session_id=${session_id}`)).status).toBe(404);
    expect((await partner.send('POST', '/share', { session_id, attempt: newAttempt() })).status).toBe(404);
    expect((await partner.send('PUT', `/shared/${token}/vote/ffffffffffffffff`, { vote: 'UP' })).status).toBe(404);
  });

  it('ends when it is withdrawn, by its person alone, with its votes', async () => {
    const { visitor, session, shareId, token, partner } = await sharedSession();
    await partner.send('PUT', `/shared/${token}/vote/${firstOf(session)}`, { vote: 'UP' });
    expect((await partner.send('DELETE', `/share/${shareId}`)).status).toBe(404);
    expect((await visitor.send('DELETE', `/share/${shareId}`)).status).toBe(200);
    expect((await partner.get(`/shared/${token}`)).status).toBe(404);
    expect((await partner.send('PUT', `/shared/${token}/vote/${firstOf(session)}`, { vote: 'UP' })).status).toBe(404);
    const read = (await visitor.get(`/session_detail?session_id=${session.session_id}`)).json as SmartSession;
    expect(read.shares).toEqual([]);
    expect(read.properties[0]?.votes).toEqual({ up: 0, down: 0 });
  });

  it('ends by itself, and is stored as a digest', async () => {
    const { token, shareId, partner } = await sharedSession();
    const [row] = await server.database.select().from(smartShare).where(eq(smartShare.id, shareId));
    expect(JSON.stringify(row)).not.toContain(token);
    now += SHARE_DAYS * 86_400_000;
    expect((await partner.get(`/shared/${token}`)).status).toBe(404);
  });

  it('is one, however often its press is sent, and only the first answer has the address', async () => {
    const visitor = stranger();
    const { session_id } = await visitor.start();
    const attempt = newAttempt();
    const press = () => visitor.post<{ url: string | null }>('/share', { session_id, attempt });
    const answers = await Promise.all(Array.from({ length: 10 }, press));
    expect(answers.filter(({ url }) => url !== null)).toHaveLength(1);
    const more = Array.from({ length: SHARES_AT_MOST }, () =>
      visitor.send('POST', '/share', { session_id, attempt: newAttempt() }),
    );
    const statuses = (await Promise.all(more)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(SHARES_AT_MOST - 1);
    expect(statuses).toContain(409);
  });
});

describe('a track id', () => {
  it('leads its person to the session, and others to the same wishes without it', async () => {
    const visitor = stranger();
    const { session_id, slots } = await visitor.start();
    const produce = () =>
      visitor.post<{ track_id: string; url: string }>('/smart_producer', { session_id, source: 'alert' });
    const { track_id, url } = await produce();
    expect(await produce()).toEqual({ track_id, url });
    expect(url).toBe(`/smart-search-${track_id}`);
    expect((await visitor.get(`/track/${track_id}`)).json).toMatchObject({ session_id, source: 'alert' });
    const other = await server.get(`/falcon/smart-search-v2/track/${track_id}`);
    expect(other.json).toEqual({ session_id: null, source: 'alert', city: 'bangalore', slots });
    expect((await visitor.get(`/track/${'a'.repeat(24)}`)).status).toBe(404);
  });
});

describe('commutes', () => {
  const one = { city: 'bangalore', propertyType: 'RENT', people: [{ to: 'koramangala', mode: 'car', minutes: 30 }] };

  it('of one or two people are saved, changed by their id, and explain homes', async () => {
    const visitor = stranger();
    const saved = await visitor.post<{ commute: SavedCommute }>('/commute', one);
    expect(saved.commute.people).toEqual([{ to: 'koramangala', name: 'Koramangala', mode: 'car', minutes: 30 }]);
    const path = `/commute/${saved.commute.commuteId}`;
    const two = { ...one, people: [...one.people, { to: 'indiranagar', mode: 'transit', minutes: 45 }] };
    expect((await stranger().send('PUT', path, two)).status).toBe(404);
    expect((await visitor.send('PUT', path, two)).json).toMatchObject({ commute: { people: [{}, {}] } });
    const read = (await visitor.get('/commute?city=bangalore&propertyType=RENT')).json as { commute: SavedCommute };
    expect(read.commute.people).toHaveLength(2);
    const { properties } = await visitor.start();
    const kinds = [...(properties[0]?.fits ?? []), ...(properties[0]?.misfits ?? [])];
    expect(kinds.filter(({ kind }) => kind === 'COMMUTE')).toHaveLength(2);
    expect((await visitor.get('/commute?city=pune&propertyType=RENT')).json).toEqual({ commute: null });
  });

  it('of unknown places, of three people, or twice to one place are refused', async () => {
    const to = (place: string) => ({ to: place, mode: 'car', minutes: 30 });
    for (const people of [[to('atlantis')], [to('koramangala'), to('koramangala')], ['a', 'b', 'c'].map(to), []]) {
      expect((await stranger().send('POST', '/commute', { ...one, people })).status).toBe(400);
    }
  });

  it('are saved once, however often they are sent, and move to the account at a login', async () => {
    const device = 'device-with-commute-1';
    const before = stranger(device);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => before.post<{ commute: SavedCommute }>('/commute', one)),
    );
    expect(new Set(answers.map(({ commute }) => commute.commuteId)).size).toBe(1);
    const { cookie } = await signedIn(server.database);
    const after = smartSearchVisitor(server, cookie, device);
    expect((await after.get('/commute?city=bangalore&propertyType=RENT')).json).toMatchObject({
      commute: { city: 'bangalore' },
    });
  });
});

describe('what a visitor says about smart search', () => {
  it('is stored once, and marks sessions as given', async () => {
    const visitor = stranger();
    expect((await visitor.get('/fetch_product_feedback')).json).toEqual({ feedback: null });
    await visitor.post('/product_feedback', { rating: 2 });
    await visitor.post('/product_feedback', { rating: 4, reasons: ['FAST'], words: 'Good' });
    expect((await visitor.get('/fetch_product_feedback')).json).toEqual({
      feedback: { rating: 4, reasons: ['FAST'], words: 'Good', saved_at: now },
    });
    expect((await visitor.start()).details[0]?.feedback_given).toBe(true);
  });

  it('includes that the guidance was closed', async () => {
    const visitor = stranger();
    expect((await visitor.get('/guidance_flag')).json).toEqual({ guidance_flag: false });
    await visitor.post('/guidance_flag', { flag: true });
    expect((await visitor.start()).guidance_flag).toBe(true);
  });
});

describe('what was asked of owners', () => {
  it('is shown with the homes: contacts, photos, and recent shortlists of a kind', async () => {
    const [visitor, owner] = [await member(), await signedIn(server.database)];
    const [listingId = ''] = await listingsFor(server.database, owner, 1, ['RENT']);
    const session = await visitor.start();
    await visitor.answer(session, listingId, 'YES');
    const headers = { cookie: visitor.cookie };
    await server.send('POST', `/api/v3/activity/contact/${listingId}`, { headers, body: { _nbfr: 'smart-search' } });
    await server.send('POST', `/api/v1/property/requestImage/${listingId}`, { headers, body: {} });
    const { interactions } = await visitor.post<{ interactions: unknown[] }>('/fetch_history', {
      session_id: session.session_id,
    });
    expect(interactions).toMatchObject([{ owner_contacted: true, photos_requested: true }]);
    await server.send('PUT', `/api/v1/user/shortlist/${listingId}`, { headers });
    const shortlisted = async (kind: string) =>
      ((await visitor.get(`/recent_shortlists?propertyType=${kind}&size=5`)).json as { records: { id: string }[] })
        .records;
    expect((await shortlisted('RENT')).map(({ id }) => id)).toEqual([listingId]);
    expect(await shortlisted('BUY')).toEqual([]);
    expect((await stranger().get('/recent_shortlists?propertyType=RENT')).json).toEqual({ records: [] });
  });

  it('are homes of the last sessions, chosen for each', async () => {
    const visitor = stranger();
    const session = await visitor.start();
    const { sessions } = (await visitor.get('/recommendations')).json as { sessions: SmartSession[] };
    expect(sessions).toMatchObject([{ session_id: session.session_id }]);
    expect(sessions[0]?.properties).toEqual(session.properties);
  });
});

describe('a text', () => {
  it('is understood with the places of its city, and nothing of it is stored', async () => {
    const visitor = stranger();
    const text = '2bhk under 30k in koramangala, zzqx flonk';
    const read = await visitor.post<{ slots: { kind: string }[]; by: string }>('/understand', {
      text,
      city: 'bangalore',
    });
    const kinds = read.slots.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['bhk', 'budget', 'place', 'category']));
    expect(read).toMatchObject({ by: 'grammar', unknown: [expect.any(Object)] });
    const session = await visitor.post<SmartSession>('/register_session', {
      slots: read.slots,
      city: 'bangalore',
      attempt: newAttempt(),
    });
    expect(session.final_filters).toMatchObject({ looking_for: 'rent', locality: 'koramangala' });
  });
});
