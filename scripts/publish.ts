import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildRemote } from '../shared-kit/build/build-remote.ts';
import { folderRegistry } from '../shell/src/registry/folder-registry.ts';
import { publishRelease } from '../shell/src/registry/publish.ts';
import { remoteFolder } from './site/remotes.ts';

/**
 * Builds one remote and makes it live in a site's registry: `node scripts/publish.ts mfe-search`.
 * A running site shows it from the next request on. `--data-dir` names another site's data folder.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'data-dir': { type: 'string', default: process.env.DATA_DIR ?? '.data' } },
});

try {
  const folder = remoteFolder(positionals[0]);
  const started = performance.now();
  await buildRemote(folder);
  const registry = folderRegistry(path.join(path.resolve(values['data-dir']), 'artifacts'));
  const { name, version } = await publishRelease(registry, path.join(folder, 'dist'));
  console.log(`${name} ${version} is live after ${((performance.now() - started) / 1000).toFixed(1)} s`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
