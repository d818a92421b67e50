import type { MonitoringReport, Vital } from '@aangan/shared-kit/contracts/monitoring';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { cleanError, fingerprintOf } from './clean-error.ts';
import { countReport, type DeviceRow } from './count-report.ts';
import { errorGroup, releaseDevice, vitalCount } from './monitoring.tables.ts';
import { bucketOf } from './vital-buckets.ts';

/** Maximum number of distinct errors stored per version, so that nobody can fill the disk. */
const GROUPS_MAX = 200;

/** Stores reports, all or none of them. @param now epoch ms */
export async function storeReports(
  database: Database,
  reports: readonly MonitoringReport[],
  now: number,
): Promise<void> {
  const devices = merged(
    reports.flatMap((report) => countReport(report, now)),
    keyOfDevice,
    addDevices,
  );
  const vitals = merged(
    reports.flatMap(({ vitals }) => vitals.map((vital) => vitalRow(vital, now))),
    keyOfVital,
    addVitals,
  );
  const errors = merged(
    reports.flatMap(({ errors }) => errors.map((error) => errorRow(error, now))),
    keyOfError,
    addErrors,
  );
  await database.transaction(async (transaction) => {
    await addDeviceRows(transaction, devices);
    await addVitalRows(transaction, vitals);
    for (const row of errors) await addErrorRow(transaction, row);
  });
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

async function addDeviceRows(transaction: Transaction, rows: readonly DeviceRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { remote, window, version, device } = releaseDevice;
  await transaction
    .insert(releaseDevice)
    .values(rows.map((row) => ({ ...row, window: new Date(row.window) })))
    .onConflictDoUpdate({
      target: [remote, window, version, device],
      set: {
        views: sql`${releaseDevice.views} + excluded.views`,
        pageErrors: sql`${releaseDevice.pageErrors} + excluded.page_errors`,
        loadFailures: sql`${releaseDevice.loadFailures} + excluded.load_failures`,
        slowLoads: sql`${releaseDevice.slowLoads} + excluded.slow_loads`,
      },
    });
}

async function addVitalRows(transaction: Transaction, rows: readonly VitalRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { remote, day, version, name, route, bucket } = vitalCount;
  await transaction
    .insert(vitalCount)
    .values([...rows])
    .onConflictDoUpdate({
      target: [remote, day, version, name, route, bucket],
      set: { count: sql`${vitalCount.count} + excluded.count` },
    });
}

async function addErrorRow(transaction: Transaction, row: ErrorRow): Promise<void> {
  const { remote, version, fingerprint } = errorGroup;
  const others = and(eq(remote, row.remote), eq(version, row.version), ne(fingerprint, row.fingerprint));
  if ((await transaction.$count(errorGroup, others)) >= GROUPS_MAX) return;
  await transaction
    .insert(errorGroup)
    .values(row)
    .onConflictDoUpdate({
      target: [remote, version, fingerprint],
      set: {
        count: sql`${errorGroup.count} + excluded.count`,
        lastAt: sql`excluded.last_at`,
        sample: sql`excluded.sample`,
      },
    });
}

type VitalRow = typeof vitalCount.$inferInsert;
type ErrorRow = typeof errorGroup.$inferInsert;

function vitalRow({ remote, version, route, name, value }: Vital, now: number): VitalRow {
  const day = new Date(now).toISOString().slice(0, 10);
  return { day, remote, version, route, name, bucket: bucketOf(name, value), count: 1 };
}

function errorRow(reported: MonitoringReport['errors'][number], now: number): ErrorRow {
  const sample = cleanError(reported);
  const at = new Date(now);
  const { remote, version, kind } = sample;
  return { remote, version, fingerprint: fingerprintOf(sample), kind, count: 1, firstAt: at, lastAt: at, sample };
}

const keyOfDevice = ({ remote, version, device }: DeviceRow) => `${remote} ${version} ${device}`;
const keyOfVital = ({ remote, version, route, name, bucket }: VitalRow) =>
  [remote, version, route, name, bucket].join(' ');
const keyOfError = ({ remote, version, fingerprint }: ErrorRow) => `${remote} ${version} ${fingerprint}`;

const addDevices = (one: DeviceRow, other: DeviceRow): DeviceRow => ({
  ...one,
  views: one.views + other.views,
  pageErrors: one.pageErrors + other.pageErrors,
  loadFailures: one.loadFailures + other.loadFailures,
  slowLoads: one.slowLoads + other.slowLoads,
});
const addVitals = (one: VitalRow, other: VitalRow): VitalRow => ({ ...one, count: one.count + other.count });
const addErrors = (one: ErrorRow, other: ErrorRow): ErrorRow => ({ ...other, count: one.count + other.count });

/** Merged, because one statement may not touch a row twice. Sorted, because two instances must not deadlock. */
function merged<Row>(rows: readonly Row[], keyOf: (row: Row) => string, add: (one: Row, other: Row) => Row): Row[] {
  const byKey = new Map<string, Row>();
  for (const row of rows) {
    const key = keyOf(row);
    const before = byKey.get(key);
    byKey.set(key, before === undefined ? row : add(before, row));
  }
  return [...byKey].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}
