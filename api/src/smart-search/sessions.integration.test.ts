import type { SmartSession } from '@aangan/shared-kit/contracts/smart-search-session';
import type { Slot } from '@aangan/shared-kit/domain/smart-search/understanding';
import { eq } from 'drizzle-orm';
import { signedIn } from '../../testing/signed-in.ts';
import {
  newAttempt,
  type SmartSearchVisitor,
  smartSearchVisitor,
  TWO_ROOMS,
} from '../../testing/smart-search-visitor.ts';
import { TEST_NOW } from '../../testing/test-data.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { deleteOldSessions } from './sessions.queries.ts';
import { smartInteraction, smartSession } from './smart-search.tables.ts';

let server: TestServer;
let now = TEST_NOW;
beforeAll(async () => {
  server = await openTestServer({ now: () => now });
});
beforeEach(() => {
  now = TEST_NOW;
});
afterAll(() => server.close());

const stranger = () => smartSearchVisitor(server);
const member = async () => {
  const person = await signedIn(server.database);
  return { ...smartSearchVisitor(server, person.cookie), accountId: person.accountId };
};
const detail = async (visitor: SmartSearchVisitor, id: string, more = '') =>
  (await visitor.get(`/session_detail?session_id=${id}${more}`)).json as SmartSession;
const [firstOf, secondOf] = [0, 1].map((at) => (session: SmartSession) => session.properties[at]?.record.id ?? '') as [
  (session: SmartSession) => string,
  (session: SmartSession) => string,
];

/** Rejects the next homes one after the other. */
async function rejectSome(visitor: SmartSearchVisitor, session: SmartSession, count: number): Promise<SmartSession> {
  let after = session;
  for (let turn = 0; turn < count; turn += 1) after = await visitor.answer(after, firstOf(after), 'NO');
  return after;
}

