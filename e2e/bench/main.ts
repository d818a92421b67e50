import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../scripts/site/remotes.ts';
import type { BenchTable } from './bench-table.ts';
import { BENCHMARKS } from './benchmarks.ts';
import { formatTable } from './format-table.ts';

/**
 * `npm run bench`: measures the promised figures, prints a table and writes `.data/bench/<time>.json`.
 * `npm run bench -- --only=server-rendering` runs one benchmark. `--runs=15` takes more runs for each ratio.
 */
const names = Object.keys(BENCHMARKS);
const { values } = parseArgs({
  options: { only: { type: 'string', default: names.join(',') }, runs: { type: 'string', default: '9' } },
});
const wanted = values.only.split(',');
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown benchmark: ${unknown.join(', ')}. Use --only with ${names.join(', ')}.`);
  process.exit(1);
}

const tables: BenchTable[] = [];
for (const [name, run] of Object.entries(BENCHMARKS)) {
  if (!wanted.includes(name)) continue;
  console.log(`\n${name} …`);
  for (const table of await run(Number(values.runs))) {
    tables.push(table);
    console.log(`\n${formatTable(table)}`);
  }
}

const folder = path.join(ROOT, '.data/bench');
mkdirSync(folder, { recursive: true });
const file = path.join(folder, `${new Date().toISOString().replaceAll(':', '-')}.json`);
writeFileSync(file, `${JSON.stringify(tables, null, 2)}\n`);
const missed = tables.flatMap(({ rows }) => rows).filter(({ ok }) => ok === false);
console.log(
  `\n${missed.length === 0 ? 'All limits are met' : `${missed.length} limits are missed`}; figures in ${file}`,
);
process.exit(missed.length === 0 ? 0 : 1);
