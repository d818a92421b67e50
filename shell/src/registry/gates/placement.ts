import type { Release } from '@aangan/shared-kit/build/release';
import type { SharedLibraries } from '@aangan/shared-kit/build/shared-libraries';
import type { RefusalReason } from '../refusal.ts';
import type { Registry } from '../registry.ts';
import type { RegistryDocument } from '../registry-document.ts';
import { apiPrefixReasons } from './api-prefixes.ts';
import { contractReasons } from './contract-range.ts';
import { ownershipReasons } from './ownership.ts';
import { reservedReasons } from './reserved-paths.ts';
import { shadowingReasons } from './shadowing.ts';
import { libraryReasons } from './shared-libraries.ts';
import { trustedRelease, trustedShell } from './trusted-release.ts';

/** Why a release conflicts with what is live. Checked for each version before visitors get it. */
export async function placementReasons(
  registry: Registry,
  document: RegistryDocument,
  release: Release,
): Promise<RefusalReason[]> {
  const others = (await releasesInUse(registry, document)).filter(({ name }) => name !== release.name);
  const owned = ownershipReasons(release, others);
  return [
    ...contractReasons(release, document.contract),
    ...libraryReasons(release, await liveLibraries(registry, document)),
    ...owned,
    // The same pattern twice would only be reported twice.
    ...(owned.length > 0 ? [] : shadowingReasons(release, others)),
    ...apiPrefixReasons(release, others),
    ...reservedReasons(release),
  ];
}

/** The libraries of the live shell; none when no shell is stored, or servers refuse it for its signature. */
async function liveLibraries(registry: Registry, { shell }: RegistryDocument): Promise<SharedLibraries> {
  if (!(await registry.store.has(`shell/${shell}`))) return {};
  return (await trustedShell(registry, shell))?.libraries ?? {};
}

/** Every release that some device gets: live versions and canaries. */
export async function releasesInUse(registry: Registry, document: RegistryDocument): Promise<Release[]> {
  const versions = Object.entries(document.remotes).flatMap(([name, { live, canary }]) =>
    [live, ...(canary ? [canary.version] : [])].map((version) => ({ name, version })),
  );
  const read = await Promise.all(versions.map(({ name, version }) => trustedRelease(registry, name, version)));
  return read.filter((release) => release !== undefined);
}