describe('a session', () => {
  it('shows three homes that fit, with reasons, counts, an estimate and the final filters', async () => {
    const session = await stranger().start();
    expect(session.properties).toHaveLength(3);
    for (const { record, fits, score } of session.properties) {
      expect(record).toMatchObject({ propertyType: 'RENT', type: 'BHK2', citySlug: 'bangalore', active: true });
      expect(fits.length).toBeGreaterThan(0);
      expect(score).toBeGreaterThan(0);
    }
    const { total } = await server.answer<{ total: { value: number } }>(
      '/api/v1/property/search?category=RENT&city=bangalore&bhk=BHK2',
    );
    expect(session).toMatchObject({
      details: [{ rem_count: total.value, total_count: total.value, feedback_given: false }],
      rejected_count: 0,
      total_rejected_properties: 0,
      rejected_prompt: false,
      final_filters: { user_id: null, place_id: '', looking_for: 'rent', city: 'bangalore', locality: '' },
      estimated_rent: expect.any(Number),
      total_count: total.value,
      learnt: [],
      nothing_left: null,
    });
  });

  it('is one, however often its press is sent', async () => {
    const visitor = stranger();
    const attempt = newAttempt();
    const press = () => visitor.post<SmartSession>('/register_session', { slots: TWO_ROOMS, attempt });
    const answers = await Promise.all(Array.from({ length: 12 }, press));
    expect(new Set(answers.map(({ session_id }) => session_id)).size).toBe(1);
    const { sessions } = await visitor.post<{ sessions: unknown[] }>('/session_history', {});
    expect(sessions).toHaveLength(1);
  });

  it('needs a city and a kind of home, which may come from the page', async () => {
    const visitor = stranger();
    const slots = TWO_ROOMS.filter(({ kind }) => kind !== 'city');
    const attempt = newAttempt();
    expect((await visitor.send('POST', '/register_session', { slots, attempt })).status).toBe(400);
    const session = await visitor.post<SmartSession>('/register_session', { slots, attempt, city: 'pune' });
    expect(session.final_filters.city).toBe('pune');
    expect(session.slots).toContainEqual({ kind: 'city', value: 'pune', certainty: 'certain' });
  });

  it('stores no positions of the typed text, and shows the same homes when it is read again', async () => {
    const visitor = stranger();
    const slots = TWO_ROOMS.map((slot) => ({ ...slot, span: { start: 0, end: 4 } }));
    const session = await visitor.start(slots);
    expect(session.slots).toEqual(TWO_ROOMS);
    expect((await detail(visitor, session.session_id)).properties).toEqual(session.properties);
  });

  it('refuses strangers by guessed ids in every call, as if it did not exist', async () => {
    const owner = await member();
    const session = await owner.start();
    const { session_id } = session;
    const propertyId = firstOf(session);
    const calls: [method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object][] = [
      ['POST', '/rent/search', { session_id }],
      ['POST', '/interact', { session_id, property_id: propertyId, answer: 'NO' }],
      ['POST', '/fetch_history', { session_id }],
      ['POST', '/fetch_feedback_rejections', { session_id }],
      ['POST', '/feedback_interactions', { session_id }],
      ['POST', '/near-by-recommendations', { session_id }],
      ['POST', '/higher-rent-recommendations', { session_id }],
      ['POST', '/smart_producer', { session_id }],
      ['POST', '/share', { session_id, attempt: newAttempt() }],
      ['PUT', `/session/${session_id}/reject/${propertyId}`, {}],
      ['DELETE', `/session/${session_id}/reject/${propertyId}`],
      ['PUT', `/session/${session_id}/learnt/LIGHT`, { counts: false }],
      ['DELETE', `/session/${session_id}`],
    ];
    for (const other of [stranger(), await member()]) {
      expect((await other.get(`/session_detail?session_id=${session_id}`)).status).toBe(404);
      for (const [method, path, body] of calls) {
        expect([path, (await other.send(method, path, body)).status]).toEqual([path, 404]);
      }
    }
    expect(await detail(owner, session_id)).toEqual(session);
  });

  it('refuses the history and the feedback of another user_id', async () => {
    const [me, other] = [await member(), await member()];
    expect((await me.send('POST', '/session_history', { user_id: other.accountId })).status).toBe(404);
    expect((await me.get(`/fetch_product_feedback?user_id=${other.accountId}`)).status).toBe(404);
    expect((await me.send('POST', '/session_history', { user_id: me.accountId })).status).toBe(200);
  });

  it('moves to the account at a login, with its answers', async () => {
    const device = 'device-of-somebody-1';
    const before = smartSearchVisitor(server, undefined, device);
    const session = await before.start();
    await before.answer(session, firstOf(session), 'YES');
    const { accountId, cookie } = await signedIn(server.database);
    const after = smartSearchVisitor(server, cookie, device);
    expect(await detail(after, session.session_id)).toMatchObject({ final_filters: { user_id: accountId } });
    const rows = await server.database.select().from(smartInteraction).where(eq(smartInteraction.accountId, accountId));
    expect(rows).toHaveLength(1);
    expect((await before.get(`/session_detail?session_id=${session.session_id}`)).status).toBe(404);
    const { session: active } = await after.post<{ session: SmartSession | null }>('/register_session_active_user', {
      attempt: newAttempt(),
    });
    expect(active?.session_id).toBe(session.session_id);
  });

  it('of somebody who is logged in is opened again for 30 days', async () => {
    const me = await member();
    const body = { attempt: newAttempt() };
    expect((await stranger().send('POST', '/register_session_active_user', body)).status).toBe(401);
    expect(await me.post('/register_session_active_user', body)).toEqual({ session: null });
    const { session_id } = await me.start();
    expect(await me.post('/register_session_active_user', body)).toMatchObject({ session: { session_id } });
    now += 31 * 86_400_000;
    const again = await signedInAgain(me.accountId);
    expect(await again.post('/register_session_active_user', body)).toEqual({ session: null });
  });

  it('is deleted with its answers by its person, and by the clean-up once nobody used it', async () => {
    const visitor = stranger();
    const session = await visitor.start();
    await visitor.answer(session, firstOf(session), 'NO');
    expect((await visitor.send('DELETE', `/session/${session.session_id}`)).status).toBe(200);
    expect((await visitor.get(`/session_detail?session_id=${session.session_id}`)).status).toBe(404);
    const old = await visitor.start();
    now += 1000;
    const fresh = await visitor.start();
    await deleteOldSessions(server.database, new Date(now));
    const rows = await server.database.select({ id: smartSession.id }).from(smartSession);
    expect(rows.map(({ id }) => id)).not.toContain(old.session_id);
    expect(rows.map(({ id }) => id)).toContain(fresh.session_id);
  });
});

