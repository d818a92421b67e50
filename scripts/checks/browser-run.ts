import type { Outcome } from './outcome.ts';

/** The part of Playwright's JSON report that is used. */
export interface BrowserReport {
  readonly suites?: readonly BrowserSuite[];
  /** Errors outside of any test: a file that does not load or a site that does not start. */
  readonly errors: readonly unknown[];
}

interface BrowserSuite {
  readonly title: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly annotations: readonly { readonly type: string }[];
    }[];
  }[];
  readonly suites?: readonly BrowserSuite[];
}

type Status = 'passed' | 'failed' | 'not run' | 'skipped';

interface BrowserTest {
  /** As `playwright --test-list` reads it: `[desktop] › file › group › title`. */
  readonly name: string;
  /** The file in its project. */
  readonly file: string;
  readonly status: Status;
}

/** With more unstable tests than this, the run fails. */
export const UNSTABLE_ALLOWED = 2;
/** With more failures than this, the code is broken, not unstable. Repeating them would only take time. */
const REPEATED_AT_MOST = 12;

/** Each test of a report once. */
function testsOf({ suites = [] }: BrowserReport): BrowserTest[] {
  const visit = (suite: BrowserSuite, above: readonly string[]): BrowserTest[] => {
    const titles = [...above, suite.title];
    const own = (suite.specs ?? []).flatMap((spec) =>
      spec.tests.map(({ projectName, status, annotations }) => ({
        name: [`[${projectName}]`, ...titles, spec.title].join(' › '),
        file: `[${projectName}] ${titles[0]}`,
        status: statusOf(status, annotations),
      })),
    );
    return [...own, ...(suite.suites ?? []).flatMap((inner) => visit(inner, titles))];
  };
  return suites.flatMap((suite) => visit(suite, []));
}

function statusOf(status: string, annotations: readonly { readonly type: string }[]): Status {
  if (status === 'expected') return 'passed';
  if (status !== 'skipped') return 'failed';
  // A test skipped on purpose is marked. A test after a failure of its group has no result.
  return annotations.some(({ type }) => type === 'skip' || type === 'fixme') ? 'skipped' : 'not run';
}

/**
 * Tests to repeat alone: those that failed, and whole files in which some tests did not run because of a failure.
 * Empty after an error outside of any test, or when too many failed.
 */
export function testsToRepeat(report: BrowserReport): string[] {
  const tests = testsOf(report);
  const failed = tests.filter(({ status }) => status === 'failed');
  if (report.errors.length > 0 || failed.length === 0 || failed.length > REPEATED_AT_MOST) return [];
  const broken = new Set(tests.filter(({ status }) => status === 'not run').map(({ file }) => file));
  return tests.filter(({ file, status }) => status === 'failed' || broken.has(file)).map(({ name }) => name);
}

interface Verdict extends Outcome {
  /** Names of the tests that failed first and passed when repeated. */
  readonly unstable: readonly string[];
  /** Names of the tests that failed both times. */
  readonly broken: readonly string[];
}

/** The result of a browser test run, with its repeated tests. */
export function browserVerdict(first: BrowserReport, repeated?: BrowserReport): Verdict {
  const last = new Map(testsOf(first).map((test) => [test.name, test]));
  const failedFirst = [...last.values()].filter(({ status }) => status === 'failed').map(({ name }) => name);
  for (const test of repeated ? testsOf(repeated) : []) last.set(test.name, test);
  const final = [...last.values()];
  const unstable = failedFirst.filter((name) => last.get(name)?.status === 'passed');
  const broken = final.filter(({ status }) => status === 'failed' || status === 'not run').map(({ name }) => name);
  const tooMany = unstable.length > UNSTABLE_ALLOWED ? unstable.length : 0;
  return {
    passed: final.filter(({ status }) => status === 'passed').length - tooMany,
    failed: broken.length + tooMany + first.errors.length + (repeated?.errors.length ?? 0),
    unstable,
    broken,
  };
}
