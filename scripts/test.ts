import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { changedFiles, deepTests, packageGraph } from './checks/changed-files.ts';
import { CHECKS, type Check } from './checks/checks.ts';
import { FAILED, type Outcome, sum } from './checks/outcome.ts';
import { ALL, changedScope, deepScope, remoteScope, type Scope } from './checks/scope.ts';
import { ROOT, remoteFolder } from './site/remotes.ts';

/**
 * `npm test`: every check there is, with a summary. `--only=unit,e2e` names some of them; it goes with each of the
 * others. `--remote mfe-plans` is about one remote, `--changed` about what a change against `main` can reach, and
 * `--deep` tries more often what the usual run tries a few times. It has its own ports, database and data folder
 * (`.data/test`), so that a running site is left alone.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    remote: { type: 'string' },
    changed: { type: 'boolean' },
    deep: { type: 'boolean' },
  },
});
const names = CHECKS.map(({ name }) => name);
const wanted = values.only?.split(',') ?? names;

function scopeWanted(): Scope {
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no check ${unknown.join(', ')}: --only takes some of ${names.join(', ')}, joined by commas.`,
    );
  }
  if ([values.remote, values.changed, values.deep].filter((given) => given !== undefined).length > 1) {
    throw new Error('--remote, --changed and --deep each choose what to test: give one of them.');
  }
  if (values.deep) {
    process.env.TEST_DEPTH = 'deep';
    return deepScope(deepTests());
  }
  if (values.remote !== undefined) {
    const name = path.basename(remoteFolder(values.remote));
    return remoteScope(name, (folder) => existsSync(path.join(ROOT, folder)));
  }
  return values.changed ? changedScope(changedFiles(), packageGraph()) : ALL;
}

let scope: Scope;
try {
  scope = scopeWanted();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
if (scope.folders) console.log(`Tests of ${scope.folders.join(', ') || 'nothing: no test reads what has changed'}`);

mkdirSync(path.join(ROOT, '.data/test/logs'), { recursive: true });
const done = new Map<string, { readonly outcome: Outcome; readonly seconds: number }>();

async function runCheck({ name, run }: Check, alone: Promise<unknown>): Promise<void> {
  console.log(`\n== ${name}`);
  const began = performance.now();
  // A check that crashes has failed; the others still run, and the summary is still printed.
  const outcome = await run(scope, alone).catch((error: unknown) => {
    console.error(error);
    return FAILED;
  });
  done.set(name, { outcome, seconds: (performance.now() - began) / 1000 });
}

async function runLane(lane: Check['lane'], alone: Promise<unknown>): Promise<void> {
  for (const check of CHECKS.filter((each) => each.lane === lane && wanted.includes(each.name))) {
    await runCheck(check, alone);
  }
}

await runLane('first', Promise.resolve());
const jest = runLane('jest', Promise.resolve());
await Promise.all([jest, runLane('browser', jest)]);

const summary = CHECKS.flatMap(({ name }) => {
  const check = done.get(name);
  if (!check) return [];
  const { outcome, seconds } = check;
  const [passed, failed] = [String(outcome.passed).padStart(6), String(outcome.failed).padStart(4)];
  return [`${name.padEnd(12)} ${passed} passed ${failed} failed ${seconds.toFixed(1).padStart(7)} s`];
});
const total = sum([...done.values()].map(({ outcome }) => outcome));
console.log(`\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
