import { randomId } from '@aangan/shared-kit/domain/random-id';
import type { Live } from '@aangan/shared-kit/platform/live';
import type { LiveSession } from '../session/live-session.ts';
import { type LiveConnection, liveConnection, type ResumePoint } from './live-connection.ts';
import { type LiveTabs, liveTabs } from './live-tabs.ts';
import { liveTransport } from './live-transport.ts';
import { type TopicKey, topicKey } from './topic-key.ts';

export interface LiveDeps {
  readonly live: LiveSession;
  readonly report: (error: unknown) => void;
  /** Asks again who is logged in. */
  readonly checkSession: () => void;
}

type Listener = (event: unknown) => void;

/** The live updates of a document. Loaded as a chunk of its own with the first subscription. */
export function startLive({ live, report, checkSession }: LiveDeps, view: Window = window): Live {
  const listeners = new Map<TopicKey, Set<Listener>>();
  let tabs: LiveTabs | undefined;
  let accountId: string | undefined;
  let away = false;

  function notify(topic: TopicKey, event: unknown): void {
    for (const listener of listeners.get(topic) ?? []) {
      try {
        listener(event);
      } catch (error) {
        report(error);
      }
    }
  }

  function connect(from: ResumePoint, onEvent: LiveTabs['deliver'], onBegun: () => void): LiveConnection {
    return liveConnection({
      transport: liveTransport((input, init) => fetch(input, init)),
      random: Math.random,
      now: Date.now,
      view,
      from,
      onEvent,
      onBegun,
      onSessionEnd: checkSession,
      onRefused: (topic) => report(new Error(`The live topic ${topic} was refused`)),
    });
  }

  /** Joins the tabs of the account, and leaves them when there is nothing to read or nobody is logged in. */
  function follow(fresh: readonly TopicKey[]): void {
    const current = live.getState().account?.id;
    const wanted = !away && current !== undefined && listeners.size > 0;
    if (tabs && (!wanted || current !== accountId)) {
      tabs.leave();
      tabs = undefined;
    }
    if (!wanted) return;
    const begins = tabs ? fresh : [...listeners.keys()];
    accountId = current;
    tabs ??= join(`aangan-live ${current}`);
    tabs.want(new Set(listeners.keys()), begins);
  }

  function join(name: string): LiveTabs {
    // Without them, in an old webview, each tab has a connection of its own.
    const shared = 'locks' in view.navigator && 'BroadcastChannel' in view;
    return liveTabs({
      name,
      tab: randomId(12, Math.random),
      locks: shared
        ? view.navigator.locks
        : { request: async (_name: string, _options: object, lead: () => Promise<void>) => lead() },
      channel: shared
        ? new BroadcastChannel(name)
        : { postMessage: () => undefined, close: () => undefined, onmessage: null },
      visible: () => !view.document.hidden,
      connect,
      onEvent: notify,
    });
  }

  live.subscribe(({ account }, before) => {
    if (account?.id !== before.account?.id) follow([]);
  });
  view.document.addEventListener('visibilitychange', () => {
    if (!view.document.hidden) tabs?.check();
  });
  // A page in the back/forward cache holds no connection; it begins anew when it is shown again.
  view.addEventListener('pagehide', () => {
    away = true;
    follow([]);
  });
  view.addEventListener('pageshow', () => {
    away = false;
    follow([]);
  });

  return {
    subscribe(topic, input, onEvent) {
      const key = topicKey(topic, input);
      const listener = onEvent as Listener;
      const same = listeners.get(key) ?? new Set();
      listeners.set(key, same.add(listener));
      follow([key]);
      return () => {
        same.delete(listener);
        if (same.size > 0 || listeners.get(key) !== same) return;
        listeners.delete(key);
        follow([]);
      };
    },
  };
}
