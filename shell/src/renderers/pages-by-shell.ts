import { setTimeout as pause } from 'node:timers/promises';
import { RemoteFailure } from '../federation/remote-failure.ts';
import { type RetriedAttempt, retriedAttempt } from '../federation/retried-attempt.ts';
import { SHELL, type ShellFiles } from '../registry/shell-files.ts';
import { pageOutcomes } from '../render/page-outcomes.ts';
import type { MakingPage, PageMaker, ShellPages } from './page-maker.ts';
import type { MadePage } from './page-order.ts';
import { RendererEnded } from './thread-end.ts';

interface PagesByShellDeps {
  /** Starts what makes pages with a release of the shell. @throws RemoteFailure */
  readonly start: (shell: ShellFiles) => Promise<ShellPages>;
  /** ms for which a release of the shell that nobody gets any more stays: requests may be on their way to it. */
  readonly lingerMs?: number;
}

const LINGER_MS = 2000;

/** ms that the pages of a release have to end when nobody gets it any more. */
const DRAIN_MS = 30_000;

/** Of a frame that failed, in the counters. */
const FRAME_FAILED = { kind: 'render', message: '' } as const;

/** Pages are made with the server half of the shell's release in their set. Each release has renderers of its own. */
export function pagesByShell({ start, lingerMs = LINGER_MS }: PagesByShellDeps): PageMaker {
  const running = new Map<string, RetriedAttempt<ShellPages>>();
  const outcomes = pageOutcomes();
  /** Releases of the shell that nobody gets, with what will end them. */
  const leaving = new Map<string, NodeJS.Timeout>();
  let closing = false;

  function attemptAt(shell: ShellFiles): RetriedAttempt<ShellPages> {
    const { version } = shell;
    const known =
      running.get(version) ??
      retriedAttempt(
        () => start(shell),
        (cause) =>
          new RemoteFailure(`${SHELL} ${version} has failed too often`, {
            ...{ kind: 'circuit-open', remote: SHELL, version, cause },
          }),
      );
    running.set(version, known);
    return known;
  }

  const started = () => [...running.values()].flatMap((attempt) => attempt.value() ?? []);

  async function pagesOf(shell: ShellFiles): Promise<ShellPages> {
    const attempt = attemptAt(shell);
    return attempt.value() ?? attempt.get();
  }

  function leave(version: string): void {
    if (leaving.has(version)) return;
    leaving.set(version, setTimeout(() => void end(version), lingerMs).unref());
  }

  function stay(version: string): void {
    clearTimeout(leaving.get(version));
    leaving.delete(version);
  }

  /** Ends a release of the shell once its pages have ended. */
  async function end(version: string): Promise<void> {
    leaving.delete(version);
    const pages = running.get(version)?.value();
    running.delete(version);
    if (!pages) return;
    const until = performance.now() + DRAIN_MS;
    while (!closing && pages.busy() > 0 && performance.now() < until) await pause(100, undefined, { ref: false });
    await pages.close();
  }

  function count({ from }: MakingPage, { rendered }: MadePage): void {
    if (rendered.kind !== 'page') return;
    const { failure, frameFailed, remote } = rendered;
    outcomes.count({ name: SHELL, version: from.shell.version }, frameFailed ? FRAME_FAILED : undefined);
    const release = from.set.releases[remote];
    // A build on a laptop says nothing about the site's releases, nor does a frame that failed about the page's.
    if (release && release.servedFrom === undefined && !frameFailed) outcomes.count(release, failure);
  }

  return {
    async make(order, making) {
      const { shell } = making.from;
      try {
        const made = await (await pagesOf(shell)).make(order, making);
        count(making, made);
        return made;
      } catch (error) {
        const isRemotes = error instanceof RendererEnded && !error.end.isShell;
        if (!making.signal.aborted && !isRemotes) outcomes.count({ name: SHELL, version: shell.version }, FRAME_FAILED);
        throw error;
      }
    },
    async prepareShell(shell, releases) {
      // It may be one that has just been left, and devices get it only when everything else is ready too.
      stay(shell.version);
      const pages = await pagesOf(shell);
      const others = started().filter((other) => other !== pages);
      await Promise.all(
        releases.map(async (release) => {
          try {
            await pages.prepare(release);
          } catch (error) {
            const elsewhere = await Promise.allSettled(others.map((other) => other.prepare(release)));
            if (elsewhere.some(({ status }) => status === 'fulfilled')) throw error;
          }
        }),
      );
    },
    async prepare(release) {
      await Promise.all(started().map((pages) => pages.prepare(release)));
    },
    keep(releases, shells) {
      for (const pages of started()) pages.keep(releases);
      const wanted = new Set(shells.map(({ version }) => version));
      for (const version of running.keys()) (wanted.has(version) ? stay : leave)(version);
    },
    outcomes,
    state() {
      const states = started().map((pages) => pages.state());
      return {
        renderers: states.flatMap(({ renderers }) => renderers),
        apart: states.flatMap(({ apart }) => apart),
      };
    },
    async close() {
      closing = true;
      for (const version of leaving.keys()) stay(version);
      await Promise.all(started().map((pages) => pages.close()));
    },
  };
}
