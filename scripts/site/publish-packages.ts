import path from 'node:path';
import { type FolderRegistry, folderRegistry } from '../../shell/src/registry/folder-registry.ts';
import { publishRelease } from '../../shell/src/registry/publish.ts';
import { publishShell } from '../../shell/src/registry/publish-shell.ts';
import { RegistryRefusal } from '../../shell/src/registry/refusal.ts';
import type { Registry } from '../../shell/src/registry/registry.ts';
import type { BuiltPackage } from './build-packages.ts';
import type { Progress } from './progress.ts';
import { ROOT } from './remotes.ts';

/** The registry of a site, by its data folder. */
export function siteRegistry(dataFolder: string): FolderRegistry {
  return folderRegistry(path.join(dataFolder, 'artifacts'));
}

/**
 * Makes the builds live in the site's registry; what is live already stays. The checkout decides, so a release older
 * than the live one is accepted.
 * @throws RegistryRefusal when a release is refused beside what is live and all others of the checkout
 */
export async function publishPackages(
  registry: Registry,
  packages: readonly BuiltPackage[],
  progress: Progress,
): Promise<void> {
  const refused: BuiltPackage[] = [];
  for (const built of packages) {
    await publishPackage(registry, built, progress).catch((error: unknown) => {
      if (!(error instanceof RegistryRefusal)) throw error;
      refused.push(built);
    });
  }
  // A later package may have removed the conflict: a page that changed its remote.
  for (const built of refused) await publishPackage(registry, built, progress);
}

async function publishPackage(registry: Registry, { name, version }: BuiltPackage, progress: Progress): Promise<void> {
  if (await isLive(registry, name, version)) return;
  if (name === 'shell') {
    await publishShell(registry, path.join(ROOT, 'shell/dist/browser'), version, {
      by: 'npm start',
      leaveBehind: true,
    });
  } else await publishRelease(registry, path.join(ROOT, name, 'dist'), { by: 'npm start', allowOlder: true });
  progress.say('publish', `${name} ${version}`);
}

async function isLive(registry: Registry, name: string, version: string): Promise<boolean> {
  if (!(await registry.store.has(`${name}/${version}`))) return false;
  const document = await registry.read();
  if (name === 'shell') return document?.shell === version;
  const remote = document?.remotes[name];
  return remote?.live === version && !remote.dev;
}