async function signedInAgain(accountId: string) {
  const { loggedIn } = await import('../../testing/signed-in.ts');
  return smartSearchVisitor(server, await loggedIn(server.database, accountId, { now }));
}

describe('answers to homes', () => {
  it('take the home off the list, and the remaining count falls by one', async () => {
    const visitor = stranger();
    const session = await visitor.start();
    const [details] = session.details;
    const after = await visitor.answer(session, firstOf(session), 'YES');
    expect(after.details).toEqual([{ ...details, rem_count: (details?.rem_count ?? 0) - 1 }]);
    expect(after.properties.map(({ record }) => record.id)).not.toContain(firstOf(session));
    const later = await visitor.answer(after, firstOf(after), 'LATER');
    expect(later.details[0]?.rem_count).toBe((details?.rem_count ?? 0) - 2);
  });

  it('count once, although fifty equal presses arrive at the same time', async () => {
    const visitor = stranger();
    const session = await visitor.start();
    const presses = Array.from({ length: 50 }, () => visitor.answer(session, firstOf(session), 'NO', ['TOO_DARK']));
    const answers = await Promise.all(presses);
    for (const { details, rejected_count } of answers) {
      expect(details[0]?.rem_count).toBe((session.details[0]?.rem_count ?? 0) - 1);
      expect(rejected_count).toBe(1);
    }
    const rows = await server.database
      .select()
      .from(smartInteraction)
      .where(eq(smartInteraction.sessionId, session.session_id));
    expect(rows).toHaveLength(1);
  });

  it('bring the prompt when exactly five homes are rejected, until it is answered', async () => {
    const visitor = stranger();
    const four = await rejectSome(visitor, await visitor.start(), 4);
    expect(four.rejected_prompt).toBe(false);
    const five = await rejectSome(visitor, four, 1);
    expect(five).toMatchObject({ rejected_prompt: true, rejected_count: 5, total_rejected_properties: 5 });
    const { session_id } = five;
    const asked = await visitor.post<{ rejections: unknown[] }>('/fetch_feedback_rejections', { session_id });
    expect(asked.rejections).toHaveLength(5);
    const told = await visitor.post<SmartSession>('/feedback_interactions', { session_id, reasons: ['TOO_DARK'] });
    expect(told.rejected_prompt).toBe(false);
    expect(told.learnt).toContainEqual(expect.objectContaining({ key: 'LIGHT', direction: 'more', answers: 5 }));
    expect((await rejectSome(visitor, told, 1)).rejected_prompt).toBe(false);
  });

  it('change what comes next, and a statement that is taken back changes it back', async () => {
    const visitor = stranger();
    const session = await visitor.start();
    const before = session.properties.map(({ record }) => record.floor);
    const { session_id } = session;
    let after = await visitor.answer(session, firstOf(session), 'NO', ['HIGH_FLOOR']);
    after = await visitor.answer(after, firstOf(after), 'NO', ['HIGH_FLOOR']);
    const [statement] = after.learnt;
    expect(statement).toMatchObject({ key: 'HIGH_FLOOR', trait: 'HIGH_FLOOR', direction: 'fewer', answers: 2 });
    const mean = (floors: readonly (number | null)[]) =>
      floors.reduce<number>((sum, floor) => sum + (floor ?? 0), 0) / floors.length;
    expect(mean(after.properties.map(({ record }) => record.floor))).toBeLessThan(mean(before));
    expect(after.properties.flatMap(({ fits }) => fits)).toContainEqual(
      expect.objectContaining({ kind: 'LEARNT', trait: 'HIGH_FLOOR', direction: 'fewer' }),
    );
    const path = `/session/${session_id}/learnt/HIGH_FLOOR`;
    const back = (await visitor.send('PUT', path, { counts: false })).json as SmartSession;
    expect(back).toMatchObject({ learnt: [], unlearnt: ['HIGH_FLOOR'] });
    const again = (await visitor.send('PUT', path, { counts: true })).json as SmartSession;
    expect(again.properties).toEqual(after.properties);
  });

  it('are taken back by unmarking, and the home counts as remaining again', async () => {
    const visitor = stranger();
    const session = await visitor.start();
    const path = `/session/${session.session_id}/reject/${firstOf(session)}`;
    const marked = (await visitor.send('PUT', path, { reasons: ['HIGH_PRICE'], nbFr: 'page' })).json as SmartSession;
    expect(marked.rejected_count).toBe(1);
    const unmarked = (await visitor.send('DELETE', path)).json as SmartSession;
    expect({ ...unmarked, updated_at: 0 }).toEqual({ ...session, updated_at: 0 });
  });

  it('are listed with their homes, the last one first', async () => {
    const visitor = stranger();
    const session = await visitor.start();
    const [one, two] = [firstOf(session), secondOf(session)];
    await visitor.answer(session, one, 'YES');
    now += 1000;
    await visitor.answer(session, two, 'NO', ['NO_LIFT']);
    const { interactions } = await visitor.post<{ interactions: unknown[] }>('/fetch_history', {
      session_id: session.session_id,
    });
    expect(interactions).toMatchObject([
      { property_id: two, answer: 'NO', reasons: ['NO_LIFT'], record: { id: two }, owner_contacted: false },
      { property_id: one, answer: 'YES', reasons: [] },
    ]);
  });

  it('refuse a home that does not exist', async () => {
    const visitor = stranger();
    const { session_id } = await visitor.start();
    const body = { session_id, property_id: 'ffffffffffffffff', answer: 'NO' };
    expect((await visitor.send('POST', '/interact', body)).status).toBe(404);
  });
});

