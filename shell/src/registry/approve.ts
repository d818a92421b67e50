import { askedOf } from './asked-releases.ts';
import { type Author, withChange } from './change-log.ts';
import { ageReasons } from './gates/age.ts';
import { fillReasons } from './gates/fills.ts';
import { fitReasons } from './gates/fit.ts';
import { releasesInUse } from './gates/releases-in-use.ts';
import { trustedRelease, trustedShell } from './gates/trusted-release.ts';
import { type RefusalReason, refuse, refuseFor } from './refusal.ts';
import type { Registry } from './registry.ts';
import type { RegistryDocument } from './registry-document.ts';
import { EMPTY_DOCUMENT } from './registry-upgrade.ts';
import { madeLive } from './remote-moves.ts';
import { SHELL } from './shell-files.ts';
import { approveLive } from './signatures/approvals.ts';
import { refuseUnlessAllowed } from './signatures/key-rights.ts';
import { refuseDeclined } from './waiting-releases.ts';

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
  refuseDeclined((await registry.read()) ?? EMPTY_DOCUMENT, remote, version);
  await approveLive(registry, `${remote}/${version}`, author.now());
  await registry.refuseUnlessLive(remote, version);
  await registry.update(async (document) => {
    const before = askedOf(document, remote);
    if (before?.live === version) return document;
    refuseFor([
      ...(await fitReasons(registry, document, remote, version, author.now())),
      ...(await newReasons(registry, document, { name: remote, version, live: before?.live })),
    ]);
    const action = before?.canary?.version === version ? 'promote' : 'publish';
    return withChange(document, { remote, action, version, to: madeLive(before, version, { salt: remote }) }, author);
  });
}

/** What is checked of a version that was never live. */
async function newReasons(
  registry: Registry,
  document: RegistryDocument,
  { name, version, live }: { readonly name: string; readonly version: string; readonly live: string | undefined },
): Promise<RefusalReason[]> {
  if (name === SHELL) {
    const before = live === undefined ? undefined : await trustedShell(registry, live);
    return ageReasons({ name, ...(await registry.readShell(version)) }, before && { name, ...before });
  }
  const release = await registry.readRelease(name, version);
  const before = live === undefined ? undefined : await trustedRelease(registry, name, live);
  return [...fillReasons(release, await releasesInUse(registry, document)), ...ageReasons(release, before)];
}
