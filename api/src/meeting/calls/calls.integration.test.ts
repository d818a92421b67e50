import { randomUUID } from 'node:crypto';
import type { CallPartner, PersonCall } from '@aangan/shared-kit/contracts/calls';
import { isMonthly } from '@aangan/shared-kit/domain/listing-category';
import { eq } from 'drizzle-orm';
import { type CallPair, type CallServer, openCallServer } from '../../../testing/call-server.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { booked } from '../../../testing/visit-server.ts';
import { bridgedCall } from '../../foundation/telephony/public.ts';
import { account } from '../../people/accounts/public.ts';
import { listing } from '../../search/listings/public.ts';
import { personCall } from './calls.tables.ts';

const SECOND = 1_000;
/** The sandbox rings 3 s and lets people talk 6 s. */
const WHOLE_CALL = 10 * SECOND;

let server: CallServer;
beforeAll(async () => {
  server = await openCallServer();
});
beforeEach(() => {
  server.now = TEST_NOW;
  server.sent.length = 0;
});
afterAll(() => server.close());

const partner = async (pair: CallPair, who = pair.seeker) =>
  (await server.call<CallPartner>(who, 'GET', `/api/v1/user/calls/with/${pair.contactId}`)).body;
const missed = async (who: CallPair['owner']) =>
  (await server.call<{ calls: PersonCall[]; unread: number }>(who, 'GET', '/api/v1/user/missed-calls')).body;
const log = async (who: CallPair['owner'], query = '') =>
  (await server.call<{ calls: PersonCall[]; next: string | null }>(who, 'GET', `/api/v1/user/calls${query}`)).body;

describe('a call through the bridge number', () => {
  it('rings, is answered and ends, with the time that both talked', async () => {
    const { seeker, owner, contactId } = await server.pair();
    const { status, call } = await server.press(seeker, contactId);
    expect([status, call.state, call.direction, call.name]).toEqual([200, 'queued', 'out', 'Farhan K.']);
    await server.later(0);
    expect((await server.seen(seeker, call.id)).state).toBe('ringing');
    await server.later(3 * SECOND);
    expect((await server.seen(seeker, call.id)).state).toBe('answered');
    await server.later(WHOLE_CALL);
    expect(await server.seen(seeker, call.id)).toMatchObject({ state: 'completed', talkSeconds: 6, missed: false });
    expect(await server.seen(owner, call.id)).toMatchObject({ direction: 'in', name: 'Meera P.', talkSeconds: 6 });
    expect((await missed(owner)).calls).toEqual([]);
  });

  it('shows nobody a number, in no answer and no message', async () => {
    const pair = await server.pair({ owner: '9202' });
    const { seeker, owner, contactId } = pair;
    const { call } = await server.press(seeker, contactId);
    await server.later(WHOLE_CALL);
    const paths = ['', `/${call.id}`, `/with/${contactId}`].map((path) => `/api/v1/user/calls${path}`);
    const texts: string[] = [];
    for (const who of [seeker, owner]) {
      for (const path of [...paths, '/api/v1/user/missed-calls'])
        texts.push((await server.call(who, 'GET', path)).text);
    }
    texts.push(...server.sent.filter(({ template }) => template === 'call-missed').map(({ text }) => text));
    expect(texts.length).toBeGreaterThan(8);
    for (const { phone } of [seeker, owner]) {
      expect(texts.filter((text) => text.includes(phone.slice(-10)))).toEqual([]);
    }
  });

  it('is one call for 50 presses at once, with one key and with many', async () => {
    for (const key of [randomUUID(), undefined]) {
      const { seeker, contactId } = await server.pair();
      const answers = await Promise.all(Array.from({ length: 50 }, () => server.press(seeker, contactId, key)));
      const done = answers.filter(({ status }) => status === 200);
      expect(new Set(done.map(({ call }) => call.id)).size).toBe(1);
      // A key that is in use is answered with 409, and the same press again succeeds.
      expect(answers.every(({ status }) => status === 200 || (key !== undefined && status === 409))).toBe(true);
      expect(await server.database.$count(personCall, eq(personCall.callerId, seeker.accountId))).toBe(1);
    }
  });

  it('may be placed by the owner, too', async () => {
    const { seeker, owner, contactId } = await server.pair();
    const { call } = await server.press(owner, contactId);
    await server.later(WHOLE_CALL);
    expect(await server.seen(seeker, call.id)).toMatchObject({ direction: 'in', state: 'completed' });
  });
});

