import type { ResumePoint } from './live-connection.ts';
import { type LedConnection, type LiveTabs, liveTabs, type TabMessage } from './live-tabs.ts';
import { topicKey } from './topic-key.ts';

const PAYMENT = topicKey('payment-state', { paymentId: 'pay_1' });
const PEOPLE = topicKey('interested-people', {});

/** A lock as browsers have it: one holder, a queue, and stealing. */
function aLock() {
  let holder: { stolen: (error: Error) => void } | undefined;
  const queue: (() => void)[] = [];
  return {
    request(_name: string, options: { steal?: boolean }, lead: () => Promise<void>): Promise<void> {
      return new Promise((resolve, reject) => {
        const hold = () => {
          const own = { stolen: reject };
          holder = own;
          void lead().then(() => {
            resolve();
            if (holder !== own) return;
            holder = undefined;
            queue.shift()?.();
          });
        };
        if (options.steal) holder?.stolen(new Error('AbortError'));
        if (options.steal || !holder) hold();
        else queue.push(hold);
      });
    },
  };
}

interface Opened extends LedConnection {
  readonly tab: string;
  readonly from: ResumePoint;
  readonly wanted: string[][];
  readonly fresh: string[];
  stopped: boolean;
}

/** A browser with tabs; messages arrive one turn later, and never at a suspended tab. */
function aBrowser() {
  const lock = aLock();
  const channels = new Map<string, { onmessage: ((event: MessageEvent<TabMessage>) => void) | null }>();
  const suspended = new Set<string>();
  const opened: Opened[] = [];
  const seen: Record<string, unknown[]> = {};
  const tabs: Record<string, LiveTabs> = {};

  function open(tab: string): LiveTabs {
    const channel = {
      onmessage: null as ((event: MessageEvent<TabMessage>) => void) | null,
      postMessage(data: TabMessage) {
        for (const [name, other] of channels) {
          if (name !== tab && !suspended.has(name))
            queueMicrotask(() => other.onmessage?.({ data } as MessageEvent<TabMessage>));
        }
      },
      close: () => void channels.delete(tab),
    };
    channels.set(tab, channel);
    seen[tab] = [];
    const joined = liveTabs({
      name: 'aangan-live',
      tab,
      locks: lock as never,
      channel,
      visible: () => true,
      onEvent: (_topic, event) => seen[tab]?.push(event),
      connect(from) {
        const connection: Opened = {
          tab,
          from,
          wanted: [],
          fresh: [],
          stopped: false,
          want(topics, fresh) {
            connection.wanted.push([...topics]);
            connection.fresh.push(...fresh);
          },
          resumePoint: () => ({ after: 5, begun: [PAYMENT] }),
          stop() {
            connection.stopped = true;
          },
        };
        opened.push(connection);
        return connection;
      },
    });
    tabs[tab] = joined;
    return joined;
  }
  return { open, opened, seen, suspended, tabs };
}

const settled = () => jest.advanceTimersByTimeAsync(1);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the tabs of one browser', () => {
  it('share one connection, which has the topics of all', async () => {
    const { open, opened } = aBrowser();
    open('a').want(new Set([PAYMENT]), [PAYMENT]);
    open('b').want(new Set([PEOPLE]), [PEOPLE]);
    await settled();
    expect(opened.map(({ tab }) => tab)).toEqual(['a']);
    expect(opened[0]?.wanted.at(-1)).toEqual([PAYMENT, PEOPLE]);
    expect(opened[0]?.fresh).toContain(PEOPLE);
  });

  it('get the events of their own topics only', async () => {
    const { open, seen } = aBrowser();
    const a = open('a');
    a.want(new Set([PAYMENT]), []);
    open('b').want(new Set([PAYMENT, PEOPLE]), []);
    await settled();
    a.deliver(PAYMENT, 'paid', 6);
    a.deliver(PEOPLE, 'somebody', 7);
    await settled();
    expect(seen).toEqual({ a: ['paid'], b: ['paid', 'somebody'] });
  });

  it('pass the connection on when the leading tab closes, from its last event', async () => {
    const { open, opened } = aBrowser();
    const a = open('a');
    a.want(new Set([PAYMENT]), []);
    open('b').want(new Set([PAYMENT]), []);
    await settled();
    a.deliver(PAYMENT, 'pending', 8);
    await settled();
    a.leave();
    await settled();
    expect(opened.map(({ tab, stopped }) => ({ tab, stopped }))).toEqual([
      { tab: 'a', stopped: true },
      { tab: 'b', stopped: false },
    ]);
    expect(opened[1]?.from).toEqual({ after: 8, begun: [PAYMENT] });
    expect(opened[1]?.wanted.at(-1)).toEqual([PAYMENT]);
  });

  it('ignore an event that arrives a second time while the lead passes on', async () => {
    const { open, seen, tabs } = aBrowser();
    const a = open('a');
    a.want(new Set([PAYMENT]), []);
    open('b').want(new Set([PAYMENT]), []);
    await settled();
    a.deliver(PAYMENT, 'paid', 8);
    await settled();
    a.leave();
    await settled();
    tabs.b?.deliver(PAYMENT, 'paid', 8);
    tabs.b?.deliver(PAYMENT, 'refunded', 9);
    expect(seen.b).toEqual(['paid', 'refunded']);
  });

  it('take the lead from a tab that the browser has suspended', async () => {
    const { open, opened, suspended } = aBrowser();
    open('a').want(new Set([PAYMENT]), []);
    const b = open('b');
    b.want(new Set([PAYMENT]), []);
    await settled();
    suspended.add('a');
    b.check();
    await jest.advanceTimersByTimeAsync(3_000);
    expect(opened.map(({ tab, stopped }) => ({ tab, stopped }))).toEqual([
      { tab: 'a', stopped: true },
      { tab: 'b', stopped: false },
    ]);
  });

  it('leave a leading tab alone that answers', async () => {
    const { open, opened } = aBrowser();
    open('a').want(new Set([PAYMENT]), []);
    const b = open('b');
    b.want(new Set([PAYMENT]), []);
    b.check();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(opened).toHaveLength(1);
  });

  it('drop the topics of a tab that closes', async () => {
    const { open, opened } = aBrowser();
    open('a').want(new Set([PAYMENT]), []);
    const b = open('b');
    b.want(new Set([PEOPLE]), []);
    await settled();
    b.leave();
    await settled();
    expect(opened[0]?.wanted.at(-1)).toEqual([PAYMENT]);
  });
});
