import inspector from 'node:inspector';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { releaseUrl, type UsedRelease } from '../registry/release-set.ts';
import { errorIn } from './crossing-error.ts';
import { type DeferredHere, deferredHere } from './deferred-here.ts';
import type { HalfCode } from './half-code.ts';
import type { MakingPage } from './page-maker.ts';
import type { MadePage, PageOrder, RendererFacts, Withheld } from './page-order.ts';
import { sentSets } from './sent-sets.ts';
import { endOf, RendererEnded, type ThreadEnd } from './thread-end.ts';
import type { CrossingMade, FromThread, ThreadStart, ToThread } from './thread-messages.ts';
import { stackOfThread, stackText } from './thread-stack.ts';
import { LOOK_MS, stallWatch } from './watch-stalls.ts';

const THREAD = path.join(import.meta.dirname, `thread${path.extname(import.meta.filename)}`);

/** Releases whose code is recognised in a stack. */
const MOST_RELEASES = 200;

/** Times the bound of a page that the code of a release may take to load. */
const LOADING_FACTOR = 5;

/**
 * ms that a thread has to end. One that does not is given up, because its orders would never be answered: it waits for the
 * operating system, or for a debugger.
 */
const END_WITHIN_MS = 2_000;

const MEGABYTE = 1024 * 1024;

export interface RendererThreadDeps {
  /** Unique in this process. */
  readonly name: string;
  /** Of the shell's release whose pages it makes. */
  readonly half: HalfCode;
  readonly facts: RendererFacts;
  /** ms without a sign of life after which it is stopped. */
  readonly stallMs: number;
  /** MB of its JavaScript heap, beyond which it ends. */
  readonly heapMb: number;
  /** Options of Node for the thread, for tests. */
  readonly execArgv?: readonly string[];
  /** Code of a remote threw outside of every page. */
  readonly onStray: (error: Error) => void;
  /** Is called once, before its orders are lost. */
  readonly onEnd: (end: ThreadEnd) => void;
}

/** A renderer in a thread of its own, from this thread's side. */
export interface RendererThread {
  readonly name: string;
  /** Rejects when it ends before it is ready. */
  readonly ready: Promise<void>;
  /** Orders in it. */
  busy(): number;
  /** @throws RendererEnded when it ends first, and what making the page throws */
  make(order: PageOrder, making: MakingPage, withheld: Withheld): Promise<MadePage>;
  /** @throws RendererEnded, RemoteFailure */
  prepare(release: UsedRelease): Promise<void>;
  keep(releases: readonly UsedRelease[]): void;
  /** MB of its JavaScript heap, garbage included; undefined where it does not say. */
  heapMb(): Promise<number | undefined>;
  /** Ends it, even in an endless loop, or gives it up. */
  end(end: ThreadEnd): Promise<void>;
}

/** An order that the thread has not finished. */
interface OpenOrder {
  /** The remote whose page it is; undefined for what is no page. */
  readonly release: UsedRelease | undefined;
  readonly isPage: boolean;
  readonly hear: (message: FromThread) => void;
  readonly lose: (error: Error) => void;
}

