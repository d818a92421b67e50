import { FAILED, jestOutcome, PASSED, playwrightOutcome, sum } from './outcome.ts';

describe('outcome of the tests', () => {
  it('counts a jest file that does not run as a failure', () => {
    expect(jestOutcome({ numPassedTests: 8, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })).toEqual({
      passed: 8,
      failed: 3,
    });
  });

  it('counts a flaky end-to-end test, and an error outside of any, as failures', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: ['the site did not start'] };
    expect(playwrightOutcome(report)).toEqual({ passed: 5, failed: 3 });
  });

  it('adds all parts up', () => {
    expect(sum([PASSED, FAILED, { passed: 3, failed: 2 }])).toEqual({ passed: 4, failed: 3 });
  });
});
