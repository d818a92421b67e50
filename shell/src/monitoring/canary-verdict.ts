import type { DeviceCounts } from '@aangan/shared-kit/contracts/monitoring';

type Measure = Exclude<keyof DeviceCounts, 'devices'>;

/**
 * The measures, and the ratio of the canary's share to the live share that is tolerated for each. No device has cached
 * a canary's files yet, so that a version of the same quality loads a little worse at first.
 */
const MEASURES = {
  pageErrors: { tolerated: 1.25, name: 'page errors' },
  loadFailures: { tolerated: 1.5, name: 'load failures' },
  slowLoads: { tolerated: 1.5, name: 'slow loads' },
} as const satisfies Record<Measure, { tolerated: number; name: string }>;

/** Devices that each version needs before a verdict. */
export const MINIMUM_DEVICES = 50;
/** Devices of the canary that must be affected. */
export const MINIMUM_AFFECTED = 10;
/** The least ratio of the canary's share to the live version's share. */
const MINIMUM_RATIO = 2;
/**
 * How many times better "the canary is worse" must explain the reports than "it is tolerable". By Ville's inequality a
 * tolerable canary reaches this with a probability below one in 1,000 for each measure, however often it is checked.
 */
const EVIDENCE = 1000;

/** Ratios of the shares that "worse" may mean, each as likely as the others. */
const WORSE = [2, 3, 5, 10, 30, 100] as const;

interface CanaryVerdict {
  readonly stop: boolean;
  /** The reason, for the change log; empty while there is no verdict. */
  readonly reason: string;
}

/**
 * Whether a canary is clearly worse than the live version, by the devices that had a problem since it began. A device
 * counts once. One measure must meet all conditions: enough devices on both sides, enough affected ones, at least twice
 * the live share, and enough evidence. The evidence is a likelihood ratio over which of the two versions the affected
 * devices have. It stays valid when it is checked all the time.
 */
export function canaryVerdict(canary: DeviceCounts, live: DeviceCounts): CanaryVerdict {
  if (Math.min(canary.devices, live.devices) < MINIMUM_DEVICES) return { stop: false, reason: '' };
  for (const [measure, { tolerated, name }] of Object.entries(MEASURES) as [Measure, (typeof MEASURES)[Measure]][]) {
    const affected = { canary: canary[measure], live: live[measure] };
    const shares = { canary: affected.canary / canary.devices, live: affected.live / live.devices };
    const enough = affected.canary >= MINIMUM_AFFECTED && shares.canary >= MINIMUM_RATIO * shares.live;
    if (!enough || evidence(affected, canary.devices / (canary.devices + live.devices), tolerated) < EVIDENCE) continue;
    const reason = `${name} on ${percent(shares.canary)} of ${canary.devices} devices, live ${percent(shares.live)} of ${live.devices}`;
    return { stop: true, reason };
  }
  return { stop: false, reason: '' };
}

/**
 * Likelihood of the split of the affected devices if the canary is worse, over that if it is just tolerable.
 * @param share the canary's part of all devices
 */
function evidence(affected: { canary: number; live: number }, share: number, tolerated: number): number {
  const logOf = (ratio: number) => {
    const all = share * ratio + (1 - share);
    return affected.canary * Math.log((share * ratio) / all) + affected.live * Math.log((1 - share) / all);
  };
  const tolerable = logOf(tolerated);
  return WORSE.reduce((sum, ratio) => sum + Math.exp(logOf(ratio) - tolerable), 0) / WORSE.length;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
