import type { BucketWeights } from './experiment-bucket.ts';
import { indiaDay } from './india-day.ts';

/** An experiment, as its remote declares it in `remote.config.ts`. */
export interface Experiment {
  /** Weights by bucket. Everybody outside of the experiment is in bucket `a`. */
  readonly buckets: BucketWeights;
  /** First and last day in India, `2026-11-23`. Without them it runs for as long as it is declared. */
  readonly from?: string;
  readonly to?: string;
  /** The goals that are counted; a lead by default. */
  readonly goals?: readonly string[];
}

/** Experiments by key. */
export type Experiments = Readonly<Record<string, Experiment>>;

/** The goal that is counted by default. Source: services-and-platform, section 7 (experiments: default goal). */
export const LEAD_GOAL = 'lead_Created';

/** Whether an experiment runs at a time in epoch ms. */
export function isRunning({ from, to }: Pick<Experiment, 'from' | 'to'>, now: number): boolean {
  const today = indiaDay(now);
  return (from === undefined || from <= today) && (to === undefined || today <= to);
}
