import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { jsonSchemas } from '../../shell/src/registry/json-schemas.ts';
import { ROOT } from '../site/remotes.ts';

/** `npm run schemas`: writes the JSON schemas of the registry's documents to `docs/schemas/`. */
const folder = path.join(ROOT, 'docs/schemas');
mkdirSync(folder, { recursive: true });
for (const [file, schema] of Object.entries(jsonSchemas())) {
  writeFileSync(path.join(folder, file), `${JSON.stringify(schema, null, 2)}\n`);
  console.log(`docs/schemas/${file}`);
}
execFileSync('npx', ['biome', 'format', '--write', folder], { cwd: ROOT });
