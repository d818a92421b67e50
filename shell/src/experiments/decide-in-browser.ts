import type { Http } from '@aangan/shared-kit/platform/http';
import { persistentCookieText } from '../platform/persistent-cookie.ts';
import { decideBuckets, type ExperimentPage } from './decide-buckets.ts';
import {
  type Buckets,
  EXPERIMENT_COOKIE,
  EXPERIMENT_COOKIE_DAYS,
  experimentCookieValue,
  savedBuckets,
} from './experiment-cookie.ts';

/** Longest wait of a navigation for its buckets, ms; the network of a phone is slower than that of the server. */
const DEADLINE_MS = 1000;

interface BrowserDeciding {
  readonly deviceId: string;
  readonly userId: string;
  readonly cookieDomain: string;
  readonly http: Http;
  readonly report: (error: unknown) => void;
}

/** The buckets of the next page, saved where the API has answered them. Its code loads with the API client's. */
export async function decideInBrowser(
  page: ExperimentPage,
  { deviceId, userId, cookieDomain, http, report }: BrowserDeciding,
): Promise<Buckets> {
  const saved = savedBuckets(document.cookie);
  // A late answer is not an error: the network or the visitor's device is slow.
  const reportUnlessAborted = (error: unknown) => isAbort(error) || report(error);
  const now = Date.now();
  const deciding = { saved, deviceId, userId, http, now, deadline: DEADLINE_MS, report: reportUnlessAborted };
  const { buckets, answered } = await decideBuckets(page, deciding);
  if (Object.keys(answered).length > 0) {
    const value = experimentCookieValue({ ...saved, ...answered });
    const place = { url: location, domain: cookieDomain };
    // biome-ignore lint/suspicious/noDocumentCookie: read by the server, which knows no other store
    document.cookie = persistentCookieText(EXPERIMENT_COOKIE, value, EXPERIMENT_COOKIE_DAYS, place);
  }
  return buckets;
}

function isAbort(error: unknown): boolean {
  return (error as { readonly name?: unknown } | undefined)?.name === 'AbortError';
}
