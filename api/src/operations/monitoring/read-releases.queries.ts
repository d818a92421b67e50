import type { ErrorGroup, VersionReport, VitalName } from '@aangan/shared-kit/contracts/monitoring';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../foundation/database/public.ts';
import { WINDOW_MS } from './count-report.ts';
import { errorGroup, releaseDevice, vitalCount } from './monitoring.tables.ts';
import { seventyFifth } from './vital-buckets.ts';

const ERRORS_LISTED = 20;

/**
 * Each version of a remote since a time: devices with problems, and vitals.
 * @param since epoch ms; its whole window counts, and for vitals its whole day
 */
export async function versionReports(database: Database, remote: string, since: number): Promise<VersionReport[]> {
  const [devices, vitals] = await Promise.all([
    deviceCounts(database, remote, since),
    vitalsByVersion(database, remote, since),
  ]);
  return devices.map(({ visits, visitErrors, visitFailures, ...counts }) => ({
    ...counts,
    byVisit: { visits, pageErrors: visitErrors, loadFailures: visitFailures },
    vitals: vitals.get(counts.version) ?? [],
  }));
}

async function deviceCounts(database: Database, remote: string, since: number) {
  const window = new Date(Math.floor(since / WINDOW_MS) * WINDOW_MS);
  const devicesWith = (column: PgColumn) =>
    sql<number>`count(distinct ${releaseDevice.device}) filter (where ${column} > 0)::int`;
  const visitsWith = (column: PgColumn) => sql<number>`count(*) filter (where ${column} > 0)::int`;
  return database
    .select({
      version: releaseDevice.version,
      visits: sql<number>`count(*)::int`,
      visitErrors: visitsWith(releaseDevice.pageErrors),
      visitFailures: visitsWith(releaseDevice.loadFailures),
      devices: sql<number>`count(distinct ${releaseDevice.device})::int`,
      pageErrors: devicesWith(releaseDevice.pageErrors),
      loadFailures: devicesWith(releaseDevice.loadFailures),
      slowLoads: devicesWith(releaseDevice.slowLoads),
    })
    .from(releaseDevice)
    .where(and(eq(releaseDevice.remote, remote), gte(releaseDevice.window, window)))
    .groupBy(releaseDevice.version)
    .orderBy(releaseDevice.version);
}

async function vitalsByVersion(
  database: Database,
  remote: string,
  since: number,
): Promise<Map<string, VersionReport['vitals']>> {
  const rows = await database
    .select({
      version: vitalCount.version,
      name: vitalCount.name,
      bucket: vitalCount.bucket,
      count: sql<number>`sum(${vitalCount.count})::int`,
    })
    .from(vitalCount)
    .where(and(eq(vitalCount.remote, remote), gte(vitalCount.day, new Date(since).toISOString().slice(0, 10))))
    .groupBy(vitalCount.version, vitalCount.name, vitalCount.bucket);
  const versions = Map.groupBy(rows, ({ version }) => version);
  return new Map([...versions].map(([version, its]) => [version, vitalsOf(its)]));
}

function vitalsOf(rows: readonly { name: VitalName; bucket: number; count: number }[]): VersionReport['vitals'] {
  return [...Map.groupBy(rows, ({ name }) => name)].map(([name, counts]) => ({
    name,
    p75: seventyFifth(name, counts),
    count: counts.reduce((sum, { count }) => sum + count, 0),
  }));
}

interface MostUsed {
  readonly remotes: number;
  readonly versions: number;
}

/** The vitals of a day, of the remotes with most values and of their releases with most values. */
export async function vitalsOfDay(database: Database, day: Date, most: MostUsed) {
  const rows = await database
    .select({
      remote: vitalCount.remote,
      version: vitalCount.version,
      name: vitalCount.name,
      bucket: vitalCount.bucket,
      count: sql<number>`sum(${vitalCount.count})::int`,
    })
    .from(vitalCount)
    .where(eq(vitalCount.day, day.toISOString().slice(0, 10)))
    .groupBy(vitalCount.remote, vitalCount.version, vitalCount.name, vitalCount.bucket);
  return mostCounted(rows, ({ remote }) => remote, most.remotes).flatMap(([remote, its]) =>
    mostCounted(its, ({ version }) => version, most.versions).flatMap(([version, own]) =>
      vitalsOf(own).map((vital) => ({ remote, version, ...vital })),
    ),
  );
}

/** Groups of rows, those with the highest counts. */
function mostCounted<Row extends { readonly count: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  most: number,
): (readonly [string, readonly Row[]])[] {
  const sumOf = (group: readonly Row[]) => group.reduce((sum, { count }) => sum + count, 0);
  return [...Map.groupBy(rows, keyOf)].sort(([, one], [, other]) => sumOf(other) - sumOf(one)).slice(0, most);
}

/** The last errors of a remote, grouped, latest first. */
export async function lastErrors(database: Database, remote: string): Promise<ErrorGroup[]> {
  const rows = await database
    .select()
    .from(errorGroup)
    .where(eq(errorGroup.remote, remote))
    .orderBy(desc(errorGroup.lastAt))
    .limit(ERRORS_LISTED);
  return rows.map(({ version, kind, count, lastAt, sample }) => ({
    version,
    kind,
    title: sample.title,
    route: sample.errorDetails.route ?? sample.pageUrl,
    count,
    lastAt: lastAt.getTime(),
    stackTrace: sample.stackTrace,
  }));
}
