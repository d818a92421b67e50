import type { VersionReport } from '@aangan/shared-kit/contracts/monitoring';
import type { OutcomeCount } from '../render/page-outcomes.ts';
import type { ReleaseCounts } from './release-verdict.ts';

/** Outcomes of page requests that say nothing bad of the release: `account` is the API's. */
const SOUND: readonly OutcomeCount['outcome'][] = ['ok', 'account'];

/** Devices that reported a version, for versions that visitors have at the same time. */
export function deviceCounts({ devices: of, pageErrors, loadFailures, slowLoads }: VersionReport): ReleaseCounts {
  const counted = (failed: number) => ({ failed, of, unit: 'devices' }) as const;
  return {
    pageErrors: counted(pageErrors),
    loadFailures: counted(loadFailures),
    slowLoads: counted(slowLoads),
  };
}

/** Visits of a version, for versions that one after the other was live. Slow loads depend on the hour, and are left out. */
export function visitCounts({ byVisit: { visits: of, pageErrors, loadFailures } }: VersionReport): ReleaseCounts {
  const counted = (failed: number) => ({ failed, of, unit: 'visits' }) as const;
  return { pageErrors: counted(pageErrors), loadFailures: counted(loadFailures) };
}

/** Page requests of one server. @param isOf whether they are counted */
export function requestCounts(
  outcomes: readonly OutcomeCount[],
  isOf: (outcome: Pick<OutcomeCount, 'remote' | 'version'>) => boolean,
): ReleaseCounts {
  const own = outcomes.filter(isOf);
  const sum = (some: readonly OutcomeCount[]) => some.reduce((total, { count }) => total + count, 0);
  const of = sum(own);
  const counted = (failed: readonly OutcomeCount[]) => ({ failed: sum(failed), of, unit: 'requests' }) as const;
  return {
    renderFailures: counted(own.filter(({ outcome }) => outcome !== 'data' && !SOUND.includes(outcome))),
    loaderFailures: counted(own.filter(({ outcome }) => outcome === 'data')),
  };
}

/** The outcomes since a snapshot. */
export function outcomesSince(now: readonly OutcomeCount[], before: readonly OutcomeCount[]): readonly OutcomeCount[] {
  const keyOf = ({ remote, version, outcome }: OutcomeCount) => `${remote} ${version} ${outcome}`;
  const counts = new Map(before.map((outcome) => [keyOf(outcome), outcome.count]));
  return now.map((outcome) => ({ ...outcome, count: Math.max(0, outcome.count - (counts.get(keyOf(outcome)) ?? 0)) }));
}