describe('news of the telephone company', () => {
  const after = async (ending: string) => {
    const pair = await server.pair({ owner: ending });
    const { call } = await server.press(pair.seeker, pair.contactId);
    await server.later(0);
    await server.later(3 * SECOND);
    await server.later(6 * SECOND);
    return { pair, call };
  };

  it('changes a call once when it comes twice', async () => {
    const { pair, call } = await after('9204');
    await server.later(5 * SECOND);
    expect(await server.seen(pair.seeker, call.id)).toMatchObject({ state: 'completed', talkSeconds: 6 });
  });

  it('does not reopen a call when the answer comes after the end', async () => {
    const { pair, call } = await after('9205');
    expect((await server.seen(pair.seeker, call.id)).state).toBe('completed');
    await server.later(5 * SECOND);
    expect((await server.seen(pair.seeker, call.id)).state).toBe('completed');
  });

  it('is asked for when it never comes', async () => {
    const { pair, call } = await after('9206');
    expect((await server.seen(pair.seeker, call.id)).state).toBe('ringing');
    await server.later(60 * SECOND);
    await server.check();
    expect(await server.seen(pair.seeker, call.id)).toMatchObject({ state: 'completed', talkSeconds: 6 });
  });

  it('finds a call whose request was not answered, and places no second one', async () => {
    const { pair, call } = await after('9207');
    expect(await server.seen(pair.seeker, call.id)).toMatchObject({ state: 'completed' });
    const [row] = await server.database.select().from(bridgedCall).where(eq(bridgedCall.id, call.id));
    expect(row?.providerCall).not.toBeNull();
  });

  it('ends a call that the company refuses', async () => {
    const { pair, call } = await after('9208');
    expect(await server.seen(pair.seeker, call.id)).toMatchObject({ state: 'failed', unansweredBy: null });
    expect((await missed(pair.owner)).calls).toEqual([]);
  });

  it('is refused without the token of the call', async () => {
    const payload = { CallSid: 'abc', EventType: 'terminal', Status: 'completed' };
    const url = `/api/v1/telephony/sandbox-telephony/news/${'A'.repeat(43)}`;
    expect((await server.app.inject({ method: 'POST', url, payload })).statusCode).toBe(404);
  });
});

describe('a missed call', () => {
  it('waits with its caller, is announced once, and goes when its person calls back', async () => {
    const { seeker, owner, contactId } = await server.pair({ owner: '9202' });
    const { call } = await server.press(seeker, contactId);
    await server.later(WHOLE_CALL);
    await server.later(0);
    expect(await server.seen(seeker, call.id)).toMatchObject({ state: 'no-answer', unansweredBy: 'them' });
    const { calls, unread } = await missed(owner);
    expect([unread, calls.map(({ id }) => id)]).toEqual([1, [call.id]]);
    const told = server.sent.filter(({ template }) => template === 'call-missed');
    expect(told.map(({ to }) => to)).toEqual([owner.phone]);
    await server.press(owner, contactId);
    expect(await missed(owner)).toMatchObject({ calls: [], unread: 0 });
  });

  it('is dismissed with "not now", and comes back with undo', async () => {
    const { seeker, owner, contactId } = await server.pair({ owner: '9201' });
    const { call } = await server.press(seeker, contactId);
    await server.later(WHOLE_CALL);
    const path = `/api/v1/user/missed-calls/${call.id}`;
    expect((await server.call(seeker, 'PUT', path, { dismissed: true })).status).toBe(404);
    expect((await server.call(owner, 'PUT', path, { dismissed: true })).body).toEqual({ unread: 0 });
    expect((await missed(owner)).calls).toEqual([]);
    expect((await server.call(owner, 'PUT', path, { dismissed: false })).body).toEqual({ unread: 1 });
    await server.call(owner, 'PUT', '/api/v1/user/missed-calls/seen', { until: server.now });
    expect(await missed(owner)).toMatchObject({ unread: 0, calls: [{ id: call.id }] });
  });

  it('is not one when the caller’s own phone was not answered', async () => {
    const { seeker, owner, contactId } = await server.pair({ seeker: '9209' });
    const { call } = await server.press(seeker, contactId);
    await server.later(WHOLE_CALL);
    expect(await server.seen(seeker, call.id)).toMatchObject({ state: 'no-answer', unansweredBy: 'you' });
    expect((await missed(owner)).calls).toEqual([]);
    expect((await log(owner)).calls).toEqual([]);
  });
});

