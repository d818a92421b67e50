import { type BrowserReport, browserVerdict, testsToRepeat } from './browser-run.ts';

type Result = 'expected' | 'unexpected' | 'skipped' | 'not run';

/** Builds a JSON report of one or two spec files: results by test title. */
function report(
  results: Readonly<Record<string, Result>>,
  file = 'e2e/a.spec.ts',
  errors: unknown[] = [],
): BrowserReport {
  const specs = Object.entries(results).map(([title, result]) => ({
    title,
    tests: [
      {
        projectName: 'desktop',
        status: result === 'not run' ? ('skipped' as const) : result,
        annotations: result === 'skipped' ? [{ type: 'skip' }] : [],
      },
    ],
  }));
  return { suites: [{ title: file, suites: [{ title: 'a group', specs }] }], errors };
}

const name = (title: string) => `[desktop] › e2e/a.spec.ts › a group › ${title}`;

describe('the selection of browser tests to repeat', () => {
  it('selects the failed tests by project, file and titles', () => {
    expect(testsToRepeat(report({ one: 'expected', two: 'unexpected', three: 'skipped' }))).toEqual([name('two')]);
  });

  it('selects all tests of a file in which a failure kept others from running', () => {
    const first = report({ one: 'expected', two: 'unexpected', three: 'not run' });
    expect(testsToRepeat(first)).toEqual(['one', 'two', 'three'].map(name));
  });

  it('selects none when nothing failed, when the site did not start, or when more than twelve failed', () => {
    const many = Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`test ${at}`, 'unexpected' as const]));
    expect(testsToRepeat(report({ one: 'expected' }))).toEqual([]);
    expect(testsToRepeat(report({ one: 'unexpected' }, 'e2e/a.spec.ts', ['the site did not start']))).toEqual([]);
    expect(testsToRepeat(report(many))).toEqual([]);
  });
});

describe('the verdict on the browser tests', () => {
  it('lists a test as unstable that passes when it is repeated, and counts it as passed', () => {
    const first = report({ one: 'expected', two: 'unexpected' });
    expect(browserVerdict(first, report({ two: 'expected' }))).toEqual({
      passed: 2,
      failed: 0,
      unstable: [name('two')],
      broken: [],
    });
  });

  it('fails a test that fails both times', () => {
    const first = report({ one: 'expected', two: 'unexpected' });
    expect(browserVerdict(first, report({ two: 'unexpected' }))).toMatchObject({
      passed: 1,
      failed: 1,
      broken: [name('two')],
    });
  });

  it('counts two unstable tests as passed, and three as failed', () => {
    const failing = { one: 'unexpected', two: 'unexpected' } as const;
    const passing = { one: 'expected', two: 'expected' } as const;
    expect(browserVerdict(report(failing), report(passing))).toMatchObject({ passed: 2, failed: 0 });
    const three = browserVerdict(
      report({ ...failing, three: 'unexpected', four: 'expected' }),
      report({ ...passing, three: 'expected' }),
    );
    expect(three).toMatchObject({ passed: 1, failed: 3 });
    expect(three.unstable).toHaveLength(3);
  });

  it('fails a test that never ran, and one that passed first and failed when its file was repeated', () => {
    const first = report({ one: 'expected', two: 'unexpected', three: 'not run' });
    expect(browserVerdict(first)).toMatchObject({ passed: 1, failed: 2, unstable: [] });
    const repeated = report({ one: 'unexpected', two: 'expected', three: 'not run' });
    expect(browserVerdict(first, repeated)).toMatchObject({ passed: 1, failed: 2, unstable: [name('two')] });
  });

  it('counts errors outside of tests and ignores tests that are skipped on purpose', () => {
    const errors = ['the site did not start'];
    expect(browserVerdict(report({ one: 'skipped' }, 'e2e/a.spec.ts', errors))).toMatchObject({ passed: 0, failed: 1 });
    expect(browserVerdict(report({ one: 'unexpected' }), { errors })).toMatchObject({ passed: 0, failed: 2 });
  });
});