describe('filters', () => {
  const cheaper: Slot[] = [...TWO_ROOMS, { kind: 'budget', value: { max: 25_000 }, certainty: 'certain' }];

  it('that are applied again clear the list and the counts, and show no home twice', async () => {
    const visitor = stranger();
    const session = await visitor.start();
    const rejected = await rejectSome(visitor, session, 2);
    const { session_id } = session;
    const body = { session_id, slots: TWO_ROOMS, attempt: newAttempt() };
    const applied = await visitor.post<SmartSession>('/rent/search', body);
    const total = (session.details[0]?.total_count ?? 0) - 2;
    expect(applied).toMatchObject({
      details: [{ rem_count: total, total_count: total }],
      rejected_count: 0,
      total_rejected_properties: 2,
    });
    expect(applied.properties).toEqual(rejected.properties);
    // The same press again has no effect.
    expect((await visitor.post<SmartSession>('/rent/search', body)).details).toEqual(applied.details);
    const dear = await visitor.post<SmartSession>('/rent/search', { session_id, slots: cheaper });
    for (const { record } of dear.properties) expect(record.rent).toBeLessThanOrEqual(25_000);
  });

  it('of another kind of home need slots', async () => {
    const visitor = stranger();
    const { session_id } = await visitor.start();
    expect((await visitor.send('POST', '/buy/search', { session_id })).status).toBe(400);
    const bought = await visitor.post<SmartSession>('/buy/search', { session_id, slots: TWO_ROOMS });
    expect(bought.final_filters.looking_for).toBe('buy');
  });

  it('are counted without a session: homes, an estimate, and each answer of a question', async () => {
    const visitor = stranger();
    const answers = [
      { label: '1 BHK', slot: { kind: 'bhk', value: ['BHK1'], certainty: 'certain' } },
      { label: 'Any' },
    ];
    const counted = await visitor.post<{ total_count: number; counts: Record<string, number> }>(
      '/intermediate_search',
      {
        slots: TWO_ROOMS,
        answers,
      },
    );
    const { total } = await server.answer<{ total: { value: number } }>(
      '/api/v1/property/search?category=RENT&city=bangalore&bhk=BHK1',
    );
    expect(counted.counts).toEqual({ '1 BHK': total.value, Any: counted.total_count });
    const estimate = await visitor.post<{ low: number; estimated_rent: number; high: number }>('/rent_estimator', {
      slots: TWO_ROOMS,
    });
    expect(estimate.low).toBeLessThanOrEqual(estimate.estimated_rent);
    expect(estimate.estimated_rent).toBeLessThanOrEqual(estimate.high);
    const facets = await visitor.post<{ facets: Record<string, unknown[]> }>('/filter_count', { slots: TWO_ROOMS });
    expect(facets.facets.furnishing).toHaveLength(3);
  });

  it('name the localities with most homes, with counts that come true, and none that is unwanted', async () => {
    const visitor = stranger();
    type Counted = { localities: { id: string; slug: string; name: string; city: string; total_count: number }[] };
    const ask = { slots: TWO_ROOMS, localities: true };
    const { localities } = await visitor.post<Counted>('/intermediate_search', ask);
    expect(localities.length).toBeGreaterThan(2);
    expect(localities.map(({ total_count }) => total_count)).toEqual(
      localities.map(({ total_count }) => total_count).toSorted((one, other) => other - one),
    );
    const placeSlot = ({ total_count: _, ...place }: Counted['localities'][number], more: object = {}) => ({
      kind: 'place',
      value: { ...place, kind: 'locality', relation: 'in' },
      ...{ certainty: 'certain', ...more },
    });
    const [most] = localities;
    if (!most) throw new Error('no locality');
    const inMost = await visitor.post('/rent_estimator', { slots: [...TWO_ROOMS, placeSlot(most)] });
    expect(inMost).toMatchObject({ total_count: most.total_count });
    const without = await visitor.post<Counted>('/intermediate_search', {
      ...ask,
      slots: [...TWO_ROOMS, placeSlot(most, { negated: true })],
    });
    expect(without.localities.length).toBeGreaterThan(0);
    expect(without.localities.map(({ id }) => id)).not.toContain(most.id);
    expect((await visitor.post<Counted>('/intermediate_search', { slots: TWO_ROOMS })).localities).toEqual([]);
  });

  it('without a kind of home estimate nothing', async () => {
    const nothing = { estimated_rent: null, total_count: null };
    expect(await stranger().post('/rent_estimator', { slots: [] })).toEqual({ ...nothing, low: null, high: null });
    expect(await stranger().post('/intermediate_search', { slots: [], localities: true })).toEqual({
      ...nothing,
      ...{ counts: {}, localities: [] },
    });
  });
});

