import { z } from 'zod';
import { LEAD_GOAL } from '../domain/experiment.ts';
import { CONTROL_BUCKET } from '../domain/experiment-bucket.ts';
import type { CallContracts } from './call.ts';

const experimentName = z.string().regex(/^\w{1,80}$/);
const deviceId = z.string().regex(/^[\w-]{8,64}$/);

const bucket = z.string().regex(/^\w{1,20}$/);
const goal = z.string().regex(/^\w{1,80}$/);

/** An experiment as its remote declares it. */
export const declaredExperiment = z.object({
  buckets: z
    .record(bucket, z.number().nonnegative().max(1e6))
    .refine((buckets) => Object.hasOwn(buckets, CONTROL_BUCKET), `must have the bucket ${CONTROL_BUCKET}`)
    .refine((buckets) => Object.values(buckets).some((weight) => weight > 0), 'must have a weight above 0'),
  from: z.iso.date().exactOptional(),
  to: z.iso.date().exactOptional(),
  goals: z.array(goal).min(1).max(20).exactOptional(),
});

export const declaredExperiments = z.record(experimentName, declaredExperiment);

const bucketAnswer = z.object({ data: z.object({ result: z.string() }) });

/** Devices by bucket and, of those, the devices that reached each goal. */
const bucketCounts = z.object({
  bucket: z.string(),
  exposures: z.number(),
  conversions: z.record(z.string(), z.number()),
});

export type BucketCounts = z.infer<typeof bucketCounts>;

/** Source: services-and-platform, section 7 (experiments). */
export const experimentCalls = {
  'PUT /api/v1/experiments': {
    summary: "The shell's servers register the experiments of active releases; for others the call does not exist",
    body: z.object({ experiments: declaredExperiments }),
    personal: true,
    answer: z.object({ registered: z.number() }),
  },
  'GET /swagger/v1/participate/result': {
    summary: "A device's bucket of an experiment; the first time counts as its exposure, while it runs",
    measures: true,
    mutates: true,
    query: z.object({ deviceId, experiment: experimentName, userId: z.string().max(64).optional() }),
    personal: true,
    answer: bucketAnswer,
  },
  'GET /swagger/v1/participate/convert': {
    summary: 'A device that was exposed has reached a goal of a running experiment; counted once',
    measures: true,
    mutates: true,
    query: z.object({
      deviceId,
      experiment: experimentName,
      goal: goal.default(LEAD_GOAL),
    }),
    personal: true,
    answer: z.object({ data: z.object({ counted: z.boolean() }) }),
  },
  'POST /swagger/v1/experiment/bucket/assign': {
    summary: 'Puts a device into a bucket, for testing; takes the auth-key of the day and is not counted',
    measures: true,
    query: z.object({ device_id: deviceId, experiment_name: experimentName, bucket }),
    answer: bucketAnswer,
  },
  'GET /swagger/v1/experiment/counts': {
    summary: 'Exposures and conversions of an experiment by bucket; takes the auth-key of the day',
    query: z.object({ experiment_name: experimentName }),
    personal: true,
    answer: z.object({ data: z.array(bucketCounts) }),
  },
} as const satisfies CallContracts;
