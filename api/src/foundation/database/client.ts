import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Fallback, fallbackPool } from './fallback-pool.ts';
import { waitingPool } from './waiting-pool.ts';
import { type QueryWatch, watchedClient } from './watched-client.ts';

declare module 'pg' {
  interface PoolConfig {
    /** Where LISTEN connects instead of `connectionString`: a pooler in between passes no notifications on. */
    readonly listenUrl?: string | undefined;
  }
}

/**
 * Queries are unnamed, so that PostgreSQL plans each range for its own values. A generic plan picks the wrong index. The
 * few that are asked all the time and only by keys are prepared under a name.
 */
export type Database = NodePgDatabase & { readonly $client: pg.Pool };

export interface OpenDatabase {
  readonly database: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

interface DatabaseOptions {
  /** Address without a pooler in between, for LISTEN. By default the database's own. */
  readonly listenUrl?: string | undefined;
  /** Maximum number of connections in the pool. Default 8. */
  readonly connections?: number;
  /** How long a query waits for a connection of the pool before it fails, ms. Default 5,000. */
  readonly timeoutMs?: number;
  /** How long connecting is tried again while the database is away, ms from the beginning of the outage. Default 0. */
  readonly waitMs?: number;
  /** How long a statement may take, ms; 0 for as long as it needs. Default 15,000. */
  readonly statementMs?: number;
  /** How long a query may take until it counts as failed here, ms, whatever the server does. By default for ever. */
  readonly queryMs?: number;
  /** For a replica: where a query goes that fails there. By default nowhere. */
  readonly fallback?: Fallback;
  /**
   * Is called with the error of each connection that broke while idle. By default the error is ignored; the pool
   * reconnects.
   */
  readonly onError?: (error: Error) => void;
  /** Watches the queries. By default they are not watched. */
  readonly watch?: QueryWatch;
}

/** Opens a connection pool on the database. It connects at the first query. */
export function openDatabase(url: string, options: DatabaseOptions = {}): OpenDatabase {
  const Pool = poolClass(options);
  const pool = new Pool({
    connectionString: url,
    listenUrl: options.listenUrl,
    max: options.connections ?? 8,
    connectionTimeoutMillis: options.timeoutMs ?? 5_000,
    ...(options.queryMs !== undefined && { query_timeout: options.queryMs }),
    ...(options.watch && { Client: watchedClient(options.watch) }),
    // Our queries are short: JIT compilation and parallel workers cost more than they save.
    options: `-c jit=off -c max_parallel_workers_per_gather=0 -c statement_timeout=${options.statementMs ?? 15_000}`,
  });
  return opened(pool, options.onError);
}

function poolClass({ fallback, waitMs }: DatabaseOptions): typeof pg.Pool {
  if (fallback) return fallbackPool(fallback);
  return waitMs ? waitingPool(waitMs) : pg.Pool;
}

/**
 * One more connection to the same database, for work that must not wait for the pool. It connects at the first query.
 * @param limits by default those of the pool
 */
export function ownConnection(
  { $client }: Database,
  { timeoutMs, queryMs }: Pick<DatabaseOptions, 'timeoutMs' | 'queryMs'> = {},
): OpenDatabase {
  return opened(
    new pg.Pool({
      ...$client.options,
      max: 1,
      ...(timeoutMs !== undefined && { connectionTimeoutMillis: timeoutMs }),
      ...(queryMs !== undefined && { query_timeout: queryMs }),
    }),
  );
}

function opened(pool: pg.Pool, onError: (error: Error) => void = () => undefined): OpenDatabase {
  pool.on('error', onError);
  // A connection that breaks while a transaction has it emits its error itself; without a listener the process ends.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { database: drizzle(pool), pool, close: () => pool.end() };
}
