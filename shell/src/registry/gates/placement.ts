import type { Release } from '@aangan/shared-kit/build/release';
import type { RefusalReason } from '../refusal.ts';
import type { Registry } from '../registry.ts';
import type { RegistryDocument } from '../registry-document.ts';
import { runningServers } from '../servers/server-report.ts';
import { apiPrefixReasons } from './api-prefixes.ts';
import { contractReasons } from './contract-range.ts';
import { ownershipReasons } from './ownership.ts';
import { patternWordReasons } from './pattern-words.ts';
import { releasesInUse, shellsInUse } from './releases-in-use.ts';
import { reservedReasons } from './reserved-paths.ts';
import { shadowingReasons } from './shadowing.ts';
import { libraryReasons } from './shared-libraries.ts';
import { territoryReasons } from './territory.ts';
import { trustedRelease } from './trusted-release.ts';

const LIVE_SHELL = 'the live shell';
const CANARY_SHELL = 'the canary of the shell';

/** Why a release conflicts with what is live. Checked for each version before visitors get it. @param now epoch ms */
export async function placementReasons(
  registry: Registry,
  document: RegistryDocument,
  release: Release,
  now: number,
): Promise<RefusalReason[]> {
  const servers = await runningServers(registry.store, now);
  const shells = await shellsInUse(registry, document);
  const canary = shells.canary && { by: CANARY_SHELL, ...shells.canary };
  const { [release.name]: own, ...remotes } = document.remotes;
  const others = await releasesInUse(registry, { remotes });
  // Going back from a release whose files are lost must be possible.
  const liveRelease = own && (await trustedRelease(registry, release.name, own.live).catch(() => undefined));
  const owned = ownershipReasons(release, others);
  // A conflict is reported once, by the narrowest rule.
  const shadowed = owned.length > 0 ? [] : shadowingReasons(release, others);
  return [
    ...contractReasons(release, [
      { by: LIVE_SHELL, contract: document.contract },
      ...(canary ? [canary] : []),
      ...servers.map(({ name, contract }) => ({ by: `the server ${name}`, contract })),
    ]),
    ...(shells.live ? libraryReasons(release, shells.live.libraries, LIVE_SHELL) : []),
    ...(canary ? libraryReasons(release, canary.libraries, CANARY_SHELL) : []),
    ...owned,
    ...shadowed,
    ...(owned.length + shadowed.length > 0 ? [] : territoryReasons(release, others, liveRelease)),
    ...patternWordReasons(release),
    ...apiPrefixReasons(release, others),
    ...reservedReasons(release),
  ];
}
