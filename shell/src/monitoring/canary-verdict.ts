import type { DeviceCounts } from '@aangan/shared-kit/contracts/monitoring';

type Measure = Exclude<keyof DeviceCounts, 'devices'>;

/**
 * What is compared, and how many times the live version's share of devices a canary may have before anything counts
 * against it. A canary's files are in nobody's cache yet, so that as good a version loads a little worse at first.
 */
const MEASURES = {
  pageErrors: { tolerated: 1.25, name: 'page errors' },
  loadFailures: { tolerated: 1.5, name: 'load failures' },
  slowLoads: { tolerated: 1.5, name: 'slow loads' },
} as const satisfies Record<Measure, { tolerated: number; name: string }>;

/** Devices that each version needs before anything is said. */
export const MINIMUM_DEVICES = 50;
/** Devices of the canary that must be affected. */
export const MINIMUM_AFFECTED = 10;
/** Times the live version's share that the canary's must be at least. */
const MINIMUM_RATIO = 2;
/**
 * How many times better "the canary is worse" must explain what was seen than "it is tolerable". By Ville's inequality
 * a tolerable canary ever gets there with a probability below one in 1,000 for each measure, however often one looks.
 */
const EVIDENCE = 1000;

/** Ratios of the shares that "worse" may mean, each as likely as the others. */
const WORSE = [2, 3, 5, 10, 30, 100] as const;

interface CanaryVerdict {
  readonly stop: boolean;
  /** Why, for the change log; empty while there is nothing to say. */
  readonly reason: string;
}

/**
 * Whether a canary is clearly worse than the live version, from the devices that met trouble since it began. A device
 * counts once. All that is needed at once, for one measure: enough devices on both sides, enough affected ones, at
 * least twice the live share, and evidence that bears looking at it all the time: a likelihood ratio over the question
 * which of the two versions the affected devices have.
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
  return `${(share * 100).toFixed(1)} %`;
}
