/** Visits, devices or requests, and how many of them failed. */
export interface Counted {
  readonly failed: number;
  readonly of: number;
}

/** Ratios of the odds of a failure that "worse" may mean, each as likely as the others. */
const WORSE = [2, 3, 5, 10, 30, 100] as const;

/** Normal quantile: with a probability of one in 100 the true share before is above the limit of {@link highestShare}. */
const QUANTILE = 2.33;

/**
 * How many times better "it is worse" must explain the failures than "it is tolerable". By Ville's inequality a tolerable
 * release reaches this with a probability of at most one in 1,000, however often it is checked.
 */
const EVIDENCE = 1000;

/**
 * Whether failures are clearly more frequent than before, however few there are and however often it is checked: a
 * mixture sequential probability ratio test. The share before is taken as high as it may be, so that little is known of
 * the past means that much is tolerated.
 * @param tolerated ratio to the share before that is still no problem, at least 1
 */
export function isClearlyMoreFrequent(now: Counted, before: Counted, tolerated: number): boolean {
  const limit = highestShare(before) * tolerated;
  return limit < 1 && evidence(now, limit) >= EVIDENCE;
}

/** Likelihood of the failures if they are more frequent than the limit, over that if they are as frequent. */
function evidence({ failed, of }: Counted, limit: number): number {
  const ratios = WORSE.map((worse) => {
    const odds = (limit / (1 - limit)) * worse;
    const share = odds / (1 + odds);
    return Math.exp(failed * Math.log(share / limit) + (of - failed) * Math.log((1 - share) / (1 - limit)));
  });
  return ratios.reduce((sum, ratio) => sum + ratio, 0) / WORSE.length;
}

/** The highest share that fits what was counted: the upper limit of Wilson's interval. 1 if nothing was counted. */
function highestShare({ failed, of }: Counted): number {
  if (of === 0) return 1;
  const share = failed / of;
  const square = QUANTILE ** 2;
  const spread = QUANTILE * Math.sqrt((share * (1 - share)) / of + square / (4 * of ** 2));
  return Math.min(1, (share + square / (2 * of) + spread) / (1 + square / of));
}
