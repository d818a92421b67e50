import { MINUTE_MS } from '@aangan/shared-kit/domain/time-spans';
import { freshValues } from '../../foundation/cache/public.ts';
import type { Api } from '../../foundation/module/public.ts';
import { vitalsOfDay } from './read-releases.queries.ts';
import { VITAL_METRICS } from './vitals.metrics.ts';

/** ms after which they are read again. */
const FRESH_MS = MINUTE_MS;

/** Releases of a remote that are shown: the ones with most values, usually the live one, a canary and the one before. */
const VERSIONS = 3;

/** Remotes that are shown; a report may name any. */
const REMOTES = 30;

const ALL = 'all';

/** Measures the web vitals of today, from the counts that reports are stored as. */
export function measureVitals({ app, database, settings: { now }, metrics }: Api): void {
  const vitals = freshValues({
    load: () => vitalsOfDay(database, new Date(now()), { remotes: REMOTES, versions: VERSIONS }),
    now,
    freshMs: FRESH_MS,
    maxSize: 1,
  });
  metrics.read(VITAL_METRICS, async () => {
    const rows = await vitals.read(ALL, (error) => app.log.warn({ err: error }, 'Web vitals were not read'));
    return {
      p75: rows.map(({ remote, version, name: vital, p75: value }) => ({ remote, version, vital, value })),
      count: rows.map(({ remote, version, name: vital, count: value }) => ({ remote, version, vital, value })),
    };
  });
}
