import type { Client } from 'pg';

interface PartitionedIndex {
  readonly name: string;
  readonly table: string;
  /** What follows `on table` in its statement. */
  readonly form: string;
}

/**
 * Builds an index of a partitioned table without blocking writes, which PostgreSQL has no statement for: an invalid
 * index of the parent alone, one of each partition, concurrently, and then each becomes a part of the parent's. The
 * parent's is valid with its last part. An interrupted build goes on where it was.
 */
export async function buildPartitionIndexes(client: Client, { name, table, form }: PartitionedIndex): Promise<void> {
  await client.query(`create index if not exists ${name} on only ${table} ${form}`);
  const { rows } = await client.query<{ partition: string }>(
    `select quote_ident(p.relname) as partition from pg_inherits i join pg_class p on p.oid = i.inhrelid
     where i.inhparent = $1::regclass and not exists (
       select from pg_inherits part join pg_index on indexrelid = part.inhrelid
       where part.inhparent = $2::regclass and indrelid = p.oid)
     order by p.relname`,
    [table, name],
  );
  for (const { partition } of rows) {
    const part = name.startsWith(`${table}_`) ? `${partition}${name.slice(table.length)}` : `${partition}_${name}`;
    await client.query(`drop index concurrently if exists ${part}`);
    await client.query(`create index concurrently ${part} on ${partition} ${form}`);
    await client.query(`alter index ${name} attach partition ${part}`);
  }
}
