import type { ResumePoint } from './live-connection.ts';
import type { TopicKey } from './topic-key.ts';

/** ms within which the leading tab answers. A tab that the browser has suspended does not. */
const ANSWER_WITHIN_MS = 3_000;

/** What tabs of one browser tell each other. */
export type TabMessage =
  /** A tab's topics; none when it leaves. `fresh`: those that begin now. */
  | { readonly type: 'wants'; readonly tab: string; readonly topics: TopicKey[]; readonly fresh: TopicKey[] }
  /** A tab leads from now on, and asks for the topics of all. */
  | { readonly type: 'leads' }
  /** Where the connection stands, for the tab that leads next; also the answer to `wants`. */
  | ({ readonly type: 'point' } & ResumePoint)
  | { readonly type: 'event'; readonly topic: TopicKey; readonly event: unknown; readonly id: number | undefined };

/** The connection of the leading tab. */
export interface LedConnection {
  want(topics: ReadonlySet<TopicKey>, fresh: readonly TopicKey[]): void;
  resumePoint(): ResumePoint;
  stop(): void;
}

interface LiveTabsDeps {
  /** Lock and channel of the tabs that share a connection. */
  readonly name: string;
  /** Of this tab. */
  readonly tab: string;
  readonly locks: {
    request(name: string, options: { steal?: boolean }, lead: () => Promise<void>): Promise<unknown>;
  };
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'close'> & {
    onmessage: ((event: MessageEvent<TabMessage>) => void) | null;
  };
  readonly visible: () => boolean;
  /** Opens the connection, in the tab that leads. */
  readonly connect: (from: ResumePoint, onEvent: LiveTabs['deliver'], onBegun: () => void) => LedConnection;
  /** Is called with the events of this tab's topics. */
  readonly onEvent: (topic: TopicKey, event: unknown) => void;
}

/** The tabs of a browser that share one connection: one of them leads. */
export interface LiveTabs {
  /** Sets this tab's topics. @param fresh those that begin now */
  want(topics: ReadonlySet<TopicKey>, fresh: readonly TopicKey[]): void;
  /** Gives an event of the connection to all tabs. */
  deliver(topic: TopicKey, event: unknown, id: number | undefined): void;
  /** Checks that the leading tab still answers. */
  check(): void;
  leave(): void;
}

/** Joins the tabs of this browser. The tab that holds the lock leads; the next one takes over when it closes. */
export function liveTabs({ name, tab, locks, channel, visible, connect, onEvent }: LiveTabsDeps): LiveTabs {
  const others = new Map<string, ReadonlySet<TopicKey>>();
  const delivered = new Map<TopicKey, number>();
  let own: ReadonlySet<TopicKey> = new Set();
  let point: ResumePoint = { after: undefined, begun: [] };
  let connection: LedConnection | undefined;
  let stepDown: (() => void) | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let left = false;

  const send = (message: TabMessage) => channel.postMessage(message);

  function lead(): Promise<void> {
    clearTimeout(waiting);
    if (left) return Promise.resolve();
    connection = connect(point, deliver, () => {
      point = connection?.resumePoint() ?? point;
      send({ type: 'point', ...point });
    });
    send({ type: 'leads' });
    connection.want(all(), []);
    return new Promise((resolve) => {
      stepDown = resolve;
    });
  }

  function lose(): void {
    connection?.stop();
    connection = undefined;
    stepDown?.();
    stepDown = undefined;
  }

  async function queue(steal: boolean): Promise<void> {
    try {
      await locks.request(name, steal ? { steal } : {}, lead);
    } catch {
      // Another tab took the lead, because this one did not answer.
      lose();
      if (!left) void queue(false);
    }
  }

  function all(): ReadonlySet<TopicKey> {
    return new Set([own, ...others.values()].flatMap((topics) => [...topics]));
  }

  function take(topic: TopicKey, event: unknown, id: number | undefined): void {
    if (!own.has(topic)) return;
    // An event may arrive twice while the lead passes on.
    if (id !== undefined && id <= (delivered.get(topic) ?? 0)) return;
    if (id !== undefined) delivered.set(topic, id);
    onEvent(topic, event);
  }

  function deliver(topic: TopicKey, event: unknown, id: number | undefined): void {
    send({ type: 'event', topic, event, id });
    take(topic, event, id);
  }

  function ask(fresh: readonly TopicKey[]): void {
    send({ type: 'wants', tab, topics: [...own], fresh: [...fresh] });
    if (own.size === 0 || connection) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      if (!left && !connection && visible()) void queue(true);
    }, ANSWER_WITHIN_MS);
  }

  channel.onmessage = ({ data: message }) => {
    switch (message.type) {
      case 'wants':
        if (message.topics.length > 0) others.set(message.tab, new Set(message.topics));
        else others.delete(message.tab);
        if (!connection) return;
        connection.want(all(), message.fresh);
        return send({ type: 'point', ...connection.resumePoint() });
      case 'leads':
        lose();
        return ask([]);
      case 'point':
        clearTimeout(waiting);
        point = { after: message.after, begun: message.begun };
        return;
      case 'event':
        if (message.id !== undefined) point = { ...point, after: Math.max(point.after ?? 0, message.id) };
        return take(message.topic, message.event, message.id);
    }
  };

  void queue(false);
  return {
    want(topics, fresh) {
      own = new Set(topics);
      if (connection) connection.want(all(), fresh);
      else ask(fresh);
    },
    deliver,
    check() {
      if (!connection) ask([]);
    },
    leave() {
      left = true;
      clearTimeout(waiting);
      own = new Set();
      ask([]);
      lose();
      channel.close();
    },
  };
}
