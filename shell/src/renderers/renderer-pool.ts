import { setTimeout as pause } from 'node:timers/promises';
import { RemoteFailure } from '../federation/remote-failure.ts';
import { releaseKey, type UsedRelease } from '../registry/release-set.ts';
import { SHELL } from '../registry/shell-files.ts';
import { watchHeaps } from './heap-watch.ts';
import type { MakingPage, ShellPages } from './page-maker.ts';
import type { MadePage, PageOrder, Withheld } from './page-order.ts';
import type { RendererLog } from './renderer-log.ts';
import type { RendererThread, RendererThreadDeps } from './renderer-thread.ts';
import { suspects } from './suspects.ts';
import { RendererEnded, type ThreadEnd } from './thread-end.ts';

export interface RendererPoolDeps {
  /** Starts a thread. */
  readonly start: (listeners: Pick<RendererThreadDeps, 'onStray' | 'onEnd'>) => RendererThread;
  /** Renderers that serve; one more is kept ready. */
  readonly count: number;
  /** MB of a renderer's heap above which it is replaced. */
  readonly heavyMb: number;
  readonly log: RendererLog;
  /** Version of the shell whose pages they make. */
  readonly shell: string;
  /** Epoch ms. */
  readonly now: () => number;
}

/** ms between two starts while renderers end before they are ready. */
const RETRY_MS = 1000;

/** Renderers that one page may lose before it is the failure page. */
const MOST_TRIES = 3;

/** ms that the pages of a replaced renderer have to end. */
const DRAIN_MS = 30_000;

interface PooledRenderer {
  readonly thread: RendererThread;
  readonly pages: Map<string, number>;
  heapAtStart: number | undefined;
  heap: number | undefined;
  state: 'starting' | 'ready' | 'leaving';
}

/** Renderers of one release of the shell. */
interface RendererPool extends ShellPages {
  /** Resolves when the first renderer is ready; rejects when it ends before. */
  readonly started: Promise<void>;
}

/**
 * Renderers in threads. One that stalls or outgrows its memory is ended and replaced by the spare one at once. Pages
 * that were in it are made again elsewhere, without the code of the remote that ended it.
 */