describe('a browser at its first visit', () => {
  const first = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const address = `/falcon/smart-search-v2${path}`;
    const answer =
      method === 'GET' ? await server.get(address) : await server.send(method, address, { body: body ?? {} });
    return [answer.status, answer.json];
  };

  it('has no sessions, recommendations, commutes or feedback, and is refused none of these', async () => {
    expect(await first('POST', '/session_history', {})).toEqual([200, { sessions: [] }]);
    expect(await first('GET', '/recommendations')).toEqual([200, { sessions: [] }]);
    expect(await first('GET', '/commute?city=bangalore&propertyType=RENT')).toEqual([200, { commute: null }]);
    expect(await first('GET', '/fetch_product_feedback')).toEqual([200, { feedback: null }]);
    expect(await first('GET', '/guidance_flag')).toEqual([200, { guidance_flag: false }]);
    expect((await first('POST', '/session_history', { user_id: 'usr_somebody' }))[0]).toBe(404);
  });
});

describe('when nothing is left', () => {
  const nothing: Slot[] = [
    ...TWO_ROOMS,
    {
      kind: 'place',
      value: {
        ...{ id: 'loc-bangalore-koramangala', slug: 'koramangala', name: 'Koramangala', city: 'bangalore' },
        ...{ kind: 'locality', relation: 'in' },
      },
      certainty: 'certain',
    },
    { kind: 'budget', value: { max: 2_000 }, certainty: 'certain' },
  ];

  it('the session says what to relax, with counts that come true', async () => {
    const visitor = stranger();
    const session = await visitor.start(nothing);
    expect(session).toMatchObject({ properties: [], estimated_rent: null, total_count: 0 });
    const left = session.nothing_left;
    expect(left?.relaxations.length).toBeGreaterThan(0);
    for (const { slots, total_count } of [...(left?.relaxations ?? []), ...(left?.higher_rent ?? [])]) {
      const { total_count: counted } = await visitor.post<{ total_count: number }>('/rent_estimator', { slots });
      expect(counted).toBe(total_count);
    }
    const [dearer] = left?.higher_rent ?? [];
    const shown = await detail(visitor, session.session_id, `&budget=${dearer?.max_price}`);
    expect(shown.properties.length).toBeGreaterThan(0);
    expect(shown.slots).toEqual(session.slots);
  });

  it('filters are relaxed together when none of them alone brings a home', async () => {
    const visitor = stranger();
    const impossible: Slot[] = [
      ...TWO_ROOMS.filter(({ kind }) => kind !== 'bhk'),
      { kind: 'bhk', value: ['BHK4'], certainty: 'certain' },
      { kind: 'budget', value: { max: 2_000 }, certainty: 'certain' },
      { kind: 'area', value: { max: 150 }, certainty: 'certain' },
      { kind: 'amenity', value: 'POOL', certainty: 'certain' },
    ];
    const session = await visitor.start(impossible);
    const relaxations = session.nothing_left?.relaxations ?? [];
    expect(relaxations.length).toBeGreaterThan(0);
    for (const { changes, slots, total_count } of relaxations) {
      expect(changes.length).toBeGreaterThan(1);
      expect(total_count).toBeGreaterThan(0);
      expect(await visitor.post('/rent_estimator', { slots })).toMatchObject({ total_count });
    }
  });

  it('homes that were answered are in none of the counts', async () => {
    const visitor = stranger();
    const place = nothing.filter(({ kind }) => kind !== 'budget');
    let session = await visitor.start(place);
    for (let turn = 0; session.properties.length > 0 && turn < 60; turn += 1) {
      session = await visitor.answer(session, firstOf(session), 'NO');
    }
    const left = session.nothing_left;
    const ways = [...(left?.relaxations ?? []), ...(left?.nearby ?? [])];
    expect(ways.length).toBeGreaterThan(0);
    for (const { slots, total_count } of ways.slice(0, 3)) {
      const again = await visitor.post<SmartSession>('/rent/search', { session_id: session.session_id, slots });
      expect(again.details[0]?.total_count).toBe(total_count);
    }
  });

  it('nearby places and higher rents have counts and homes', async () => {
    const visitor = stranger();
    const slots = nothing.map((slot) => (slot.kind === 'budget' ? { ...slot, value: { max: 30_000 } } : slot));
    const { session_id, final_filters } = await visitor.start(slots as Slot[]);
    expect(final_filters).toMatchObject({ place_id: 'loc-bangalore-koramangala', locality: 'koramangala' });
    const near = await visitor.post<{
      recommendations: { total_count: number; distance_km: number; slots: Slot[] }[];
      properties: { record: { localitySlug: string } }[];
    }>('/near-by-recommendations', { session_id });
    expect(near.recommendations.length).toBeGreaterThan(0);
    for (const { total_count, slots: changed } of near.recommendations) {
      expect(await visitor.post('/rent_estimator', { slots: changed })).toMatchObject({ total_count });
    }
    for (const { record } of near.properties) expect(record.localitySlug).not.toBe('koramangala');
    const nearby = await detail(visitor, session_id, '&nearby=true');
    for (const { record } of nearby.properties) expect(record.localitySlug).not.toBe('koramangala');
    const higher = await visitor.post<{ properties: { record: { rent: number } }[] }>('/higher-rent-recommendations', {
      session_id,
    });
    for (const { record } of higher.properties) expect(record.rent).toBeGreaterThan(30_000);
  });
});
