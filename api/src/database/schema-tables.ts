import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as home from '../home/home.tables.ts';
import * as places from '../places/places.tables.ts';
import * as plans from '../plans/plans.tables.ts';
import * as property from '../property/property.tables.ts';

/** Names of all tables. */
export function schemaTables(): string[] {
  return Object.values({ ...home, ...places, ...plans, ...property }).flatMap((item) =>
    is(item, PgTable) ? [getTableName(item)] : [],
  );
}