describe('who may call', () => {
  it('is refused to strangers, who see nothing', async () => {
    const { seeker, contactId } = await server.pair();
    const { call } = await server.press(seeker, contactId);
    const stranger = await signedIn(server.database);
    expect((await server.press(stranger, contactId)).status).toBe(404);
    for (const path of [`calls/${call.id}`, `calls/with/${contactId}`]) {
      expect((await server.call(stranger, 'GET', `/api/v1/user/${path}`)).status).toBe(404);
    }
    expect((await server.call(stranger, 'DELETE', `/api/v1/user/calls/${call.id}`)).status).toBe(404);
    expect((await log(stranger)).calls).toEqual([]);
    expect((await server.call(undefined, 'GET', '/api/v1/user/calls')).status).toBe(401);
  });

  it('waits for the end of quiet hours, and offers to ask for a call back', async () => {
    const pair = await server.pair();
    const quiet = { timeZone: 'Asia/Kolkata', quietFrom: 0, quietTo: 23 };
    await server.database.update(account).set(quiet).where(eq(account.id, pair.owner.accountId));
    expect(await partner(pair)).toMatchObject({ refusal: { why: 'quiet' }, mayAskBack: true, askedBack: false });
    expect((await server.press(pair.seeker, pair.contactId)).status).toBe(409);
    const path = `/api/v1/user/calls/with/${pair.contactId}/ask-back`;
    expect((await server.call(pair.seeker, 'POST', path)).status).toBe(200);
    expect((await server.call(pair.seeker, 'POST', path)).status).toBe(429);
    await server.later(0);
    expect((await missed(pair.owner)).calls).toMatchObject([{ kind: 'ask', name: 'Meera P.' }]);
    expect(server.sent.filter(({ template }) => template === 'call-back-asked')).toEqual([]);
    await server.later(11.5 * 3_600 * SECOND);
    expect(server.sent.filter(({ template }) => template === 'call-back-asked')).toHaveLength(1);
  });

  it('tells a blocked person what it tells about a phone that is not there', async () => {
    const [blocked, phoneless] = [await server.pair(), await server.pair()];
    const start = { propertyId: blocked.home.id };
    const { body } = await server.call<{ conversationId: string }>(
      blocked.seeker,
      'POST',
      '/api/v1/chat/conversations',
      start,
    );
    await server.call(blocked.owner, 'POST', `/api/v1/chat/conversations/${body.conversationId}/block`);
    await server.database.update(account).set({ phone: null }).where(eq(account.id, phoneless.owner.accountId));
    const [one, other] = [await partner(blocked), await partner(phoneless)];
    expect(one.refusal).toEqual(other.refusal);
    expect(one.refusal?.why).toBe('unreachable');
    expect((await server.press(blocked.seeker, blocked.contactId)).message).toBe(one.refusal?.message);
  });

  it('ends when the home is let, the listing is held, the contact hidden or the account deleted', async () => {
    const close = (id: string, inactiveReason: string) =>
      server.database.update(listing).set({ active: false, inactiveReason }).where(eq(listing.id, id));
    const cases: [string, (pair: CallPair) => Promise<unknown>][] = [
      ['stopped', ({ home }) => close(home.id, 'LETOUT')],
      ['stopped', ({ home }) => close(home.id, 'HELD')],
      [
        'unreachable',
        ({ owner, contactId }) =>
          server.call(owner, 'PUT', `/api/v1/user/contacts/${contactId}/my-number`, { hidden: true }),
      ],
      [
        'left',
        ({ owner }) =>
          server.database
            .update(account)
            .set({ deletedAt: new Date(TEST_NOW), phone: null })
            .where(eq(account.id, owner.accountId)),
      ],
    ];
    for (const [why, change] of cases) {
      const pair = await server.pair();
      await change(pair);
      expect((await partner(pair)).refusal?.why).toBe(why);
      expect((await server.press(pair.seeker, pair.contactId)).status).toBe(409);
    }
  });

  it('has a limit for a pair and a day', async () => {
    const { seeker, contactId } = await server.pair();
    for (let placed = 0; placed < 6; placed += 1) {
      expect((await server.press(seeker, contactId)).status).toBe(200);
      await server.later(WHOLE_CALL);
      await server.later(0);
    }
    expect((await server.press(seeker, contactId)).status).toBe(429);
    server.now += 24 * 3_600 * SECOND;
    expect((await server.press(seeker, contactId)).status).toBe(200);
  });
});

