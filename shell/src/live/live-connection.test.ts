import { LIVE_STORED_MS } from '@aangan/shared-kit/domain/live-limits';
import { liveConnection } from './live-connection.ts';
import type { LiveReceiver, LiveRequest, LiveTransport, StreamEnd } from './live-transport.ts';
import { topicKey } from './topic-key.ts';

const PAYMENT = topicKey('payment-state', { paymentId: 'pay_1' });
const PEOPLE = topicKey('interested-people', {});

interface Attempt {
  readonly way: 'stream' | 'poll';
  readonly request: LiveRequest;
  readonly receiver: LiveReceiver;
  readonly signal: AbortSignal;
  end(how: StreamEnd): void;
  fail(): void;
}

function setUp() {
  const attempts: Attempt[] = [];
  const view = Object.assign(new EventTarget(), { navigator: { onLine: true } });
  const seen: unknown[] = [];
  const ended = jest.fn();
  const refused = jest.fn();
  const attempt =
    (way: Attempt['way']): LiveTransport['stream'] =>
    (request, receiver, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<StreamEnd>();
      signal.addEventListener('abort', () => reject(new Error('aborted')));
      attempts.push({ way, request, receiver, signal, end: resolve, fail: () => reject(new Error('broken')) });
      return promise;
    };
  const connection = liveConnection({
    transport: { stream: attempt('stream'), poll: attempt('poll') },
    random: () => 1,
    now: Date.now,
    view: view as never,
    from: { after: undefined, begun: [] },
    onEvent: (topic, event, id) => seen.push({ topic, event, id }),
    onBegun: () => undefined,
    onSessionEnd: ended,
    onRefused: refused,
  });
  const last = (): Attempt => {
    const found = attempts.at(-1);
    if (!found) throw new Error('There is no attempt.');
    return found;
  };
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const want = async (...topics: string[]) => {
    connection.want(new Set(topics), topics);
    await pass(50);
  };
  const set = (...topics: string[]) => connection.want(new Set(topics), []);
  return { attempts, view, seen, ended, refused, connection, last, pass, want, set };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the connection of live updates', () => {
  it('opens one stream for several topics, and gives their events on', async () => {
    const { connection, attempts, last, seen, pass } = setUp();
    connection.want(new Set([PAYMENT]), [PAYMENT]);
    connection.want(new Set([PAYMENT, PEOPLE]), [PEOPLE]);
    await pass(50);
    expect(attempts).toHaveLength(1);
    expect(last().request).toEqual({
      topics: [
        { topic: 'payment-state', input: { paymentId: 'pay_1' } },
        { topic: 'interested-people', input: {} },
      ],
      after: undefined,
    });
    last().receiver.open(7);
    last().receiver.event({ topic: 1, event: { at: 1 } }, 8);
    expect(seen).toEqual([{ topic: PEOPLE, event: { at: 1 }, id: 8 }]);
  });

  it('resumes after the last event, and starts an added topic with its present state', async () => {
    const { want, last, set, connection, pass } = setUp();
    await want(PAYMENT);
    last().receiver.open(7);
    last().receiver.event({ topic: 0, event: {} }, 9);
    last().fail();
    await pass(1_000);
    expect(last().request).toEqual({ topics: [{ topic: 'payment-state', input: { paymentId: 'pay_1' } }], after: 9 });
    last().receiver.open(9);
    connection.want(new Set([PAYMENT, PEOPLE]), [PEOPLE]);
    await pass(50);
    expect(last().request.after).toBe(9);
    expect(last().request.topics.map(({ fresh }) => fresh)).toEqual([undefined, true]);
    set();
  });

  it('waits longer after each failure, and polls after three of them', async () => {
    const { want, attempts, last, pass } = setUp();
    await want(PAYMENT);
    for (const ms of [2_000, 4_000, 8_000]) {
      const before = attempts.length;
      expect(last().way).toBe('stream');
      last().fail();
      await pass(ms - 1);
      expect(attempts).toHaveLength(before);
      await pass(1);
      expect(attempts).toHaveLength(before + 1);
    }
    expect(last().way).toBe('poll');
  });

  it('polls every ten seconds or so, and tries a stream again after five minutes', async () => {
    const { want, attempts, last, pass } = setUp();
    await want(PAYMENT);
    for (const ms of [2_000, 4_000, 8_000]) {
      last().fail();
      await pass(ms);
    }
    for (let polls = 0; polls < 25; polls += 1) {
      expect(last().way).toBe('poll');
      last().receiver.open(polls);
      last().end('closed');
      await pass(12_000);
    }
    expect(attempts.at(-1)?.request.after).toBe(24);
    last().receiver.open(30);
    last().end('closed');
    await pass(12_000);
    expect(last().way).toBe('stream');
    last().receiver.open(30);
    last().fail();
    await pass(1_000);
    expect(last().way).toBe('stream');
  });

  it('counts a stream that never opens as failed: a proxy collects it', async () => {
    const { want, attempts, last, pass } = setUp();
    await want(PAYMENT);
    await pass(10_000);
    expect(last().signal.aborted).toBe(true);
    await pass(2_000);
    expect(attempts).toHaveLength(2);
  });

  it('opens a stream again that shows no sign of life, and leaves one alone that does', async () => {
    const { want, attempts, last, pass } = setUp();
    await want(PAYMENT);
    last().receiver.open(1);
    for (let beats = 0; beats < 5; beats += 1) {
      await pass(20_000);
      last().receiver.alive();
    }
    expect(attempts).toHaveLength(1);
    await pass(51_000);
    expect(attempts).toHaveLength(2);
  });

  it('pauses while the browser is offline, and goes on when it returns', async () => {
    const { want, attempts, last, pass, view } = setUp();
    await want(PAYMENT);
    last().receiver.open(3);
    view.navigator.onLine = false;
    view.dispatchEvent(new Event('offline'));
    expect(last().signal.aborted).toBe(true);
    await pass(600_000);
    expect(attempts).toHaveLength(1);
    view.navigator.onLine = true;
    view.dispatchEvent(new Event('online'));
    await pass(50);
    expect(attempts).toHaveLength(2);
    expect(last().request.after).toBe(3);
  });

  it('starts with the present state after a day away', async () => {
    const { want, last, pass, view } = setUp();
    await want(PAYMENT);
    last().receiver.open(3);
    view.navigator.onLine = false;
    view.dispatchEvent(new Event('offline'));
    await pass(LIVE_STORED_MS + 1);
    view.navigator.onLine = true;
    view.dispatchEvent(new Event('online'));
    await pass(50);
    expect(last().request.after).toBeUndefined();
  });

  it('stops when the session is over', async () => {
    const { want, attempts, last, pass, ended, connection } = setUp();
    await want(PAYMENT);
    last().end('session');
    await pass(0);
    expect(ended).toHaveBeenCalledTimes(1);
    connection.want(new Set([PAYMENT, PEOPLE]), [PEOPLE]);
    await pass(600_000);
    expect(attempts).toHaveLength(1);
  });

  it('closes when nobody subscribes any more', async () => {
    const { want, attempts, last, pass, set } = setUp();
    await want(PAYMENT);
    last().receiver.open(1);
    set();
    expect(last().signal.aborted).toBe(true);
    await pass(600_000);
    expect(attempts).toHaveLength(1);
  });

  it('does not ask again for a topic that was refused', async () => {
    const { want, last, refused } = setUp();
    await want(PAYMENT, PEOPLE);
    last().receiver.refused([0]);
    expect(refused).toHaveBeenCalledWith(PAYMENT);
    await want(PAYMENT, PEOPLE);
    expect(last().request.topics.map(({ topic }) => topic)).toEqual(['interested-people']);
  });
});
