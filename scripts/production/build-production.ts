import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildPackages } from '../site/build-packages.ts';
import { progressLines } from '../site/progress.ts';
import { ROOT } from '../site/remotes.ts';
import { PARTS } from './parts.ts';
import { writeBom } from './write-bom.ts';
import { writePart } from './write-part.ts';

/**
 * `npm run build:production [-- --to FOLDER]`: builds API, shell and remotes, and writes three folders, `shell`, `api` and
 * `assets`, into `out`. Each runs on any machine of this platform with nothing but Node.
 */
const { values } = parseArgs({ options: { to: { type: 'string', default: 'out' } } });
const target = path.resolve(ROOT, values.to);
const progress = progressLines(console.log, () => performance.now());
const logs = path.join(ROOT, '.data/builds/logs');
mkdirSync(logs, { recursive: true });
const built = await buildPackages(logs, progress, new AbortController().signal);
for (const part of PARTS) {
  const folder = path.join(target, part.name);
  rmSync(folder, { recursive: true, force: true });
  await writePart(part, folder);
  await writeBom(folder);
  progress.say('production', folder);
}
// What is published first. The folder of assets has the command for it.
for (const { name } of built) {
  cpSync(path.join(ROOT, name, 'dist'), path.join(target, 'assets/releases', name), { recursive: true });
}
progress.say('production', `${built.length} releases in assets/releases`);
