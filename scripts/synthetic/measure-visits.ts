import type { Metrics } from '@aangan/shared-kit/server/metrics';
import { SYNTHETIC_METRICS, SYNTHETIC_TIMES } from './synthetic.metrics.ts';
import { STEPS, type StepResult } from './visit-site.ts';

const OUTCOMES = ['ok', 'failed'] as const;

/** What is noted of visits. */
interface MeasuredVisits {
  step(result: StepResult): void;
  /** A visit succeeded as a whole. @param at epoch ms */
  succeeded(at: number): void;
}

export function measureVisits(metrics: Metrics): MeasuredVisits {
  const steps = metrics.counter(
    SYNTHETIC_METRICS.steps,
    STEPS.flatMap((step) => OUTCOMES.map((outcome) => ({ step, outcome }))),
  );
  const seconds = metrics.histogram(SYNTHETIC_METRICS.seconds);
  let last: number | undefined;
  metrics.read(SYNTHETIC_TIMES, () => ({ lastSuccess: last === undefined ? [] : [{ value: last / 1000 }] }));
  return {
    step({ step, ms, error }) {
      steps({ step, outcome: error === undefined ? 'ok' : 'failed' });
      if (error === undefined) seconds({ step }, ms / 1000);
    },
    succeeded(at) {
      last = at;
    },
  };
}
