import { HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import { sql } from 'drizzle-orm';
import { type LiveInstances, liveInstances, until } from '../../../testing/live-instances.ts';
import { liveReader } from '../../../testing/live-reader.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { createPayment } from '../../money/payments/public.ts';
import { sessionEnd } from '../../people/sessions/session-lifetimes.ts';
import { emitLive } from './public.ts';

const TOPIC = { topic: 'interested-people', input: {} };

const PAYMENT = {
  purpose: 'wallet-topup',
  orderId: 'ord_12345678901234567890',
  description: 'Money',
  paise: 5_000,
  gateway: 'sandbox',
  method: 'upi',
  vpa: null,
} as const;

let api: LiveInstances;
let here = '';
let there = '';

beforeAll(async () => {
  api = await liveInstances(2);
  [here = '', there = ''] = api.origins;
});
afterAll(() => api.close());

describe('a live stream', () => {
  it('begins with the present state, and sends each event to every instance', async () => {
    const owner = await signedIn(api.database);
    const readers = [liveReader(owner, [TOPIC]), liveReader(owner, [TOPIC])];
    await Promise.all(readers.map((reader, index) => reader.connect(index === 0 ? here : there)));
    await api.emit(owner.accountId, 1);
    await until(() => readers.every(({ frames }) => frames.length === 2));
    for (const { frames } of readers) {
      expect(frames.map(({ event }) => event)).toEqual([{ at: null }, { at: 1 }]);
      expect(frames[0]?.id).toBeUndefined();
    }
    await Promise.all(readers.map((reader) => reader.disconnect()));
  });

  it('sends nothing of other people, and nothing of a transaction that was rolled back', async () => {
    const [owner, other] = [await signedIn(api.database), await signedIn(api.database)];
    const reader = liveReader(owner, [TOPIC]);
    await reader.connect(here);
    await api.emit(other.accountId, 1);
    const undone = api.database.transaction(async (transaction) => {
      await emitLive(transaction, 'interested-people', owner.accountId, { at: 2 });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await api.emit(owner.accountId, 3);
    await until(() => reader.frames.length >= 2);
    expect(reader.frames.map(({ event }) => event)).toEqual([{ at: null }, { at: 3 }]);
    await reader.disconnect();
  });

  it('carries several topics, and gives each event the place of its topic', async () => {
    const owner = await signedIn(api.database);
    const at = new Date(api.clock.now);
    const facts = { ...PAYMENT, at };
    const paymentId = await createPayment(api.database, { accountId: owner.accountId, ...facts });
    const reader = liveReader(owner, [TOPIC, { topic: 'payment-state', input: { paymentId } }]);
    await reader.connect(here);
    await api.database.transaction((transaction) =>
      emitLive(transaction, 'payment-state', paymentId, { state: 'paid' }),
    );
    await api.emit(owner.accountId, 4);
    await until(() => reader.frames.length === 4);
    expect(reader.frames.map(({ topic, event }) => ({ topic, event }))).toEqual([
      { topic: 0, event: { at: null } },
      { topic: 1, event: { state: 'created' } },
      { topic: 1, event: { state: 'paid' } },
      { topic: 0, event: { at: 4 } },
    ]);
    await reader.disconnect();
  });

  it('starts a topic that is added with its present state, and resumes the others', async () => {
    const owner = await signedIn(api.database);
    const reader = liveReader(owner, [TOPIC]);
    await reader.connect(here);
    await reader.disconnect();
    const other = liveReader(owner, [TOPIC]);
    await other.connect(there);
    await api.emit(owner.accountId, 5);
    // An instance that has not heard of the event yet sends it after the states.
    await until(() => other.frames.length >= 2);
    const more = liveReader(owner, [TOPIC, { ...TOPIC, fresh: true }], { 'last-event-id': String(reader.after) });
    await more.connect(there);
    await until(() => more.frames.length >= 2);
    expect(more.frames.map(({ topic, event }) => ({ topic, event }))).toEqual([
      { topic: 0, event: { at: 5 } },
      { topic: 1, event: { at: null } },
    ]);
    await Promise.all([other, more].map((each) => each.disconnect()));
  });

  it('shows that it lives while nothing happens', async () => {
    const quick = await liveInstances(1, 20);
    const owner = await signedIn(quick.database);
    const response = await fetch(
      `${quick.origins[0]}/api/v1/live/stream?topics=${encodeURIComponent(JSON.stringify([TOPIC]))}`,
      {
        headers: { cookie: owner.cookie },
      },
    );
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString();
      if (/(?::\n\n){2}/.test(text)) break;
    }
    expect(text).toMatch(/(?::\n\n){2}/);
    await quick.close();
  });
});

describe('a subscription', () => {
  const status = async (topics: unknown, cookie = '') => {
    const query = typeof topics === 'string' ? topics : JSON.stringify(topics);
    const url = (path: string) => `${here}/api/v1/live/${path}?topics=${encodeURIComponent(query)}`;
    const answers = await Promise.all(['stream', 'events'].map((path) => fetch(url(path), { headers: { cookie } })));
    await Promise.all(answers.map((answer) => answer.text()));
    return answers.map((answer) => answer.status);
  };

  it('is refused for a stranger, for somebody else’s payment, and for wrong input', async () => {
    const [owner, other] = [await signedIn(api.database), await signedIn(api.database)];
    const at = new Date(api.clock.now);
    const facts = { ...PAYMENT, at };
    const paymentId = await createPayment(api.database, { accountId: owner.accountId, ...facts });
    const payment = [{ topic: 'payment-state', input: { paymentId } }];
    expect(await status([TOPIC])).toEqual([401, 401]);
    expect(await status(payment, other.cookie)).toEqual([404, 404]);
    expect(await status([{ topic: 'no-such-topic', input: {} }], owner.cookie)).toEqual([400, 400]);
    expect(await status([{ topic: 'payment-state', input: {} }], owner.cookie)).toEqual([400, 400]);
    expect(await status('[', owner.cookie)).toEqual([400, 400]);
    expect(await status([], owner.cookie)).toEqual([400, 400]);
  });

  it('is refused alone, while the other topics of its connection go on', async () => {
    const owner = await signedIn(api.database);
    const others = { topic: 'payment-state', input: { paymentId: 'pay_12345678901234567890' } };
    const reader = liveReader(owner, [others, TOPIC]);
    expect(await reader.connect(here)).toBe(200);
    await api.emit(owner.accountId, 7);
    await until(() => reader.frames.length >= 2);
    expect(reader.refused).toEqual([0]);
    expect(reader.frames.map(({ topic, event }) => ({ topic, event }))).toEqual([
      { topic: 1, event: { at: null } },
      { topic: 1, event: { at: 7 } },
    ]);
    await reader.disconnect();
  });

  it('is refused beyond twelve streams of a person, and possible again once one has closed', async () => {
    const owner = await signedIn(api.database);
    const readers = Array.from({ length: 12 }, () => liveReader(owner, [TOPIC]));
    expect(await Promise.all(readers.map((reader) => reader.connect(here)))).toEqual(Array(12).fill(200));
    const another = liveReader(owner, [TOPIC]);
    expect(await another.connect(here)).toBe(429);
    await readers[0]?.disconnect();
    await until(async () => (await another.connect(here)) === 200);
    await Promise.all([...readers, another].map((reader) => reader.disconnect()));
  });
});

describe('the stream of a session that ends', () => {
  const logOut = (origin: string, cookie: string) =>
    fetch(`${origin}/user/logout`, {
      method: 'POST',
      headers: { cookie, device: 'DESKTOP', 'content-type': 'application/json' },
      body: '{}',
    });

  it('is closed at once by a logout at another instance, and the other sessions stay', async () => {
    const [owner, other] = [await signedIn(api.database), await signedIn(api.database)];
    const [reader, unaffected] = [liveReader(owner, [TOPIC]), liveReader(other, [TOPIC])];
    await Promise.all([reader.connect(here), unaffected.connect(here)]);
    expect((await logOut(there, owner.cookie)).status).toBe(200);
    await until(() => reader.ended !== undefined);
    expect(reader.ended).toBe('session');
    expect(unaffected.ended).toBeUndefined();
    expect(await reader.connect(here)).toBe(401);
    await unaffected.disconnect();
  });

  it('is closed with the next heartbeat when it has expired', async () => {
    const quick = await liveInstances(1, 20);
    const owner = await signedIn(quick.database);
    const reader = liveReader(owner, [TOPIC]);
    await reader.connect(quick.origins[0] ?? '');
    quick.clock.now = sessionEnd(false, quick.clock.now, quick.clock.now).getTime() + HOUR_MS;
    await until(() => reader.ended !== undefined);
    expect(reader.ended).toBe('session');
    await quick.close();
  });
});

describe('an instance that stops', () => {
  it('closes its streams, and their readers resume at another one', async () => {
    const stopping = await liveInstances(1);
    const owner = await signedIn(stopping.database);
    const reader = liveReader(owner, [TOPIC]);
    await reader.connect(stopping.origins[0] ?? '');
    await stopping.apps[0]?.close();
    await until(() => reader.ended !== undefined);
    expect(reader.ended).toBe('closed');
    await api.emit(owner.accountId, 6);
    await reader.connect(here);
    await until(() => reader.frames.length >= 2);
    expect(reader.frames.map(({ event }) => event)).toEqual([{ at: null }, { at: 6 }]);
    await reader.disconnect();
    await stopping.close();
  });
});

describe('a flood of events', () => {
  it('reaches a reader whole, also if it was disconnected for being slow', async () => {
    const owner = await signedIn(api.database);
    const reader = liveReader(owner, [TOPIC]);
    await reader.connect(here);
    const count = 6_000;
    await api.database.execute(sql`
      insert into live_event (topic, audience, payload)
      select 'interested-people', ${owner.accountId}, jsonb_build_object('at', n, 'filler', repeat('x', 1500))
      from generate_series(1, ${count}) as n`);
    await api.database.execute(sql`select pg_notify('live', '')`);
    await until(async () => {
      if (reader.ended) await reader.connect(there);
      return reader.frames.length > count;
    });
    const numbers = reader.frames.slice(1).map(({ event }) => (event as { at: number }).at);
    expect(numbers).toHaveLength(count);
    expect(numbers.every((number, index) => number === index + 1)).toBe(true);
    await reader.disconnect();
  }, 60_000);
});
