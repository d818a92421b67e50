import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CHECKS } from './checks/checks.ts';
import { FAILED, sum } from './checks/outcome.ts';
import { ROOT } from './site/remotes.ts';

/**
 * `npm test`: every check there is, with a summary. `npm test -- --only=unit,e2e` runs some of them.
 * Uses its own ports, database and data folder (`.data/test`), so that a running site is left alone.
 */
const names = CHECKS.map(({ name }) => name);
const { values } = parseArgs({ options: { only: { type: 'string', default: names.join(',') } } });
const wanted = values.only.split(',');
const unknown = wanted.filter((name) => !names.includes(name));

if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(', ')}: --only takes some of ${names.join(', ')}, joined by commas.`);
  process.exit(1);
}

mkdirSync(path.join(ROOT, '.data/test/logs'), { recursive: true });
const outcomes = [];
const summary: string[] = [];
for (const { name, run } of CHECKS.filter((check) => wanted.includes(check.name))) {
  console.log(`\n== ${name}`);
  const began = performance.now();
  // A check that breaks has failed; the others still run, and the sum is still told.
  const outcome = await run().catch((error: unknown) => {
    console.error(error);
    return FAILED;
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  outcomes.push(outcome);
  summary.push(
    `${name.padEnd(12)} ${String(outcome.passed).padStart(6)} passed ${String(outcome.failed).padStart(4)} failed ${seconds.padStart(7)} s`,
  );
}

const total = sum(outcomes);
console.log(`\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
