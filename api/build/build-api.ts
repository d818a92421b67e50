import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const FOLDER = path.resolve(import.meta.dirname, '..');

/** `node build/build-api.ts [FOLDER] [--production]`: production has programs of its own, and source maps. */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { production: { type: 'boolean' } } });

/** `dist`, or the folder that is given. The packages of npm must be found from there. */
const DIST = path.resolve(FOLDER, positionals[0] ?? 'dist');

/** The processes, and the worker thread that they start by its file name. */
const ENTRIES = [
  ...(values.production ? ['main', 'worker', 'migrate'].map((name) => `production/${name}.ts`) : ['src/main.ts']),
  'src/people/identity/passwords/hash-worker.ts',
];

/** Files that are read when they are needed, beside the code that reads them. */
const READ_LATER = [
  'src/foundation/database/migrations',
  'src/places/gazetteer',
  'src/trust/listing-checks/picture-hashes.json',
];

/**
 * Writes the API and what it uses of the shared kit into a few files, so that it starts without reading some
 * 1,800 modules. Packages of npm stay where they are.
 */
async function buildApi(): Promise<void> {
  rmSync(DIST, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: FOLDER,
    entryPoints: ENTRIES,
    entryNames: '[name]',
    outdir: DIST,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    external: [...packagesOf('package.json'), ...packagesOf('../shared-kit/package.json')],
    metafile: true,
    ...(values.production && { sourcemap: 'linked' as const, sourcesContent: false }),
    logLevel: 'warning',
  });
  for (const file of READ_LATER)
    cpSync(path.join(FOLDER, file), path.join(DIST, path.basename(file)), { recursive: true });
  const version = digestOf(Object.keys(metafile.outputs));
  writeFileSync(path.join(DIST, 'api.json'), `${JSON.stringify({ version })}\n`);
  console.log(`api ${version}`);
}

/** @param file a `package.json`, relative to this package */
function packagesOf(file: string): string[] {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(path.join(FOLDER, file), 'utf8'),
  );
  return Object.keys(dependencies).filter((name) => !name.startsWith('@aangan/'));
}

/** @param files relative to this package */
function digestOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(readFileSync(path.join(FOLDER, file)));
  return hash.digest('hex').slice(0, 10);
}

await buildApi();
