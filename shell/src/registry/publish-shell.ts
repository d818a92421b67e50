import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describeFolders } from '@aangan/shared-kit/build/release-files';
import { askedOf } from './asked-releases.ts';
import { ageReasons } from './gates/age.ts';
import { contentVersionReasons } from './gates/content-version.ts';
import { shellReasons } from './gates/shell-fits.ts';
import { halfReasons } from './gates/shell-halves.ts';
import { trustedShell } from './gates/trusted-release.ts';
import { type RefusalReason, refuseFor } from './refusal.ts';
import type { Registry } from './registry.ts';
import type { RegistryDocument } from './registry-document.ts';
import { EMPTY_DOCUMENT } from './registry-upgrade.ts';
import { readShellFiles, SHELL, SHELL_FOLDERS, type ShellFiles } from './shell-files.ts';
import { firstReasons, type StoreOptions, storeAndPublish } from './store-and-publish.ts';

export interface PublishShellOptions extends StoreOptions {
  /** For a developer's own site, which follows its checkout: remotes are published right after the shell. */
  readonly followsCheckout?: boolean | undefined;
  /** Allows an older version. */
  readonly allowOlder?: boolean | undefined;
  /** Renders pages of the live remotes with the build before anybody sees them. Without it, none is rendered. */
  readonly render?: ((shell: ShellFiles, dist: string) => Promise<RefusalReason[]>) | undefined;
}

/**
 * Publishes a build of the shell, browser files and server half as one artifact, as `publishRelease` does with a remote.
 * @param dist folder with the folders `browser`, with `shell.json`, and `server`
 * @throws RegistryRefusal when the halves do not belong together, when a live remote was built for another platform
 * contract, or when a server cannot run the server half; nothing has changed then
 */
export async function publishShell(
  registry: Registry,
  dist: string,
  options: PublishShellOptions = {},
): Promise<ShellFiles> {
  const described: unknown = JSON.parse(await readFile(path.join(dist, SHELL_FOLDERS[''], 'shell.json'), 'utf8'));
  const shell = readShellFiles(described);
  const { version } = shell;
  const { 'shell.json': _description, ...files } = await describeFolders(dist, SHELL_FOLDERS);
  const conflicts = (document: RegistryDocument) => conflictReasons(registry, document, shell, options);
  refuseFor([
    ...halfReasons(shell, files),
    ...(registry.keys ? contentVersionReasons({ name: SHELL, version }, described) : []),
    ...(await conflicts((await registry.read()) ?? EMPTY_DOCUMENT)),
  ]);
  const folders = Object.fromEntries(
    Object.entries(SHELL_FOLDERS).map(([place, folder]) => [place, path.join(dist, folder)]),
  );
  const last = async () => (await options.render?.(shell, dist)) ?? [];
  await storeAndPublish(registry, { name: SHELL, version }, folders, options, { last, conflicts });
  return shell;
}

async function conflictReasons(
  registry: Registry,
  document: RegistryDocument,
  shell: ShellFiles,
  { canary, followsCheckout, allowOlder, now = Date.now }: PublishShellOptions,
): Promise<RefusalReason[]> {
  const live = askedOf(document, SHELL)?.live;
  const first = firstReasons(SHELL, live, canary);
  if (followsCheckout) return first;
  const liveShell =
    live === undefined || allowOlder ? undefined : await trustedShell(registry, live).catch(() => undefined);
  return [
    ...(await shellReasons(registry, document, shell, now())),
    ...ageReasons({ name: SHELL, ...shell }, liveShell && { name: SHELL, ...liveShell }),
    ...first,
  ];
}
