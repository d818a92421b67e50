import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildPackages } from '../site/build-packages.ts';
import { ROOT } from '../site/remotes.ts';
import {
  FAILED,
  type JestReport,
  jestOutcome,
  type Outcome,
  PASSED,
  type PlaywrightReport,
  playwrightOutcome,
} from './outcome.ts';
import { runTool } from './run-tool.ts';

/** One part of `npm test`. */
interface Check {
  readonly name: string;
  run(): Promise<Outcome>;
}

const REPORTS = path.join(ROOT, '.data/test');

/** All parts, in the order they run: the quick ones first. */
export const CHECKS: readonly Check[] = [
  { name: 'lint', run: () => asOne(runTool('biome', ['ci', '.', '--error-on-warnings'])) },
  { name: 'module-scope', run: () => asOne(runTool('node', ['scripts/checks/module-scope/main.ts'])) },
  { name: 'types', run: () => asOne(runTool('tsc', ['-b'])) },
  { name: 'unit', run: () => jest('unit') },
  { name: 'components', run: () => jest('components') },
  { name: 'integration', run: () => jest('integration') },
  { name: 'build', run: build },
  { name: 'e2e', run: endToEnd },
];

async function asOne(exitCode: Promise<number>): Promise<Outcome> {
  return (await exitCode) === 0 ? PASSED : FAILED;
}

async function jest(project: 'unit' | 'components' | 'integration'): Promise<Outcome> {
  const report = path.join(REPORTS, `jest-${project}.json`);
  rmSync(report, { force: true });
  const exitCode = await runTool(
    'jest',
    ['--selectProjects', project, '--maxWorkers=2', '--json', `--outputFile=${report}`, '--silent'],
    { TZ: 'UTC' },
  );
  return counted(exitCode, report, (json: JestReport) => jestOutcome(json));
}

async function build(): Promise<Outcome> {
  const say = (part: string, text: string) => console.log(`${part} ${text}`);
  try {
    await buildPackages(path.join(REPORTS, 'logs'), { say, elapsed: () => '' }, new AbortController().signal);
    return PASSED;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return FAILED;
  }
}

async function endToEnd(): Promise<Outcome> {
  if ((await runTool('node', ['e2e/browser/main.ts'])) !== 0) return FAILED;
  const report = path.join(REPORTS, 'playwright.json');
  rmSync(report, { force: true });
  const exitCode = await runTool('playwright', ['test', '-c', 'e2e/playwright.config.ts'], { E2E_REPORT: report });
  return counted(exitCode, report, (json: PlaywrightReport) => playwrightOutcome(json));
}

/** A tool that failed although all its tests passed has failed all the same. */
function counted<Report>(exitCode: number, file: string, count: (report: Report) => Outcome): Outcome {
  if (!existsSync(file)) return FAILED;
  const outcome = count(JSON.parse(readFileSync(file, 'utf8')) as Report);
  return exitCode !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}
