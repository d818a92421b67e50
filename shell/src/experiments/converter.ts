import type { Http } from '@aangan/shared-kit/platform/http';

interface ConverterDeps {
  readonly deviceId: string;
  readonly http: Http;
  readonly report: (error: unknown) => void;
}

/** Counts goals of experiments. Never throws, never blocks: a failed count must not fail the visitor's action. */
export function converter({ deviceId, http, report }: ConverterDeps): (experiment: string, goal: string) => void {
  return (experiment, goal) => {
    const query = { deviceId, experiment, goal };
    http.request('GET /swagger/v1/participate/convert', { query }, { keepalive: true }).catch(report);
  };
}
