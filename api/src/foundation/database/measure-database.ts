import type { Metrics } from '@aangan/shared-kit/server/metrics';
import type { Pool } from 'pg';
import { ARCHIVE_METRICS, POOL_METRICS, QUERY_METRICS } from './database.metrics.ts';
import type { QueryWatch } from './watched-client.ts';

/** Verbs that are labels; the others share one. */
const VERBS: ReadonlySet<string> = new Set([
  'select',
  'with',
  'insert',
  'update',
  'delete',
  'begin',
  'commit',
  'rollback',
]);

/** What a watched client calls at the end of each query. */
export function measureQueries(metrics: Metrics): NonNullable<QueryWatch['onEnd']> {
  const took = metrics.histogram(QUERY_METRICS.seconds);
  return ({ verb, ms, failed }) =>
    took({ verb: VERBS.has(verb) ? verb : 'other', outcome: failed ? 'failed' : 'ok' }, ms / 1000);
}

/** Measures the connections of a pool. */
export function measurePool(metrics: Metrics, pool: Pool): void {
  metrics.read(POOL_METRICS, () => ({
    connections: [
      { state: 'used', value: pool.totalCount - pool.idleCount },
      { state: 'idle', value: pool.idleCount },
    ],
    most: [{ value: pool.options.max }],
    waiting: [{ value: pool.waitingCount }],
  }));
}

/** The segment that is being written is not waiting. Names that are no segment, such as of a timeline, say nothing. */
const ARCHIVE_AGE = `
  select case
    when (pg_split_walfile_name(pg_walfile_name(pg_current_wal_lsn()))).segment_number
      - (pg_split_walfile_name(substring(last_archived_wal from '^[0-9A-F]{24}'))).segment_number <= 1 then 0
    else extract(epoch from clock_timestamp() - coalesce(last_archived_time, pg_postmaster_start_time()))::float8
  end as seconds
  from pg_stat_archiver
  where current_setting('archive_mode') <> 'off' and not pg_is_in_recovery()`;

/** Measures how far the archive of the log is behind: what is not in it is lost with the database. */
export function measureArchive(metrics: Metrics, pool: Pool): void {
  metrics.read(ARCHIVE_METRICS, async () => {
    const { rows } = await pool.query<{ seconds: number }>(ARCHIVE_AGE);
    return { age: rows.map(({ seconds }) => ({ value: seconds })) };
  });
}
