import type { Http } from '@aangan/shared-kit/platform/http';
import type { Services } from '../services/services.ts';
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
export function converter({ deviceId, http, cookies, report }: ConverterDeps): Pick<Services, 'convert' | 'reached'> {
  const count = (experiment: string, goal: string) => {
    const query = { deviceId, experiment, goal };
    http.request('GET /swagger/v1/participate/convert', { query }, { keepalive: true }).catch(report);
  };
  return {
    convert(experiment, goal) {
      if (Object.hasOwn(savedBuckets(cookies()), experiment)) count(experiment, goal);
    },
    reached(goal) {
      for (const experiment of Object.keys(savedBuckets(cookies()))) count(experiment, goal);
    },
  };
}
