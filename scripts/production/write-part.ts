import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { emitScript } from '../platform/emit-script.ts';
import { isScript } from '../platform/source-files.ts';
import { packageJson } from '../platform/versions.ts';
import { ROOT } from '../site/remotes.ts';
import { copyPackages } from './copy-packages.ts';
import type { ProductionPart } from './parts.ts';
import { sourceTree } from './source-tree.ts';

const KIT = 'shared-kit/';

/** The kit is a package to its users. */
const KIT_FOLDER = 'node_modules/@aangan/shared-kit';

/**
 * Writes a part into a folder that does not exist: its programs as JavaScript, what they read, and the packages that they
 * import. Nothing else is needed to run it but Node.
 */
export async function writePart(part: ProductionPart, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const scripts = [...Object.values(part.starts), ...part.besides.filter(isScript)];
  const { files, packages } = await sourceTree(scripts);
  const demo = files.filter((file) => file.startsWith('api/demo/'));
  if (demo.length > 0) throw new Error(`A production build contains no demonstration: ${demo.join(', ')}`);
  if (part.bundled) bundle(folder);
  else await emitAll(part, files, folder);
  for (const file of part.besides.filter((each) => !isScript(each))) {
    cpSync(path.join(ROOT, file), path.join(folder, placeOf(file)), { recursive: true });
  }
  copyPackages(part, folder, [...packages.filter((name) => !name.startsWith('@aangan/')), ...part.byName]);
  cpSync(path.join(ROOT, 'LICENSE'), path.join(folder, 'LICENSE'));
}

/** The API has a bundle already, which starts in a third of the time. */
function bundle(folder: string): void {
  const api = path.join(ROOT, 'api');
  // At one place in every checkout, because the source maps name sources from there.
  const built = path.join(api, '.data/production');
  execFileSync(process.execPath, ['build/build-api.ts', built, '--production'], {
    cwd: api,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  cpSync(built, folder, { recursive: true });
  rmSync(built, { recursive: true });
}

/** Files keep their places, because the code finds others by them. */
async function emitAll({ starts }: ProductionPart, files: readonly string[], folder: string): Promise<void> {
  const kit = files.filter((file) => file.startsWith(KIT));
  const own = files.filter((file) => !file.startsWith(KIT));
  await Promise.all([
    ...own.map((file) => emitScript(ROOT, file, folder, { maps: true })),
    ...kit.map((file) =>
      emitScript(path.join(ROOT, KIT), file.slice(KIT.length), path.join(folder, KIT_FOLDER), { maps: true }),
    ),
  ]);
  if (existsSync(path.join(folder, KIT_FOLDER))) writeKitPackage(path.join(folder, KIT_FOLDER));
  for (const [name, file] of Object.entries(starts)) {
    writeFileSync(path.join(folder, `${name}.js`), `import './${file.replace(/\.ts$/, '.js')}';\n`);
  }
}

function placeOf(file: string): string {
  return file.startsWith(KIT) ? path.join(KIT_FOLDER, file.slice(KIT.length)) : file;
}

function writeKitPackage(folder: string): void {
  const { name, version, license, exports = {} } = packageJson('shared-kit');
  const built = Object.fromEntries(
    Object.entries(exports).map(([entry, file]) => [entry, file.replace(/\.tsx?$/, '.js')]),
  );
  writeFileSync(
    path.join(folder, 'package.json'),
    `${JSON.stringify({ name, version, license, type: 'module', exports: built }, null, 2)}\n`,
  );
}
