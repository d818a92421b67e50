import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

/** Names of all tables. */
export function schemaTables(): string[] {
  return Object.values(schema).flatMap((item) => (is(item, PgTable) ? [getTableName(item)] : []));
}
