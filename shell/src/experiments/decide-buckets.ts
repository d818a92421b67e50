import { type Experiment, isRunning } from '@aangan/shared-kit/domain/experiment';
import { bucketOfDevice, CONTROL_BUCKET } from '@aangan/shared-kit/domain/experiment-bucket';
import type { Http } from '@aangan/shared-kit/platform/http';
import type { PageMatch } from '../routing/page-table.ts';
import type { Buckets } from './experiment-cookie.ts';

/** A page and the experiments that it names. */
export type ExperimentPage = Pick<PageMatch, 'experiments' | 'declared'>;

/** An older release only names its experiments: the API alone knows their buckets. */
const UNDECLARED: Experiment = { buckets: {} };

interface Deciding {
  /** The buckets in the cookie. */
  readonly saved: Buckets;
  readonly deviceId: string;
  /** Opaque id of who is logged in; empty for a guest. */
  readonly userId: string;
  readonly http: Http;
  /** Epoch ms. */
  readonly now: number;
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
 * own rule and is not saved. Before and after its days an experiment shows its default. Never throws: an experiment
 * must not fail a page.
 */
export async function decideBuckets(
  { experiments = [], declared = {} }: ExperimentPage,
  deciding: Deciding,
): Promise<Decision> {
  const { saved, report, now } = deciding;
  const asked = await Promise.all(
    experiments.map(async (key) => {
      const experiment = declared[key] ?? UNDECLARED;
      if (!isRunning(experiment, now)) return { key, bucket: CONTROL_BUCKET, answered: false };
      const bucket = saved[key];
      if (bucket !== undefined && mayBe(bucket, experiment)) return { key, bucket, answered: false };
      try {
        return { key, bucket: await participate(key, deciding), answered: true };
      } catch (error) {
        report(error);
        return { key, bucket: bucketByRule(key, experiment, deciding.deviceId), answered: false };
      }
    }),
  );
  const bucketsOf = (decided: typeof asked) => Object.fromEntries(decided.map(({ key, bucket }) => [key, bucket]));
  return { buckets: bucketsOf(asked), answered: bucketsOf(asked.filter(({ answered }) => answered)) };
}

/** Anybody can write a cookie. */
function mayBe(bucket: string, experiment: Experiment): boolean {
  return experiment === UNDECLARED || Object.hasOwn(experiment.buckets, bucket);
}

function bucketByRule(key: string, experiment: Experiment, deviceId: string): string {
  return experiment === UNDECLARED ? CONTROL_BUCKET : bucketOfDevice(deviceId, key, experiment.buckets);
}

async function participate(experiment: string, { deviceId, userId, http, deadline }: Deciding): Promise<string> {
  // Aborted, not timed out: slow experiments must not open the circuit of everything else.
  const controller = new AbortController();
  const late = new DOMException(`The bucket of ${experiment} did not come in ${deadline} ms`, 'AbortError');
  const timer = setTimeout(() => controller.abort(late), deadline);
  try {
    const query = { deviceId, experiment, ...(userId && { userId }) };
    const { data } = await http.request('GET /swagger/v1/participate/result', { query }, { signal: controller.signal });
    return data.result;
  } finally {
    clearTimeout(timer);
  }
}
