import type pg from 'pg';
import { LISTING_INDEXES } from '../../src/search/listings/public.ts';

/** Keys and constraints that are cheaper to build over all rows at once than to maintain row by row. */
const CONSTRAINTS = [
  { name: 'listing_pkey', definition: 'primary key (id, city)' },
  { name: 'listing_locality_id_place_id_fk', definition: 'foreign key (locality_id) references place(id)' },
  { name: 'listing_society_id_place_id_fk', definition: 'foreign key (society_id) references place(id)' },
] as const;

/** Loads rows into `listing` without its keys and indexes, and builds these afterwards. Runs within a transaction. */
export async function withoutIndexes(client: pg.Client, load: () => Promise<unknown>): Promise<void> {
  for (const { name } of LISTING_INDEXES) await client.query(`drop index if exists ${name}`);
  for (const { name } of CONSTRAINTS) await client.query(`alter table listing drop constraint if exists ${name}`);
  await load();
  await client.query("set local maintenance_work_mem = '256MB'");
  for (const { name, definition } of CONSTRAINTS) {
    await client.query(`alter table listing add constraint ${name} ${definition}`);
  }
  for (const { create } of LISTING_INDEXES) await client.query(create);
}
