import { sql } from 'drizzle-orm';
import type { Database } from '../database/public.ts';

/** Position up to which the primary's log is made. A commit that has been answered is before it, flushed or not. */
export async function primaryPosition(database: Database): Promise<bigint | undefined> {
  return positionOf(database, sql`select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as position`);
}

/** Position up to which a replica has replayed; undefined of a server that is no replica any more. */
export async function replayedPosition(database: Database): Promise<bigint | undefined> {
  return positionOf(
    database,
    sql`select pg_last_wal_replay_lsn() - '0/0'::pg_lsn as position where pg_is_in_recovery()`,
  );
}

async function positionOf(database: Database, query: ReturnType<typeof sql>): Promise<bigint | undefined> {
  const { rows } = await database.execute<{ position: string | null }>(query);
  const position = rows[0]?.position;
  return typeof position === 'string' ? BigInt(position) : undefined;
}
