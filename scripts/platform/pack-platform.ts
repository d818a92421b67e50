import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../site/remotes.ts';
import { packEmulator } from './pack-emulator.ts';
import { packKit } from './pack-kit.ts';

/**
 * `npm run pack:platform -- FOLDER [--no-build]`: builds the shell and writes the packages with which a remote is made in
 * a repository of its own.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { 'no-build': { type: 'boolean' } } });
if (positionals[0] === undefined) {
  console.error('Name the folder for the packages: npm run pack:platform -- FOLDER');
  process.exit(1);
}
const target = path.resolve(positionals[0]);
if (!values['no-build']) {
  execFileSync(process.execPath, ['build/build-shell.ts'], { cwd: path.join(ROOT, 'shell'), stdio: 'inherit' });
}
const kit = await packKit(target);
const emulator = await packEmulator(target, kit);
for (const { file } of [kit, emulator]) console.log(file);