export function startRendererThread(deps: RendererThreadDeps): RendererThread {
  const { name, half, facts, stallMs, heapMb, execArgv, onStray, onEnd } = deps;
  const shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const beats = new Int32Array(shared);
  const workerData: ThreadStart = { half, facts, beats: shared };
  const worker = new Worker(THREAD, {
    name,
    workerData,
    // The code of remotes gets no secrets of the server.
    env: { NODE_ENV: process.env.NODE_ENV ?? 'production', ...(process.env.TZ && { TZ: process.env.TZ }) },
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
    ...(execArgv && { execArgv: [...execArgv] }),
  });
  const open = new Map<number, OpenOrder>();
  const scripts = new LRUCache<string, UsedRelease>({ max: MOST_RELEASES });
  const sets = sentSets({
    send: (set) => {
      for (const release of Object.values(set.releases)) if (typeof release !== 'string') know(release);
      send({ kind: 'set', set });
    },
    forget: (id) => send({ kind: 'forget-set', id }),
  });
  const ready = Promise.withResolvers<void>();
  ready.promise.catch(() => undefined);
  let ending: ThreadEnd | undefined;
  let failure: unknown;
  let isOver = false;
  let orders = 0;

  const send = (message: ToThread) => worker.postMessage(message);
  const know = (release: UsedRelease) =>
    scripts.set(releaseUrl(release, facts.assetOrigin, release.serverEntry), release);

  worker.on('message', (message: FromThread) => {
    if (message.kind === 'ready') ready.resolve();
    else if (message.kind === 'stray') onStray(errorIn(message.error));
    else open.get(message.order)?.hear(message);
  });
  worker.once('error', (error) => {
    failure = error;
  });
  worker.once('exit', (code) => over(ending ?? endOf(failure, code)));

  /** The thread has ended, or is given up. */
  function over(why: ThreadEnd): void {
    if (isOver) return;
    isOver = true;
    clearInterval(looking);
    const end = { ...why, lost: open.size };
    onEnd(end);
    ready.reject(new RendererEnded(end, 0));
    for (const [order, { lose }] of open) lose(new RendererEnded(end, order));
    open.clear();
  }

  const watch = stallWatch(
    {
      beats: () => Atomics.load(beats, 0),
      cpuMs: () =>
        worker.cpuUsage().then(
          ({ user, system }) => (user + system) / 1000,
          () => undefined,
        ),
    },
    {
      stallMs: () => ([...open.values()].every(({ isPage }) => isPage) ? stallMs : stallMs * LOADING_FACTOR),
      now: () => performance.now(),
      inspected: () => inspector.url() !== undefined,
      onStall: (quietMs) => void stop(quietMs),
    },
  );
  let looking: NodeJS.Timeout | undefined;
  void ready.promise.then(
    () => {
      if (!ending) looking = setInterval(() => void watch.look(), LOOK_MS).unref();
    },
    // Who waits for it handles that it did not start.
    () => undefined,
  );

  async function stop(quietMs: number): Promise<void> {
    const detail = `no sign of life for ${quietMs} ms`;
    const stack = await stackOfThread(name);
    const running = stack && open.get(stack.order);
    const script = stack?.frames.map(({ url }) => scripts.get(url)).find((release) => release !== undefined);
    // Code of a remote is called by the shell's, so that its absence says that the shell did not return.
    const isShell = script === undefined && stack?.frames.some(({ url }) => url === half.url) === true;
    const blamed = isShell ? undefined : (script ?? running?.release);
    await end({
      ...{ kind: 'stalled', detail },
      ...(blamed && { blamed }),
      ...(isShell && { isShell }),
      ...(stack && { stack: stackText(`Stalled: ${detail}`, stack.frames) }),
      ...(running && { order: stack.order }),
    });
  }

  async function end(reason: ThreadEnd): Promise<void> {
    ending ??= reason;
    clearInterval(looking);
    const ended = worker.terminate().then(() => true);
    if (await Promise.race([ended, pause(END_WITHIN_MS, false, { ref: false })])) return;
    over({ ...ending, detail: `${ending.detail}; the thread did not end` });
    worker.unref();
  }

  /** @param ask what is sent; the answer ends the promise, and `isOver` the order */
  function place(order: OpenOrder, ask: (number: number) => ToThread): number {
    const number = ++orders;
    open.set(number, order);
    send(ask(number));
    return number;
  }

  return {
    name,
    ready: ready.promise,
    busy: () => open.size,
    make(page, { from, match, signal, report }, withheld) {
      sets.ensure(from.set);
      return new Promise((resolve, reject) => {
        let deferred: DeferredHere | undefined;
        const leave = () => send({ kind: 'leave', order: number });
        const over = () => {
          open.delete(number);
          signal.removeEventListener('abort', leave);
        };
        const hear = (message: FromThread) => {
          if (message.kind === 'made') {
            deferred = message.made.deferred && deferredHere(message.made.deferred);
            resolve(madeHere(message.made, deferred));
          } else if (message.kind === 'value') deferred?.value(message.name, message.value);
          else if (message.kind === 'rest') deferred?.rest(message.text);
          else if (message.kind === 'report') report(errorIn(message.error), message.where);
          else if (message.kind === 'ended') {
            deferred?.end();
            over();
          } else if (message.kind === 'failed') lose(errorIn(message.error));
        };
        const lose = (error: Error) => {
          over();
          deferred?.lose(error);
          reject(error);
        };
        const release = match && from.set.releases[match.remote];
        const number = place({ release, isPage: true, hear, lose }, (order) => ({
          ...{ kind: 'make', order, set: from.set.id, page, withheld },
        }));
        signal.addEventListener('abort', leave, { once: true });
        if (signal.aborted) leave();
      });
    },
    prepare(release) {
      know(release);
      return new Promise((resolve, reject) => {
        const hear = (message: FromThread) => {
          open.delete(number);
          if (message.kind === 'failed') reject(errorIn(message.error));
          else resolve();
        };
        const number = place({ release, isPage: false, hear, lose: reject }, (order) => ({
          ...{ kind: 'prepare', order, release },
        }));
      });
    },
    keep(releases) {
      for (const release of releases) know(release);
      send({ kind: 'keep', releases });
    },
    heapMb: () =>
      worker.getHeapStatistics().then(
        ({ used_heap_size }) => used_heap_size / MEGABYTE,
        () => undefined,
      ),
    end,
  };
}

function madeHere(
  { rendered, deferred: _names, ...facts }: CrossingMade,
  deferred: DeferredHere | undefined,
): MadePage {
  if (rendered.kind !== 'page') return { rendered, ...facts };
  return { rendered: deferred ? { ...rendered, deferred: deferred.content } : rendered, ...facts };
}
