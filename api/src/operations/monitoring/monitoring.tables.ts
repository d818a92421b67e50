import { ERROR_KINDS, type ErrorReport, VITAL_NAMES } from '@aangan/shared-kit/contracts/monitoring';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/**
 * The problems that one device had with one version of a remote in one window of ten minutes.
 * `release_device_remote_window`: the comparison of versions reads one remote from a given time.
 */
export const releaseDevice = pgTable(
  'release_device',
  {
    remote: text().notNull(),
    version: text().notNull(),
    /** Start of the window. */
    window: at('window').notNull(),
    /** Digest of the device's id. */
    device: text().notNull(),
    views: integer().notNull(),
    pageErrors: integer('page_errors').notNull(),
    loadFailures: integer('load_failures').notNull(),
    slowLoads: integer('slow_loads').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.window, table.version, table.device] }),
    index('release_device_window').on(table.window),
  ],
);

/** Vitals as histograms: the number of values in each bucket (see `vital-buckets.ts`). */
export const vitalCount = pgTable(
  'vital_count',
  {
    day: date().notNull(),
    remote: text().notNull(),
    version: text().notNull(),
    route: text().notNull(),
    name: text({ enum: VITAL_NAMES }).notNull(),
    bucket: smallint().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.day, table.version, table.name, table.route, table.bucket] }),
    index('vital_count_day').on(table.day),
  ],
);

/** Equal errors of a version: their count and the latest report. */
export const errorGroup = pgTable(
  'error_group',
  {
    remote: text().notNull(),
    version: text().notNull(),
    fingerprint: text().notNull(),
    kind: text({ enum: ERROR_KINDS }).notNull(),
    count: bigint({ mode: 'number' }).notNull(),
    firstAt: at('first_at').notNull(),
    lastAt: at('last_at').notNull(),
    sample: jsonb().$type<ErrorReport>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.version, table.fingerprint] }),
    index('error_group_last').on(table.remote, table.lastAt),
  ],
);
