import type { Release } from '@aangan/shared-kit/build/release';
import type { SharedLibraries } from '@aangan/shared-kit/build/shared-libraries';
import type { RefusalReason } from '../refusal.ts';
import type { Registry } from '../registry.ts';
import type { RegistryDocument } from '../registry-document.ts';
import { runningServers } from '../servers/server-report.ts';
import { apiPrefixReasons } from './api-prefixes.ts';
import { contractReasons } from './contract-range.ts';
import { ownershipReasons } from './ownership.ts';
import { patternWordReasons } from './pattern-words.ts';
import { reservedReasons } from './reserved-paths.ts';
import { shadowingReasons } from './shadowing.ts';
import { libraryReasons } from './shared-libraries.ts';
import { territoryReasons } from './territory.ts';
import { trustedRelease, trustedShell } from './trusted-release.ts';

/** Why a release conflicts with what is live. Checked for each version before visitors get it. @param now epoch ms */
export async function placementReasons(
  registry: Registry,
  document: RegistryDocument,
  release: Release,
  now: number,
): Promise<RefusalReason[]> {
  const servers = await runningServers(registry.store, now);
  const { [release.name]: own, ...remotes } = document.remotes;
  const others = await releasesInUse(registry, { remotes });
  // Going back from a release whose files are lost must be possible.
  const liveRelease = own && (await trustedRelease(registry, release.name, own.live).catch(() => undefined));
  const owned = ownershipReasons(release, others);
  // A conflict is reported once, by the narrowest rule.
  const shadowed = owned.length > 0 ? [] : shadowingReasons(release, others);
  return [
    ...contractReasons(release, [
      { by: 'the live shell', contract: document.contract },
      ...servers.map(({ name, contract }) => ({ by: `the server ${name}`, contract })),
    ]),
    ...libraryReasons(release, await liveLibraries(registry, document)),
    ...owned,
    ...shadowed,
    ...(owned.length + shadowed.length > 0 ? [] : territoryReasons(release, others, liveRelease)),
    ...patternWordReasons(release),
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
