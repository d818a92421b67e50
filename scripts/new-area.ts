import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { planArea } from './new-area/area-plan.ts';
import { LISTS, writeArea } from './new-area/write-area.ts';
import { ROOT } from './site/remotes.ts';
import { layersOf } from './structure/walls.ts';

/**
 * `npm run new:area -- home-insurance [--above support]`: writes an area of the API with a module that has a table, two
 * calls, their contracts, a migration and an integration test.
 */
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { above: { type: 'string', default: 'support' } },
  });
  const contracts = readdirSync(path.join(ROOT, 'shared-kit/contracts')).map((file) => path.parse(file).name);
  const taken = [...readdirSync(path.join(ROOT, 'api/src')), ...contracts];
  const plan = planArea(positionals[0], values.above, { taken, layers: layersOf(ROOT) });
  const files = writeArea(ROOT, plan);
  const tool = (name: string) => path.join(ROOT, 'node_modules/.bin', name);
  // Names longer than the template's may need other line breaks, and imports are sorted.
  execFileSync(
    tool('biome'),
    ['check', '--write', `api/src/${plan.name}`, `shared-kit/contracts/${plan.name}.ts`, ...LISTS],
    {
      cwd: ROOT,
    },
  );
  const migrations = path.join(ROOT, 'api/src/foundation/database/migrations');
  const before = existsSync(migrations) ? readdirSync(migrations) : [];
  execFileSync(tool('drizzle-kit'), ['generate', '--name', plan.name.replaceAll('-', '_')], {
    cwd: path.join(ROOT, 'api'),
  });
  const added = readdirSync(migrations).filter((file) => !before.includes(file));
  console.log(`The area ${plan.name} is there, above ${plan.above}:\n`);
  for (const file of [...files, ...added.map((name) => `api/src/foundation/database/migrations/${name}`)]) {
    console.log(`  ${file}`);
  }
  console.log(`
Changed: ${LISTS.join(', ')}, and the journal of the migrations.

Next:
  npx tsc -b api && npm run structure
  npx jest api/src/${plan.name}
`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
