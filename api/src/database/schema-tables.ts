import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as accounts from '../accounts/accounts.tables.ts';
import * as analytics from '../analytics/analytics.tables.ts';
import * as devices from '../devices/devices.tables.ts';
import * as experiments from '../experiments/experiments.tables.ts';
import * as home from '../home/home.tables.ts';
import * as monitoring from '../monitoring/monitoring.tables.ts';
import * as places from '../places/places.tables.ts';
import * as plans from '../plans/plans.tables.ts';
import * as property from '../property/property.tables.ts';
import * as sessions from '../sessions/sessions.tables.ts';
import * as sync from '../sync/sync.tables.ts';

/** Names of all tables. */
export function schemaTables(): string[] {
  return Object.values({
    ...accounts,
    ...analytics,
    ...devices,
    ...experiments,
    ...home,
    ...monitoring,
    ...places,
    ...plans,
    ...property,
    ...sessions,
    ...sync,
  }).flatMap((item) => (is(item, PgTable) ? [getTableName(item)] : []));
}
