import { FAILED, jestOutcome, PASSED, sum } from './outcome.ts';

describe('outcome of the tests', () => {
  it('counts a jest file that does not run as a failure', () => {
    expect(jestOutcome({ numPassedTests: 8, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })).toEqual({
      passed: 8,
      failed: 3,
    });
  });

  it('adds all parts up', () => {
    expect(sum([PASSED, FAILED, { passed: 3, failed: 2 }])).toEqual({ passed: 4, failed: 3 });
  });
});