describe('where a call begins', () => {
  it('is named by contacts, interested people, progress, visits and chats, for the two people alone', async () => {
    const { seeker, owner, home, contactId } = await server.pair();
    await booked(server, seeker, home);
    const start = { propertyId: home.id };
    const { body } = await server.call<{ conversationId: string }>(seeker, 'POST', '/api/v1/chat/conversations', start);
    const chat = `/api/v1/chat/conversations/${body.conversationId}`;
    const [facts] = await server.database.select().from(listing).where(eq(listing.id, home.id));
    const kind = facts && isMonthly(facts.category) ? 'tenant' : 'buyer';
    const paths = {
      seeker: ['/api/v1/user/contacts?role=seeker', '/api/v1/user/listing-progress', '/api/v1/visits', chat],
      owner: ['/api/v1/user/contacts?role=owner', `/api/v1/user/interested?kind=${kind}`, chat],
    };
    const named = `"callVia":"${contactId}"`;
    for (const path of paths.seeker) expect((await server.call(seeker, 'GET', path)).text).toContain(named);
    for (const path of paths.owner) expect((await server.call(owner, 'GET', path)).text).toContain(named);
    const stranger = await signedIn(server.database);
    for (const path of [...paths.seeker, ...paths.owner]) {
      expect((await server.call(stranger, 'GET', path)).text).not.toContain(contactId);
    }
  });
});

describe('the call log', () => {
  it('has pages, and deletes for its own person alone', async () => {
    const { seeker, owner, contactId } = await server.pair();
    const { call } = await server.press(seeker, contactId);
    expect((await server.call(seeker, 'DELETE', `/api/v1/user/calls/${call.id}`)).status).toBe(409);
    await server.later(WHOLE_CALL);
    await server.later(0);
    const rows = Array.from({ length: 30 }, (_, number) => ({
      ...{ id: randomUUID(), contactId, kind: 'call' as const, callerId: seeker.accountId, otherId: owner.accountId },
      askedAt: new Date(TEST_NOW - 86_400_000 - number),
    }));
    await server.database.insert(personCall).values(rows);
    const first = await log(seeker);
    const second = await log(seeker, `?before=${first.next}`);
    expect([first.calls.length, second.calls.length, second.next]).toEqual([25, 6, null]);
    expect(new Set([...first.calls, ...second.calls].map(({ id }) => id)).size).toBe(31);
    expect((await server.call(seeker, 'DELETE', `/api/v1/user/calls/${call.id}`)).status).toBe(200);
    expect((await log(seeker)).calls.some(({ id }) => id === call.id)).toBe(false);
    expect((await log(owner)).calls.map(({ id }) => id)).toEqual([call.id]);
  });
});

describe('a person who dials the bridge number', () => {
  it('reaches the last partner, and the call is in both logs', async () => {
    const { seeker, owner, contactId } = await server.pair({ owner: '9202' });
    await server.press(seeker, contactId);
    await server.later(WHOLE_CALL);
    const { status, body, sid } = await server.dial(owner.phone);
    expect(status).toBe(200);
    expect(body).toMatchObject({ destination: { numbers: [seeker.phone] }, record: false });
    const query = new URLSearchParams({ CallSid: sid, DialCallStatus: 'completed', DialCallDuration: '42' });
    const url = `/api/v1/telephony/sandbox-telephony/inbound/AanganSandboxInboundCalls/end?${query}`;
    expect((await server.app.inject({ method: 'GET', url })).statusCode).toBe(200);
    expect((await log(owner)).calls[0]).toMatchObject({ kind: 'inbound', direction: 'out', talkSeconds: 42 });
    expect((await missed(owner)).calls).toEqual([]);
  });

  it('rings nobody in quiet hours, and the call is missed', async () => {
    const { seeker, owner, contactId } = await server.pair({ owner: '9202' });
    await server.press(seeker, contactId);
    await server.later(WHOLE_CALL);
    const quiet = { timeZone: 'Asia/Kolkata', quietFrom: 0, quietTo: 23 };
    await server.database.update(account).set(quiet).where(eq(account.id, seeker.accountId));
    expect((await server.dial(owner.phone)).status).toBe(404);
    expect((await missed(seeker)).calls).toMatchObject([{ kind: 'inbound', missed: true }]);
  });

  it('reaches nobody without a call before, and nobody asks without the secret', async () => {
    const { owner, seeker, contactId } = await server.pair();
    expect((await server.dial(owner.phone)).status).toBe(404);
    await server.press(seeker, contactId);
    await server.later(WHOLE_CALL);
    const wrong = await server.dial(owner.phone, 'AanganSandboxInboundCallz');
    expect(wrong.status).toBe(404);
    expect(JSON.stringify(wrong.body)).not.toContain(seeker.phone);
  });
});
