import { type Counted, isClearlyMoreFrequent } from './sequential-test.ts';

/**
 * What is counted of a release, each apart, and the ratio to the share of the other version that is tolerated. No device
 * has cached a new release's files yet, so that a version of the same quality loads a little worse at first.
 */
const MEASURES = {
  pageErrors: { tolerated: 1.25, name: 'page errors' },
  loadFailures: { tolerated: 1.5, name: 'load failures' },
  slowLoads: { tolerated: 1.5, name: 'slow loads' },
  renderFailures: { tolerated: 1.25, name: 'render failures of a server' },
  loaderFailures: { tolerated: 1.5, name: 'loader failures of a server' },
} as const;

type Measure = keyof typeof MEASURES;

/** Counts by measure, with the unit that was counted. */
export type ReleaseCounts = Partial<
  Readonly<Record<Measure, Counted & { readonly unit: 'devices' | 'visits' | 'requests' }>>
>;

/** Failures that a version needs before a verdict: one visitor may make a few. */
export const MINIMUM_FAILURES = 10;
/** The least ratio of the shares. */
const MINIMUM_RATIO = 2;

interface ReleaseVerdict {
  readonly worse: boolean;
  /** The reason, for the change log; empty while there is no verdict. */
  readonly reason: string;
}

/** Counts of other versions or of other remotes, and their name in the reason. */
export interface Comparison {
  /** `live`, `before`. */
  readonly name: string;
  readonly counts: ReleaseCounts;
}

/**
 * Whether a release is clearly worse than each comparison, by one of the measures that both have. The measure must have
 * enough failures, at least twice the other share, and enough evidence.
 */
export function releaseVerdict(release: ReleaseCounts, comparisons: readonly Comparison[]): ReleaseVerdict {
  for (const [measure, { tolerated, name }] of Object.entries(MEASURES) as [Measure, (typeof MEASURES)[Measure]][]) {
    const own = release[measure];
    const others = comparisons.flatMap(({ name: by, counts }) => (counts[measure] ? { by, ...counts[measure] } : []));
    const [first] = others;
    if (!own || !first || own.failed < MINIMUM_FAILURES) continue;
    if (!others.every((other) => isWorse(own, other, tolerated))) continue;
    const reason = `${name} on ${percent(own)} of ${number(own.of)} ${own.unit}, ${first.by} ${percent(first)} of ${number(first.of)}`;
    return { worse: true, reason };
  }
  return { worse: false, reason: '' };
}

function isWorse(own: Counted, other: Counted, tolerated: number): boolean {
  return share(own) >= MINIMUM_RATIO * share(other) && isClearlyMoreFrequent(own, other, tolerated);
}

function share({ failed, of }: Counted): number {
  return of === 0 ? 0 : failed / of;
}

function percent(counted: Counted): string {
  return `${(share(counted) * 100).toFixed(1)}%`;
}

function number(count: number): string {
  return count.toLocaleString('en-IN');
}
