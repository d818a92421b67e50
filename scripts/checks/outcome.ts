/** The result of one part of the tests. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

export const PASSED: Outcome = { passed: 1, failed: 0 };
export const FAILED: Outcome = { passed: 0, failed: 1 };
/** There was nothing to check. */
export const NOTHING: Outcome = { passed: 0, failed: 0 };

/** The part of jest's JSON report that is used. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Files that could not be run. */
  readonly numRuntimeErrorTestSuites: number;
}

export function jestOutcome(report: JestReport): Outcome {
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

export function sum(outcomes: readonly Outcome[]): Outcome {
  return outcomes.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  );
}