export function rendererPool(deps: RendererPoolDeps): RendererPool {
  const { count, heavyMb, log, shell, now } = deps;
  const renderers = new Set<PooledRenderer>();
  const blamed = suspects(now);
  const inUse = new Map<string, UsedRelease>();
  const started = Promise.withResolvers<void>();
  started.promise.catch(() => undefined);
  let changed = Promise.withResolvers<void>();
  let closing = false;

  const ready = () => [...renderers].filter(({ state }) => state === 'ready');
  const serving = () => ready().slice(0, count);
  const spare = () => ready()[count];

  function tellChange(): void {
    changed.resolve();
    changed = Promise.withResolvers();
  }

  /** Starts what is missing: first those that serve, then the spare one. */
  function fill(): void {
    const missing = (most: number) => [...renderers].filter(({ state }) => state !== 'leaving').length < most;
    while (!closing && missing(count)) add();
    if (!closing && serving().length === count && missing(count + 1)) add();
  }

  function add(): void {
    const renderer: PooledRenderer = {
      thread: deps.start({ onStray: log.stray, onEnd: (end) => onEnd(renderer, end) }),
      ...{ pages: new Map(), heapAtStart: undefined, heap: undefined, state: 'starting' },
    };
    renderers.add(renderer);
    void warm(renderer);
  }

  async function warm(renderer: PooledRenderer): Promise<void> {
    try {
      await renderer.thread.ready;
    } catch {
      // Its end is handled where every end is.
      return;
    }
    const good = [...inUse.values()].filter((release) => blamed.among([release]).length === 0);
    await Promise.allSettled(good.map((release) => renderer.thread.prepare(release)));
    renderer.heapAtStart = await renderer.thread.heapMb();
    if (renderer.state !== 'starting' || !renderers.has(renderer)) return;
    renderer.state = 'ready';
    started.resolve();
    log.ready({ renderer: renderer.thread.name, heap: renderer.heapAtStart });
    tellChange();
    fill();
  }

  function onEnd(renderer: PooledRenderer, end: ThreadEnd): void {
    const { thread, pages, heapAtStart, heap, state } = renderer;
    renderers.delete(renderer);
    started.reject(shellFailure(end));
    if (end.isShell) log.failed(shellFailure(end), { remote: SHELL, version: shell, kind: 'stalled' });
    if (end.blamed) {
      blamed.blame(end.blamed);
      const { name: remote, version } = end.blamed;
      const error = new RemoteFailure(`${remote} ${version} has ended a renderer: ${end.detail}`, {
        ...{ kind: 'stalled', remote, version },
      });
      if (end.stack) error.stack = end.stack;
      log.failed(error, { remote, version, kind: 'stalled' });
    }
    if (end.kind !== 'closed') {
      const facts = { renderer: thread.name, reason: end.kind, detail: end.detail, orders: end.lost ?? 0 };
      log.ended({ ...facts, pages: Object.fromEntries(pages), heapAtStart, heap });
    }
    tellChange();
    if (state === 'starting') setTimeout(fill, RETRY_MS).unref();
    else fill();
  }

  function shellFailure(end: ThreadEnd): RemoteFailure {
    const kind = end.kind === 'stalled' ? 'stalled' : 'evaluation';
    const error = new RemoteFailure(`${SHELL} ${shell} has ended a renderer: ${end.detail}`, {
      ...{ kind, remote: SHELL, version: shell },
    });
    if (end.stack) error.stack = end.stack;
    return error;
  }

  async function leastBusy(): Promise<PooledRenderer> {
    for (;;) {
      const [first, ...others] = serving();
      if (first) return others.reduce((best, next) => (next.thread.busy() < best.thread.busy() ? next : best), first);
      if (closing) throw new Error('The server is closing');
      await changed.promise;
    }
  }

  async function makeIn(
    renderer: PooledRenderer,
    order: PageOrder,
    making: MakingPage,
    withheld: Withheld,
  ): Promise<MadePage> {
    const release = ownRelease(making);
    if (release) {
      const key = `${release.name}@${release.version}`;
      renderer.pages.set(key, (renderer.pages.get(key) ?? 0) + 1);
    }
    return renderer.thread.make(order, making, withheld);
  }

  /** Pages of suspects are made in the spare renderer, those of all others in one that serves. */
  async function makeOnce(order: PageOrder, making: MakingPage, withheld: Withheld): Promise<MadePage> {
    const found = blamed.among(releasesOf(making)).filter(({ name }) => withheld[name] === undefined);
    const apart = spare();
    if (found.length === 0) return makeIn(await leastBusy(), order, making, withheld);
    const closed = Object.fromEntries(found.map(({ name }) => [name, 'circuit-open' as const]));
    const without = async () => makeIn(await leastBusy(), order, making, { ...withheld, ...closed });
    const end = apart && blamed.begin(found);
    if (!end) return without();
    return makeIn(apart, order, making, withheld).finally(end);
  }

  async function make(order: PageOrder, making: MakingPage): Promise<MadePage> {
    let withheld: Withheld = {};
    for (let tries = 1; ; tries++) {
      try {
        return await makeOnce(order, making, withheld);
      } catch (error) {
        if (!(error instanceof RendererEnded) || making.signal.aborted) throw error;
        // The action of a form may have run.
        if (order.form || tries === MOST_TRIES) throw error;
        // Without its frame there is no page.
        if (error.end.isShell && error.isCulprit) throw error;
        // The second loss in a row without a known cause is taken for the page's own.
        const own = error.end.blamed ?? (tries > 1 ? ownRelease(making) : undefined);
        if (own && (error.isCulprit || tries > 1)) withheld = { ...withheld, [own.name]: 'stalled' };
      }
    }
  }

  fill();
  const watching = watchHeaps({
    renderers: ready,
    heapMb: ({ thread }) => thread.heapMb(),
    heavyMb,
    onMeasured: (renderer, mb) => {
      renderer.heap = mb;
    },
    onHeavy: (renderer, mb) => void replace(renderer, mb),
  });

  /** Others take over; its own pages may end. */
  async function replace(renderer: PooledRenderer, mb: number): Promise<void> {
    // Not without a spare one: a heavy renderer serves better than none.
    if (!spare()) return;
    renderer.state = 'leaving';
    tellChange();
    fill();
    const until = performance.now() + DRAIN_MS;
    while (renderer.thread.busy() > 0 && performance.now() < until) await pause(100, undefined, { ref: false });
    await renderer.thread.end({ kind: 'heavy', detail: `its heap has ${Math.round(mb)} MB` });
  }

  async function prepareAll(release: UsedRelease): Promise<void> {
    await leastBusy();
    // Code that does not return stops the renderer that serves nobody.
    await spare()?.thread.prepare(release);
    await Promise.all(serving().map(({ thread }) => thread.prepare(release)));
  }

  return {
    started: started.promise,
    make,
    async prepare(release) {
      inUse.set(releaseKey(release), release);
      try {
        await prepareAll(release);
      } catch (error) {
        inUse.delete(releaseKey(release));
        if (!(error instanceof RendererEnded)) throw error;
        const { name: remote, version } = release;
        throw new RemoteFailure(error.message, { kind: 'stalled', remote, version, cause: error });
      }
    },
    keep(releases) {
      inUse.clear();
      for (const release of releases) inUse.set(releaseKey(release), release);
      for (const { thread } of ready()) thread.keep(releases);
    },
    busy: () => [...renderers].reduce((sum, { thread }) => sum + thread.busy(), 0),
    state: () => ({
      renderers: [...renderers].map(({ thread, state, heap, heapAtStart }) => ({
        ...{ name: thread.name, state, busy: thread.busy(), heapMb: heap ?? heapAtStart },
      })),
      apart: blamed.among([...inUse.values()]),
    }),
    async close() {
      closing = true;
      watching.stop();
      tellChange();
      await Promise.all(
        [...renderers].map(({ thread }) => thread.end({ kind: 'closed', detail: 'the server closes' })),
      );
    },
  };
}

function ownRelease({ from, match }: MakingPage): UsedRelease | undefined {
  return match && from.set.releases[match.remote];
}

/** The releases whose code a page may run: its own, and those of its fills. */
function releasesOf({ from, match }: MakingPage): UsedRelease[] {
  const names = match ? [match.remote, ...(match.fills ?? []).map(({ remote }) => remote)] : [];
  return [...new Set(names)].flatMap((name) => from.set.releases[name] ?? []);
}
