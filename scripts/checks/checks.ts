import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildPackages } from '../site/build-packages.ts';
import { ROOT } from '../site/remotes.ts';
import { browserTests } from './browser-tests.ts';
import { FAILED, type JestReport, jestOutcome, NOTHING, type Outcome, PASSED } from './outcome.ts';
import { runTool } from './run-tool.ts';
import type { Scope } from './scope.ts';

/**
 * Checks of one lane run one after the other. Those of `first` run first, then the two other lanes side by side. That
 * keeps two cores busy: one waits for browsers while the other computes.
 */
type Lane = 'first' | 'jest' | 'browser';

/** One part of `npm test`. */
export interface Check {
  readonly name: string;
  readonly lane: Lane;
  /** @param alone resolves when the other lane is through */
  run(scope: Scope, alone: Promise<unknown>): Promise<Outcome>;
}

const REPORTS = path.join(ROOT, '.data/test');

/** All parts, in the order they run: the quick ones first. */
export const CHECKS: readonly Check[] = [
  { name: 'lint', lane: 'first', run: ({ folders = ['.'] }) => asOne('biome', ['ci', '--error-on-warnings'], folders) },
  { name: 'structure', lane: 'first', run: () => asOne('node', ['scripts/structure.ts']) },
  { name: 'module-scope', lane: 'first', run: () => asOne('node', ['scripts/checks/module-scope/main.ts']) },
  { name: 'types', lane: 'first', run: ({ packages = ['.'] }) => asOne('tsc', ['-b'], packages) },
  { name: 'unit', lane: 'jest', run: ({ folders }) => jest('unit', folders) },
  { name: 'components', lane: 'jest', run: ({ folders }) => jest('components', folders) },
  { name: 'integration', lane: 'jest', run: ({ folders }) => jest('integration', folders) },
  { name: 'build', lane: 'browser', run: build },
  { name: 'e2e', lane: 'browser', run: ({ browser }, alone) => browserTests(REPORTS, browser, alone) },
];

/** @param on what the tool checks; without it there is nothing to do */
async function asOne(tool: string, args: readonly string[], on?: readonly string[]): Promise<Outcome> {
  if (on?.length === 0) return NOTHING;
  return (await runTool(tool, [...args, ...(on ?? [])])) === 0 ? PASSED : FAILED;
}

async function jest(
  project: 'unit' | 'components' | 'integration',
  folders: readonly string[] | undefined,
): Promise<Outcome> {
  if (folders?.length === 0) return NOTHING;
  const report = path.join(REPORTS, `jest-${project}.json`);
  rmSync(report, { force: true });
  const only = folders?.map((folder) => path.join(ROOT, folder)) ?? [];
  const exitCode = await runTool(
    'jest',
    [
      '--selectProjects',
      project,
      '--maxWorkers=1',
      '--passWithNoTests',
      '--json',
      `--outputFile=${report}`,
      '--silent',
      ...only,
    ],
    { env: { TZ: 'UTC' }, print: (text) => console.log(`\n== ${project}\n${text}`) },
  );
  if (!existsSync(report)) return exitCode === 0 ? NOTHING : FAILED;
  const outcome = jestOutcome(JSON.parse(readFileSync(report, 'utf8')) as JestReport);
  // A tool can fail although all its tests passed; that is a failure too.
  return exitCode !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
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
