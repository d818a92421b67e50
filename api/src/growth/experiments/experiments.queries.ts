import type { BucketCounts } from '@aangan/shared-kit/contracts/experiments';
import type { BucketWeights } from '@aangan/shared-kit/domain/experiment-bucket';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { experiment, experimentConversion, experimentExposure, experimentForcedBucket } from './experiments.tables.ts';

/** A device in an experiment. */
export interface Participant {
  readonly experiment: string;
  readonly deviceId: string;
}

export interface Participation {
  readonly buckets: BucketWeights;
  /** Forced bucket of a device. */
  readonly forced: string | null;
  /** Bucket in which the device was exposed. */
  readonly exposed: string | null;
}

/** State of a device in an experiment, or undefined when there is no such experiment. */
export async function participationOf(
  database: Database,
  participant: Participant,
): Promise<Participation | undefined> {
  const { experiment: key, deviceId } = participant;
  const [row] = await database
    .select({
      buckets: experiment.buckets,
      forced: experimentForcedBucket.bucket,
      exposed: experimentExposure.bucket,
    })
    .from(experiment)
    .leftJoin(
      experimentForcedBucket,
      and(eq(experimentForcedBucket.experiment, experiment.key), eq(experimentForcedBucket.deviceId, deviceId)),
    )
    .leftJoin(
      experimentExposure,
      and(eq(experimentExposure.experiment, experiment.key), eq(experimentExposure.deviceId, deviceId)),
    )
    .where(eq(experiment.key, key));
  return row;
}

/** Records the first exposure. @param at epoch ms */
export async function noteExposure(
  database: Database,
  exposure: Participant & { readonly bucket: string; readonly at: number },
): Promise<void> {
  await database
    .insert(experimentExposure)
    .values({ ...exposure, at: new Date(exposure.at) })
    .onConflictDoNothing();
}

/** Counts a goal of an exposed device, once. @returns whether it was counted now. @param at epoch ms */
export async function noteConversion(
  database: Database,
  { experiment: key, deviceId, goal, at }: Participant & { readonly goal: string; readonly at: number },
): Promise<boolean> {
  const exposed = database
    .select({
      experiment: experimentExposure.experiment,
      deviceId: experimentExposure.deviceId,
      goal: sql<string>`${goal}`.as('goal'),
      at: sql<Date>`${new Date(at).toISOString()}::timestamptz`.as('at'),
    })
    .from(experimentExposure)
    .where(and(eq(experimentExposure.experiment, key), eq(experimentExposure.deviceId, deviceId)));
  const counted = await database.insert(experimentConversion).select(exposed).onConflictDoNothing().returning();
  return counted.length > 0;
}

/** Forces a device into a bucket; its earlier exposure no longer counts. */
export async function forceBucket(
  database: Database,
  { experiment: key, deviceId, bucket }: Participant & { readonly bucket: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction
      .insert(experimentForcedBucket)
      .values({ experiment: key, deviceId, bucket })
      .onConflictDoUpdate({
        target: [experimentForcedBucket.experiment, experimentForcedBucket.deviceId],
        set: { bucket },
      });
    for (const table of [experimentExposure, experimentConversion]) {
      await transaction.delete(table).where(and(eq(table.experiment, key), eq(table.deviceId, deviceId)));
    }
  });
}

/** Exposed devices by bucket, and how many of them reached each goal. */
export async function countsOf(database: Database, key: string): Promise<BucketCounts[]> {
  const exposures = await database
    .select({ bucket: experimentExposure.bucket, devices: count() })
    .from(experimentExposure)
    .where(eq(experimentExposure.experiment, key))
    .groupBy(experimentExposure.bucket)
    .orderBy(experimentExposure.bucket);
  const conversions = await database
    .select({ bucket: experimentExposure.bucket, goal: experimentConversion.goal, devices: count() })
    .from(experimentConversion)
    .innerJoin(
      experimentExposure,
      and(
        eq(experimentExposure.experiment, experimentConversion.experiment),
        eq(experimentExposure.deviceId, experimentConversion.deviceId),
      ),
    )
    .where(eq(experimentConversion.experiment, key))
    .groupBy(experimentExposure.bucket, experimentConversion.goal);
  return exposures.map(({ bucket, devices }) => ({
    bucket,
    exposures: devices,
    conversions: Object.fromEntries(
      conversions.filter((row) => row.bucket === bucket).map((row) => [row.goal, row.devices]),
    ),
  }));
}
