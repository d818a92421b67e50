import type { Registry } from '../registry.ts';
import { markFailed, unmarkLoaded } from './failed-releases.ts';
import type { ServerProblem } from './server-report.ts';

/** ms for which a release may be missing: a CDN or a copy of the folder is late. */
const LATE_MS = 5000;

interface MarkDeps {
  readonly registry: Pick<Registry, 'update'>;
  /** Id of the server. */
  readonly server: string;
  readonly onError: (error: unknown) => void;
  /** Epoch ms. */
  readonly now: () => number;
  readonly lateMs?: number;
}

interface FailureMarks {
  /**
   * The problems that the server has now.
   * @param active what it has in force: `mfe-search@1.4.0-77ab20c1e5`
   */
  see(problems: readonly ServerProblem[], active: readonly string[]): void;
  close(): void;
}

/**
 * Marks releases in the registry that this server cannot load for a while, and removes its marks once it can. What is
 * asked for at its start already is not marked: then the fault is as likely the server's.
 */
export function failureMarks({ registry, server, onError, now, lateMs = LATE_MS }: MarkDeps): FailureMarks {
  let atStart: ReadonlySet<string> | undefined;
  const waiting = new Map<string, NodeJS.Timeout>();
  const marked = new Map<string, ServerProblem>();
  const keyOf = ({ remote, version }: ServerProblem) => `${remote}@${version}`;

  function mark(key: string, problem: ServerProblem): void {
    waiting.delete(key);
    marked.set(key, problem);
    markFailed(registry, [problem], { server, at: new Date(now()).toISOString() }).catch(onError);
  }

  return {
    see(problems, active) {
      const keys = new Set(problems.map(keyOf));
      atStart ??= new Set([...keys, ...active]);
      for (const [key, timer] of waiting) {
        if (keys.has(key)) continue;
        clearTimeout(timer);
        waiting.delete(key);
      }
      for (const problem of problems) {
        const key = keyOf(problem);
        if (atStart.has(key) || waiting.has(key) || marked.has(key)) continue;
        waiting.set(key, setTimeout(() => mark(key, problem), lateMs).unref());
      }
      const loaded = [...marked].filter(([key]) => !keys.has(key));
      for (const [key] of loaded) marked.delete(key);
      if (loaded.length > 0) {
        unmarkLoaded(
          registry,
          loaded.map(([, problem]) => problem),
          server,
        ).catch(onError);
      }
    },
    close() {
      for (const timer of waiting.values()) clearTimeout(timer);
    },
  };
}
