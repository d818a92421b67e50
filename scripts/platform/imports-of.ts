import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../site/remotes.ts';

/** What files import, with everything that they import themselves. */
export interface Imports {
  /** Files of this repository, relative to its root. */
  readonly files: readonly string[];
  /** Names of packages. */
  readonly packages: readonly string[];
}

/**
 * @param entries relative to the repository's root
 * @param external packages that are not looked into; by default all of them, also those of this repository
 */
export async function importsOf(entries: readonly string[], external?: readonly string[]): Promise<Imports> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [...entries],
    outdir: 'unused',
    bundle: true,
    write: false,
    metafile: true,
    ...(external ? { external: [...external] } : { packages: 'external' as const }),
    platform: 'node',
    format: 'esm',
    loader: { '.css': 'empty', '.module.css': 'empty' },
    logLevel: 'silent',
  });
  const imported = Object.values(metafile.inputs).flatMap(({ imports }) => imports);
  const packages = imported.filter(({ external }) => external).map(({ path: request }) => packageOf(request));
  return {
    files: Object.keys(metafile.inputs).sort(),
    packages: [...new Set(packages)].filter((name) => !name.startsWith('node:')).sort(),
  };
}

/** `@scope/name` or `name` of a request such as `@scope/name/part`. */
function packageOf(request: string): string {
  const parts = request.split('/');
  return request.startsWith('@') ? parts.slice(0, 2).join('/') : path.posix.normalize(parts[0] ?? '');
}
