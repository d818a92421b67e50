import { type Author, withChange } from './change-log.ts';
import { ageReasons } from './gates/age.ts';
import { fillReasons } from './gates/fills.ts';
import { placementReasons, releasesInUse } from './gates/placement.ts';
import { trustedRelease } from './gates/trusted-release.ts';
import { refuse, refuseFor } from './refusal.ts';
import type { Registry } from './registry.ts';
import { madeLive } from './remote-moves.ts';
import { approveLive } from './signatures/approvals.ts';
import { refuseUnlessAllowed } from './signatures/key-rights.ts';

/**
 * Signs that a stored release may go live, and makes it live once enough persons have signed.
 * @throws RegistryRefusal when the key may not do this, when another person must still sign, or when the release
 * conflicts with what is live
 */
export async function approveRelease(
  registry: Registry,
  remote: string,
  version: string,
  author: Author,
): Promise<void> {
  refuseUnlessAllowed(registry.keys, remote, 'live');
  if (!(await registry.store.has(`${remote}/${version}`))) refuse('REG-015', `${remote}: ${version} is not stored`);
  const release = await registry.readRelease(remote, version);
  await approveLive(registry, `${remote}/${version}`, author.now());
  await registry.refuseUnlessLive(remote, version);
  await registry.update(async (document) => {
    const before = document.remotes[remote];
    if (before?.live === version) return document;
    const live = before && (await trustedRelease(registry, remote, before.live));
    refuseFor([
      ...(await placementReasons(registry, document, release, author.now())),
      ...fillReasons(release, await releasesInUse(registry, document)),
      ...ageReasons(release, live),
    ]);
    const action = before?.canary?.version === version ? 'promote' : 'publish';
    return withChange(document, { remote, action, version, to: madeLive(before, version, { salt: remote }) }, author);
  });
}
