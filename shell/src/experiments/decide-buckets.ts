import { bucketOfDevice, CONTROL_BUCKET, EXPERIMENTS } from '@aangan/shared-kit/domain/experiment-bucket';
import type { Http } from '@aangan/shared-kit/platform/http';
import type { Buckets } from './experiment-cookie.ts';

interface Deciding {
  /** The buckets in the cookie. */
  readonly saved: Buckets;
  readonly deviceId: string;
  /** Opaque id of who is logged in; empty for a guest. */
  readonly userId: string;
  readonly http: Http;
  /** Longest wait of a page for its buckets, ms. */
  readonly deadline: number;
  readonly report: (error: unknown) => void;
}

interface Decision {
  /** One for each requested experiment. */
  readonly buckets: Buckets;
  /** Those that the API has answered now: they are to be saved. */
  readonly answered: Buckets;
}

/**
 * The visitor's buckets: as saved, else as the API says. If the API is late, the device's bucket follows from the API's
 * own rule and is not saved. Never throws: an experiment must not fail a page.
 */
export async function decideBuckets(experiments: readonly string[], deciding: Deciding): Promise<Decision> {
  const { saved, report } = deciding;
  const asked = await Promise.all(
    experiments.map(async (experiment) => {
      const bucket = saved[experiment];
      if (bucket !== undefined) return { experiment, bucket, answered: false };
      try {
        return { experiment, bucket: await participate(experiment, deciding), answered: true };
      } catch (error) {
        report(error);
        return { experiment, bucket: bucketByRule(experiment, deciding.deviceId), answered: false };
      }
    }),
  );
  const bucketsOf = (decided: typeof asked) =>
    Object.fromEntries(decided.map(({ experiment, bucket }) => [experiment, bucket]));
  return { buckets: bucketsOf(asked), answered: bucketsOf(asked.filter(({ answered }) => answered)) };
}

/** An experiment that this shell does not know shows its default. */
function bucketByRule(experiment: string, deviceId: string): string {
  const weights = EXPERIMENTS[experiment];
  return weights ? bucketOfDevice(deviceId, experiment, weights) : CONTROL_BUCKET;
}

async function participate(experiment: string, { deviceId, userId, http, deadline }: Deciding): Promise<string> {
  // Aborted, not timed out: slow experiments must not open the circuit of everything else.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), deadline);
  try {
    const query = { deviceId, experiment, ...(userId && { userId }) };
    const { data } = await http.request('GET /swagger/v1/participate/result', { query }, { signal: controller.signal });
    return data.result;
  } finally {
    clearTimeout(timer);
  }
}
