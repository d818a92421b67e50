import { z } from 'zod';
import type { CallContracts } from './call.ts';

const experimentName = z.string().regex(/^\w{1,80}$/);
const deviceId = z.string().regex(/^[\w-]{8,64}$/);

/** Source: services-and-platform, section 7 (experiments: default goal). */
const DEFAULT_GOAL = 'lead_Created';

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
  'GET /swagger/v1/participate/result': {
    summary: "A device's bucket of an experiment; the first time counts as its exposure",
    mutates: true,
    query: z.object({ deviceId, experiment: experimentName, userId: z.string().max(64).optional() }),
    personal: true,
    answer: bucketAnswer,
  },
  'GET /swagger/v1/participate/convert': {
    summary: 'A device that was exposed has reached a goal; counted once',
    mutates: true,
    query: z.object({
      deviceId,
      experiment: experimentName,
      goal: z
        .string()
        .regex(/^\w{1,80}$/)
        .default(DEFAULT_GOAL),
    }),
    personal: true,
    answer: z.object({ data: z.object({ counted: z.boolean() }) }),
  },
  'POST /swagger/v1/experiment/bucket/assign': {
    summary: 'Puts a device into a bucket, for testing; takes the auth-key of the day and is not counted',
    query: z.object({ device_id: deviceId, experiment_name: experimentName, bucket: z.string().regex(/^\w{1,20}$/) }),
    answer: bucketAnswer,
  },
  'GET /swagger/v1/experiment/counts': {
    summary: 'Exposures and conversions of an experiment by bucket; takes the auth-key of the day',
    query: z.object({ experiment_name: experimentName }),
    personal: true,
    answer: z.object({ data: z.array(bucketCounts) }),
  },
} as const satisfies CallContracts;
