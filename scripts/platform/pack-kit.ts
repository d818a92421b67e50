import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../site/remotes.ts';
import { emitScript } from './emit-script.ts';
import { importsOf } from './imports-of.ts';
import { type PackedPackage, packPackage } from './pack-package.ts';
import { isScript, packageFiles } from './source-files.ts';
import { packageJson, versionsOf } from './versions.ts';

const KIT = path.join(ROOT, 'shared-kit');

/** Packages that builds and tests load by their names, and the types of what the kit's types name. */
const BY_NAME = [
  'swc-loader',
  'css-loader',
  '@swc/jest',
  '@types/leaflet',
  '@types/node',
  '@types/react',
  '@types/react-dom',
];

/** Packs the shared kit for other repositories: compiled, with its types, the build of remotes and the support of tests. */
export async function packKit(target: string): Promise<PackedPackage> {
  execFileSync(path.join(ROOT, 'node_modules/.bin/tsc'), ['-b', 'shared-kit'], { cwd: ROOT, stdio: 'inherit' });
  const files = packageFiles(KIT);
  const scripts = files.filter(isScript);
  const { packages } = await importsOf(scripts.map((file) => `shared-kit/${file}`));
  const { name, version, license, sideEffects, exports = {} } = packageJson('shared-kit');
  const dependencies = versionsOf([...packages.filter((used) => used !== name), ...BY_NAME]);
  return packPackage({
    target,
    version,
    description: { name, license, sideEffects, exports: packedExports(exports), dependencies },
    async fill(folder) {
      await Promise.all(scripts.map((file) => emitScript(KIT, file, folder)));
      for (const file of scripts) {
        const types = file.replace(/\.tsx?$/, '.d.ts');
        cpSync(path.join(KIT, '.tsc', types), path.join(folder, types));
      }
      const others = files.filter((file) => !isScript(file) && !/^(?:package|tsconfig)\.json$/.test(file));
      for (const file of others) cpSync(path.join(KIT, file), path.join(folder, file));
      cpSync(path.join(ROOT, 'tsconfig.base.json'), path.join(folder, 'tsconfig.json'));
      cpSync(path.join(ROOT, 'LICENSE'), path.join(folder, 'LICENSE'));
    },
  });
}

/** The entry points with their compiled files and types. */
function packedExports(exports: Readonly<Record<string, string>>): Record<string, unknown> {
  const packed = Object.entries(exports).map(([entry, file]) => {
    const built = file.replace(/\.tsx?$/, '');
    return [entry, built === file ? file : { types: `${built}.d.ts`, default: `${built}.js` }];
  });
  return { ...Object.fromEntries(packed), './tsconfig.json': './tsconfig.json' };
}
