import type { Release } from '@aangan/shared-kit/build/release';
import { askedOf } from '../asked-releases.ts';
import type { Registry } from '../registry.ts';
import type { RegistryDocument } from '../registry-document.ts';
import { SHELL, type ShellFiles } from '../shell-files.ts';
import { trustedRelease, trustedShell } from './trusted-release.ts';

/** Every release that some device gets: live versions and canaries. */
export async function releasesInUse(
  registry: Registry,
  document: Pick<RegistryDocument, 'remotes'>,
): Promise<Release[]> {
  const versions = Object.entries(document.remotes).flatMap(([name, { live, canary }]) =>
    [live, ...(canary ? [canary.version] : [])].map((version) => ({ name, version })),
  );
  const read = await Promise.all(versions.map(({ name, version }) => trustedRelease(registry, name, version)));
  return read.filter((release) => release !== undefined);
}

/** The releases of the shell that some device gets: none that is not stored, or that servers refuse for its signature. */
export async function shellsInUse(
  registry: Registry,
  document: RegistryDocument,
): Promise<Readonly<Record<'live' | 'canary', ShellFiles | undefined>>> {
  const read = async (version: string | undefined) =>
    version !== undefined && (await registry.store.has(`${SHELL}/${version}`))
      ? trustedShell(registry, version)
      : undefined;
  const asked = askedOf(document, SHELL);
  const [live, canary] = await Promise.all([read(asked?.live), read(asked?.canary?.version)]);
  return { live, canary };
}
