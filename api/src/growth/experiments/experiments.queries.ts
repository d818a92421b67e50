import type { BucketCounts } from '@aangan/shared-kit/contracts/experiments';
import { type Experiment, type Experiments, LEAD_GOAL } from '@aangan/shared-kit/domain/experiment';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { experiment, experimentConversion, experimentExposure, experimentForcedBucket } from './experiments.tables.ts';

/** A device in an experiment. */
export interface Participant {
  readonly experiment: string;
  readonly deviceId: string;
}

export interface Participation {
  readonly declared: Experiment;
  /** Forced bucket of a device. */
  readonly forced: string | null;
  /** Bucket in which the device was exposed. */
  readonly exposed: string | null;
}

/** Stores the declarations of experiments. Another one replaces the buckets, days and goals, and no results. */
export async function registerExperiments(database: Database, experiments: Experiments): Promise<void> {
  const rows = Object.entries(experiments).map(([key, { buckets, from, to, goals = [LEAD_GOAL] }]) => ({
    key,
    buckets,
    firstDay: from ?? null,
    lastDay: to ?? null,
    goals: [...goals],
  }));
  if (rows.length === 0) return;
  await database
    .insert(experiment)
    .values(rows)
    .onConflictDoUpdate({
      target: experiment.key,
      set: {
        buckets: sql`excluded.buckets`,
        firstDay: sql`excluded.first_day`,
        lastDay: sql`excluded.last_day`,
        goals: sql`excluded.goals`,
      },
    });
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
      from: experiment.firstDay,
      to: experiment.lastDay,
      goals: experiment.goals,
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
  if (!row) return undefined;
  const { buckets, from, to, goals, forced, exposed } = row;
  return { declared: { buckets, ...(from && { from }), ...(to && { to }), goals }, forced, exposed };
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
