import { parseArgs } from 'node:util';
import { ROOT } from './site/remotes.ts';
import { structureFigures } from './structure/structure.ts';

/**
 * `npm run structure`: figures about walls, layers, cycles and words; fails when one is over its limit. Part of the linter.
 * `--root` checks another folder.
 */
const { values } = parseArgs({ options: { root: { type: 'string', default: ROOT } } });
const figures = await structureFigures(values.root);
for (const { name, found, most, problems } of figures) {
  console.log(`${String(found).padStart(4)}  ${name}${most === 0 ? '' : ` (at most ${most})`}`);
  for (const problem of problems) console.log(`      ${problem}`);
}
process.exitCode = figures.some(({ found, most, problems }) => found > most || problems.length > 0) ? 1 : 0;
