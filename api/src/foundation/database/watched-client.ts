import { currentRequestId, failSpan, startCallSpan } from '@aangan/shared-kit/server/trace-requests';
import pg from 'pg';

/** A query that took long. */
export interface SlowQuery {
  readonly ms: number;
  /** With placeholders instead of values. */
  readonly query: string;
  /** The request that asked for it, as the log of the shell and the API names it; absent for jobs. */
  readonly requestId?: string;
}

/** A query that has ended. */
interface EndedQuery {
  /** `select` */
  readonly verb: string;
  readonly ms: number;
  readonly failed: boolean;
}

/** How queries of a pool are watched. */
export interface QueryWatch {
  /** From how many ms on a query is slow. */
  readonly slowMs: number;
  readonly onSlow: (query: SlowQuery) => void;
  /** Is called at the end of every query. */
  readonly onEnd?: ((query: EndedQuery) => void) | undefined;
}

/** Characters of a query that are reported. */
const SHOWN_LENGTH = 2_000;

type Watched = (...args: unknown[]) => unknown;

/** A client class for a pool: each query is a span of the request that asks for it, and slow ones are reported. */
export function watchedClient({ slowMs, onSlow, onEnd }: QueryWatch): typeof pg.Client {
  return class WatchedClient extends pg.Client {
    override query(...args: unknown[]): never {
      const text = textOf(args[0]);
      const ask: Watched = (...given) => Reflect.apply(super.query, this, given);
      return (text === undefined ? ask(...args) : watch(ask, args, ending(text))) as never;
    }
  };

  /** Starts a query. Returns what to call when it has ended. */
  function ending(text: string): (failed: boolean) => void {
    const requestId = currentRequestId();
    const verb = verbOf(text);
    const span = startCallSpan(`SQL ${verb}`, { 'db.system.name': 'postgresql', 'db.query.text': shown(text) });
    const start = performance.now();
    return (failed) => {
      if (failed) failSpan(span);
      span.end();
      const took = performance.now() - start;
      onEnd?.({ verb, ms: took, failed });
      const ms = Math.round(took);
      if (ms >= slowMs) onSlow({ ms, query: shown(text), ...(requestId !== undefined && { requestId }) });
    };
  }
}

/** The pool asks with a callback, transactions with a promise. */
function watch(ask: Watched, args: readonly unknown[], end: (failed: boolean) => void): unknown {
  const callback = args.at(-1);
  if (typeof callback === 'function') {
    return ask(...args.slice(0, -1), (error: unknown, result: unknown) => {
      end(error !== null && error !== undefined);
      callback(error, result);
    });
  }
  const answer = ask(...args);
  if (answer instanceof Promise)
    answer.then(
      () => end(false),
      () => end(true),
    );
  return answer;
}

/** The text of a query; undefined for streams, which read for as long as their reader does. */
function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  if (typeof query !== 'object' || query === null || 'submit' in query) return undefined;
  return 'text' in query && typeof query.text === 'string' ? query.text : undefined;
}

function shown(text: string): string {
  return text.slice(0, SHOWN_LENGTH);
}

/** `select` */
function verbOf(text: string): string {
  return /^\W*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'query';
}
