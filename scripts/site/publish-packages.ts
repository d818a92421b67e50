import { existsSync } from 'node:fs';
import path from 'node:path';
import { folderRegistry, type Registry } from '../../shell/src/registry/folder-registry.ts';
import { publishRelease, publishShell } from '../../shell/src/registry/publish.ts';
import type { BuiltPackage } from './build-packages.ts';
import type { Progress } from './progress.ts';
import { ROOT } from './remotes.ts';

/** The registry of a site, by its data folder. */
export function siteRegistry(dataFolder: string): Registry {
  return folderRegistry(path.join(dataFolder, 'artifacts'));
}

/** Makes what was built live in the site's registry; what is live already stays untouched. */
export async function publishPackages(
  registry: Registry,
  packages: readonly BuiltPackage[],
  progress: Progress,
): Promise<void> {
  for (const { name, version } of packages) {
    if (await isLive(registry, name, version)) continue;
    if (name === 'shell') await publishShell(registry, path.join(ROOT, 'shell/dist/browser'), version);
    else await publishRelease(registry, path.join(ROOT, name, 'dist'));
    progress.say('publish', `${name} ${version}`);
  }
}

async function isLive(registry: Registry, name: string, version: string): Promise<boolean> {
  if (!existsSync(path.join(registry.folder, name, version))) return false;
  const document = await registry.read();
  if (name === 'shell') return document?.shell === version;
  const remote = document?.remotes[name];
  return remote?.live === version && !remote.dev;
}
