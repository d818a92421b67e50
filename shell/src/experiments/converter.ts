import type { Http } from '@aangan/shared-kit/platform/http';
import { savedBuckets } from './experiment-cookie.ts';

interface ConverterDeps {
  readonly deviceId: string;
  readonly http: Http;
  /** The cookies now. */
  readonly cookies: () => string;
  readonly report: (error: unknown) => void;
}

/**
 * Counts goals of the experiments that this device takes part in: those with a saved bucket. Never throws, never
 * blocks: a failed count must not fail the visitor's action.
 */
export function converter({
  deviceId,
  http,
  cookies,
  report,
}: ConverterDeps): (experiment: string, goal: string) => void {
  return (experiment, goal) => {
    if (!Object.hasOwn(savedBuckets(cookies()), experiment)) return;
    const query = { deviceId, experiment, goal };
    http.request('GET /swagger/v1/participate/convert', { query }, { keepalive: true }).catch(report);
  };
}
