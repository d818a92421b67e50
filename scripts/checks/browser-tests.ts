import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BrowserReport, browserVerdict, testsToRepeat, UNSTABLE_ALLOWED } from './browser-run.ts';
import { FAILED, NOTHING, type Outcome } from './outcome.ts';
import { runTool } from './run-tool.ts';
import type { BrowserScope } from './scope.ts';

const CONFIG = ['test', '-c', 'e2e/playwright.config.ts'];

/**
 * Runs each browser test once. Failed tests are repeated at the end, one after the other, while nothing else runs.
 * @param alone resolves when all other checks have ended
 */
export async function browserTests(
  reports: string,
  scope: BrowserScope | undefined,
  alone: Promise<unknown>,
): Promise<Outcome> {
  if (scope && scope.folders.length + scope.remotes.length === 0) return NOTHING;
  if ((await runTool('node', ['e2e/browser/main.ts'])) !== 0) return FAILED;
  const selected = scope && (await testsIn(scope));
  if (selected?.length === 0) return NOTHING;
  const first = await run(path.join(reports, 'playwright.json'), selected ? asList(reports, 'selected', selected) : []);
  if (!first) return FAILED;
  const names = testsToRepeat(first.report);
  let repeated: BrowserReport | undefined;
  if (names.length > 0) {
    await alone;
    console.log(`\nRepeated alone:\n${names.join('\n')}`);
    const again = await run(path.join(reports, 'playwright-repeated.json'), [
      ...asList(reports, 'repeated', names),
      '--workers=1',
      // Recording takes a third of a run, so only a test that has failed is recorded.
      '--trace=retain-on-failure',
    ]);
    if (!again) return FAILED;
    repeated = again.report;
  }
  const { passed, failed, unstable, broken } = browserVerdict(first.report, repeated);
  if (unstable.length > 0) {
    const verdict = unstable.length > UNSTABLE_ALLOWED ? 'too many: the run fails' : 'mend them by their cause';
    console.log(`\nUnstable, ${verdict}:\n${unstable.join('\n')}`);
  }
  if (broken.length > 0) console.log(`\nFailed:\n${broken.join('\n')}`);
  // A tool can fail although all its tests passed; that is a failure too.
  const unexplained = first.exitCode !== 0 && names.length === 0 && failed === 0;
  return { passed, failed: unexplained ? 1 : failed };
}

async function run(
  report: string,
  args: readonly string[],
): Promise<{ readonly exitCode: number; readonly report: BrowserReport } | undefined> {
  rmSync(report, { force: true });
  const exitCode = await runTool('playwright', [...CONFIG, ...args], { env: { E2E_REPORT: report } });
  return existsSync(report) ? { exitCode, report: JSON.parse(readFileSync(report, 'utf8')) } : undefined;
}

/** Names of the tests in the folders, and of tests elsewhere that are tagged with a remote. */
async function testsIn({ folders, remotes }: BrowserScope): Promise<string[]> {
  const tags = remotes.map((remote) => `@${remote}(?![\\w-])`).join('|');
  const inFolders = folders.length > 0 ? await listed(folders) : [];
  const tagged = tags ? await listed(['--grep', tags]) : [];
  return [...new Set([...inFolders, ...tagged])];
}

async function listed(args: readonly string[]): Promise<string[]> {
  let text = '';
  const print = (all: string) => {
    text = all;
  };
  await runTool('playwright', [...CONFIG, ...args, '--list'], { print });
  return text.split('\n').flatMap((line) => (/^ {2}\[\w+\] › /.test(line) ? [withoutPlace(line.trim())] : []));
}

/** `[desktop] › e2e/a.spec.ts:3:1 › title` without the line and column. */
function withoutPlace(line: string): string {
  return line.replace(/(\.spec\.ts):\d+:\d+/, '$1');
}

function asList(reports: string, kind: string, names: readonly string[]): string[] {
  const file = path.join(reports, `playwright-${kind}.txt`);
  writeFileSync(file, `${names.join('\n')}\n`);
  return ['--test-list', file];
}
