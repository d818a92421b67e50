import { LIVE_HEARTBEAT_MS, LIVE_STORED_MS, LIVE_TOPICS_MAX } from '@aangan/shared-kit/domain/live-limits';
import { backOffMs } from './back-off.ts';
import type { LiveReceiver, LiveRequest, LiveTransport, StreamEnd } from './live-transport.ts';
import { type TopicKey, topicOf } from './topic-key.ts';

/** ms for which changes of topics are collected: a page subscribes to several at once. */
const COLLECT_MS = 50;
/** ms until a stream must be open; a proxy that collects whole answers never opens one. */
const OPEN_WITHIN_MS = 10_000;
/** ms without a sign of life after which a stream is broken. */
const SILENCE_MS = 2.5 * LIVE_HEARTBEAT_MS;
/** Failed streams in a row after which the browser polls. */
const FAILURES_BEFORE_POLLING = 3;
const POLL_EVERY_MS = 10_000;
/** ms of polling before a stream is tried again. */
const STREAM_AGAIN_MS = 300_000;

type Way = 'stream' | 'poll';

/** Where a connection can be resumed by another tab. */
export interface ResumePoint {
  /** Id of the last event. */
  readonly after: number | undefined;
  /** Topics that have begun. */
  readonly begun: readonly TopicKey[];
}

export interface LiveConnection {
  /** Sets the topics. @param fresh those whose present state is wanted again */
  want(topics: ReadonlySet<TopicKey>, fresh: readonly TopicKey[]): void;
  resumePoint(): ResumePoint;
  stop(): void;
}

interface LiveConnectionDeps {
  readonly transport: LiveTransport;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Epoch ms. */
  readonly now: () => number;
  /** Whose `online` and `offline` events pause the connection. */
  readonly view: Pick<Window, 'addEventListener' | 'removeEventListener'> & { readonly navigator: { onLine: boolean } };
  readonly from: ResumePoint;
  /** @param id undefined for a present state */
  readonly onEvent: (topic: TopicKey, event: unknown, id: number | undefined) => void;
  /** The topics have begun. */
  readonly onBegun: () => void;
  /** The session is over; the connection has stopped. */
  readonly onSessionEnd: () => void;
  readonly onRefused: (topic: TopicKey) => void;
}

/** One connection to the server, which is resumed whenever it breaks. */
export function liveConnection(deps: LiveConnectionDeps): LiveConnection {
  const { transport, random, now, view, onEvent, onBegun, onSessionEnd, onRefused } = deps;
  const begun = new Set<TopicKey>(deps.from.begun);
  const refused = new Set<TopicKey>();
  let { after } = deps.from;
  let wanted: readonly TopicKey[] = [];
  let failures = 0;
  let polledSince: number | undefined;
  let lastContact = now();
  let attempt: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  function again(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(begin, ms);
  }

  function pause(): void {
    clearTimeout(timer);
    attempt?.abort();
    attempt = undefined;
  }

  function begin(): void {
    pause();
    if (stopped || wanted.length === 0 || !view.navigator.onLine) return;
    // Older events are not stored any more.
    if (now() - lastContact > LIVE_STORED_MS) begun.clear();
    const streams = polledSince === undefined || now() - polledSince > STREAM_AGAIN_MS;
    void follow(streams ? 'stream' : 'poll');
  }

  async function follow(way: Way): Promise<void> {
    const own = new AbortController();
    attempt = own;
    const topics = wanted;
    let opened = false;

    /** The attempt fails unless something arrives within this time. */
    function watch(ms: number): void {
      clearTimeout(timer);
      timer = setTimeout(() => {
        own.abort();
        failed(way, opened);
      }, ms);
    }

    const receiver: LiveReceiver = {
      alive() {
        if (own.signal.aborted) return;
        lastContact = now();
        if (opened) watch(SILENCE_MS);
      },
      open(id) {
        if (own.signal.aborted) return;
        opened = true;
        failures = 0;
        if (way === 'stream') polledSince = undefined;
        lastContact = now();
        after = Math.max(after ?? 0, id);
        for (const topic of topics) begun.add(topic);
        watch(SILENCE_MS);
        onBegun();
      },
      event({ topic: place, event }, id) {
        const topic = topics[place];
        if (own.signal.aborted || topic === undefined) return;
        if (id !== undefined) after = id;
        onEvent(topic, event, id);
      },
      refused(places) {
        for (const topic of places.flatMap((place) => topics[place] ?? [])) {
          refused.add(topic);
          onRefused(topic);
        }
      },
    };

    watch(OPEN_WITHIN_MS);
    try {
      const end = await transport[way](requestFor(topics), receiver, own.signal);
      if (!own.signal.aborted) ended(way, end);
    } catch {
      if (!own.signal.aborted) failed(way, opened);
    }
  }

  function ended(way: Way, end: StreamEnd): void {
    if (end === 'session') {
      stop();
      onSessionEnd();
    } else if (way === 'poll') again(POLL_EVERY_MS * (0.8 + 0.4 * random()));
    else again(backOffMs(1, random()));
  }

  function failed(way: Way, wasOpen: boolean): void {
    failures = wasOpen ? 0 : failures + 1;
    if (way === 'stream' && failures >= FAILURES_BEFORE_POLLING) polledSince = now();
    again(backOffMs(failures, random()));
  }

  function requestFor(topics: readonly TopicKey[]): LiveRequest {
    const resumed = after !== undefined && topics.some((topic) => begun.has(topic));
    return {
      topics: topics.map((topic) => ({ ...topicOf(topic), ...(resumed && !begun.has(topic) && { fresh: true }) })),
      after: resumed ? after : undefined,
    };
  }

  function online(): void {
    failures = 0;
    again(COLLECT_MS);
  }

  function stop(): void {
    stopped = true;
    pause();
    view.removeEventListener('online', online);
    view.removeEventListener('offline', pause);
  }

  view.addEventListener('online', online);
  view.addEventListener('offline', pause);
  return {
    want(topics, fresh) {
      const next = [...topics].filter((topic) => !refused.has(topic)).slice(0, LIVE_TOPICS_MAX);
      const same = next.length === wanted.length && next.every((topic) => wanted.includes(topic));
      wanted = next;
      for (const topic of fresh) begun.delete(topic);
      for (const topic of begun) if (!topics.has(topic)) begun.delete(topic);
      if (stopped || (same && fresh.length === 0)) return;
      if (next.length === 0) pause();
      else again(COLLECT_MS);
    },
    resumePoint: () => ({ after, begun: [...begun] }),
    stop,
  };
}
