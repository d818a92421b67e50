import path from 'node:path';
import { askedOf } from '../../shell/src/registry/asked-releases.ts';
import { type FolderRegistry, folderRegistry } from '../../shell/src/registry/folder-registry.ts';
import { publishRelease } from '../../shell/src/registry/publish.ts';
import { publishShell } from '../../shell/src/registry/publish-shell.ts';
import { RegistryRefusal } from '../../shell/src/registry/refusal.ts';
import type { Registry } from '../../shell/src/registry/registry.ts';
import { releaseKeys } from '../../shell/src/registry/signatures/release-keys.ts';
import type { BuiltPackage } from './build-packages.ts';
import type { Progress } from './progress.ts';
import { ROOT } from './remotes.ts';
import { type Stamps, stampsIn } from './stamps.ts';

/** The registry of a site, by its data folder. */
export function siteRegistry(dataFolder: string): FolderRegistry {
  return folderRegistry(path.join(dataFolder, 'artifacts'), releaseKeys(process.env, dataFolder));
}

/** The builds that `npm start` published last into a site, by package; beside its registry. */
export function publishedBuilds(dataFolder: string): Stamps {
  return stampsIn(path.join(dataFolder, 'stamps/published'));
}

/**
 * Makes the builds live in the site's registry that `npm start` has not published before. A build that it published last
 * is not published again: whoever promoted or rolled back since then has decided. The checkout decides otherwise, so a
 * release older than the live one is accepted.
 * @throws RegistryRefusal when a release is refused beside what is live and all others of the checkout
 */
export async function publishPackages(
  registry: Registry,
  packages: readonly BuiltPackage[],
  published: Stamps,
  progress: Progress,
): Promise<void> {
  const publish = async (built: BuiltPackage) => {
    if (await needsPublishing(registry, built, published)) await publishPackage(registry, built, progress);
    published.write(built.name, built.version);
  };
  const refused: BuiltPackage[] = [];
  for (const built of packages) {
    await publish(built).catch((error: unknown) => {
      if (!(error instanceof RegistryRefusal)) throw error;
      refused.push(built);
    });
  }
  // A later package may have removed the conflict: a page that changed its remote.
  for (const built of refused) await publish(built);
}

async function publishPackage(registry: Registry, { name, version }: BuiltPackage, progress: Progress): Promise<void> {
  if (name === 'shell') {
    await publishShell(registry, path.join(ROOT, 'shell/dist'), { by: 'npm start', followsCheckout: true });
  } else await publishRelease(registry, path.join(ROOT, name, 'dist'), { by: 'npm start', allowOlder: true });
  progress.say('publish', `${name} ${version}`);
}

/** Whether the checkout has another build than `npm start` published last, or the live release cannot be served. */
export async function needsPublishing(
  registry: Registry,
  { name, version }: BuiltPackage,
  published: Stamps,
): Promise<boolean> {
  const document = await registry.read();
  const asked = document && askedOf(document, name);
  const live = asked?.live;
  if (!live || !(await registry.store.has(`${name}/${live}`))) return true;
  // A site of before signatures, or of another key.
  if (!(await registry.isSigned(`${name}/${live}`))) return true;
  // `npm run dev` did not end by itself: nobody decided for its last build.
  if (asked.dev) return true;
  return live !== version && published.read(name) !== version;
}
