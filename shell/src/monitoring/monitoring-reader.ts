import {
  type ErrorGroup,
  monitoringCalls,
  STAFF_TOKEN_HEADER,
  type VersionReport,
} from '@aangan/shared-kit/contracts/monitoring';
import { newestSecret, type Secrets } from '@aangan/shared-kit/domain/secrets';

const DEADLINE_MS = 5000;

/** What visitors' browsers reported, read from the API. */
export interface MonitoringReader {
  /** Each version of a remote since a time, epoch ms. @throws when the API answers with an error */
  versions(remote: string, since: number): Promise<readonly VersionReport[]>;
  /** Last errors of a remote, latest first. @throws as `versions` */
  errors(remote: string): Promise<readonly ErrorGroup[]>;
}

/** @param apiUrl origin of the API, without a slash at the end */
export function monitoringReader(apiUrl: string, staffToken: Secrets): MonitoringReader {
  async function read(path: string, query: Readonly<Record<string, string>>): Promise<unknown> {
    const response = await fetch(`${apiUrl}${path}?${new URLSearchParams(query)}`, {
      headers: { [STAFF_TOKEN_HEADER]: newestSecret(staffToken) },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`HTTP ${response.status} for ${path}`);
    }
    return response.json();
  }
  return {
    async versions(remote, since) {
      const answer = await read('/api/v1/monitoring/releases', { remote, since: String(since) });
      return monitoringCalls['GET /api/v1/monitoring/releases'].answer.parse(answer).versions;
    },
    async errors(remote) {
      const answer = await read('/api/v1/monitoring/errors', { remote });
      return monitoringCalls['GET /api/v1/monitoring/errors'].answer.parse(answer).errors;
    },
  };
}

/** The counts of a version that nobody has reported yet. */
export function nothingReported(version: string): VersionReport {
  const byVisit = { visits: 0, pageErrors: 0, loadFailures: 0 };
  return { version, devices: 0, pageErrors: 0, loadFailures: 0, slowLoads: 0, byVisit, vitals: [] };
}
