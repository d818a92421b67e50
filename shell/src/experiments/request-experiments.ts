import { CONTROL_BUCKET } from '@aangan/shared-kit/domain/experiment-bucket';
import type { Http } from '@aangan/shared-kit/platform/http';
import { decideBuckets, type ExperimentPage } from './decide-buckets.ts';
import { type Buckets, experimentCookieValue, savedBuckets } from './experiment-cookie.ts';

/** Longest wait of a document for its experiments, ms. */
const DEADLINE_MS = 300;

/** Search engines and previews: they get the default, and are not counted. */
const CRAWLER = /bot|crawl|spider|slurp|facebookexternalhit|preview|lighthouse/i;

interface ExperimentVisitor {
  readonly cookie: string | undefined;
  readonly deviceId: string;
  readonly userAgent: string;
  /** Epoch ms. */
  readonly now: number;
}

interface DecideParts {
  readonly http: Http;
  /** Opaque id of who is logged in; empty for a guest. */
  readonly userId: string;
  readonly report: (error: unknown) => void;
}

/** The experiments of one request. */
export interface RequestExperiments {
  /** Decides the buckets of a page, before its loader runs. Never throws. */
  decide(page: ExperimentPage, parts: DecideParts): Promise<void>;
  /** @throws Error for an experiment that the page does not name. */
  bucketOf(experiment: string): string;
  /** The decisions so far. */
  decided(): Buckets;
  /** Whether anything has asked for a bucket. */
  wereRead(): boolean;
  /** The cookie's new value, or undefined where the visitor's is correct. */
  cookieValue(): string | undefined;
}

export function requestExperiments({ cookie, deviceId, userAgent, now }: ExperimentVisitor): RequestExperiments {
  const saved = savedBuckets(cookie);
  let decided: Buckets = {};
  let answered: Buckets = {};
  let read = false;
  return {
    async decide(page, parts) {
      if (CRAWLER.test(userAgent)) {
        decided = Object.fromEntries((page.experiments ?? []).map((key) => [key, CONTROL_BUCKET]));
        return;
      }
      const decision = await decideBuckets(page, { saved, deviceId, now, deadline: DEADLINE_MS, ...parts });
      decided = { ...decided, ...decision.buckets };
      answered = { ...answered, ...decision.answered };
    },
    bucketOf(experiment) {
      const bucket = decided[experiment];
      if (bucket === undefined) throw new Error(`The page does not name the experiment ${experiment}`);
      read = true;
      return bucket;
    },
    decided: () => decided,
    wereRead: () => read,
    cookieValue: () =>
      Object.keys(answered).length > 0 ? experimentCookieValue({ ...saved, ...answered }) : undefined,
  };
}
