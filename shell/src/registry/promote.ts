import { askedOf, knownReleases } from './asked-releases.ts';
import { type Author, withChange } from './change-log.ts';
import { fitReasons } from './gates/fit.ts';
import { refuse, refuseFor } from './refusal.ts';
import type { Registry } from './registry.ts';
import type { RegistryDocument } from './registry-document.ts';
import { EMPTY_DOCUMENT } from './registry-upgrade.ts';
import { madeLive } from './remote-moves.ts';
import { approveLive } from './signatures/approvals.ts';
import { refuseUnlessAllowed } from './signatures/key-rights.ts';
import { orAsk } from './waiting-releases.ts';

/**
 * Makes the canary live. The old live version becomes the first previous one.
 * @returns the version that is live now
 * @throws RegistryRefusal when there is no such remote, it has no canary, or the canary's paths or contract conflict
 * with what is live by now
 */
export async function promote(registry: Registry, remote: string, author: Author): Promise<string> {
  let live = '';
  refuseUnlessAllowed(registry.keys, remote, 'live');
  const makeLive = async (document: RegistryDocument) => {
    const before = knownReleases(document, remote);
    const { canary, salt, dev } = before;
    if (!canary) refuse('REG-014', `${remote}: no canary runs, ${before.live} is live for everybody`);
    live = canary.version;
    const failed = before.failed?.[live];
    if (failed) refuse('REG-030', `${remote}: a server cannot load ${live}: ${failed.reason}`);
    await approveLive(registry, `${remote}/${live}`, author.now());
    await registry.refuseUnlessLive(remote, live);
    refuseFor(await fitReasons(registry, document, remote, live, author.now()));
    const to = madeLive(before, live, { salt, dev });
    return withChange(document, { remote, action: 'promote', version: live, to }, author);
  };
  const canary = askedOf((await registry.read()) ?? EMPTY_DOCUMENT, remote)?.canary?.version ?? '';
  await orAsk(registry, { name: remote, version: canary }, author, () => registry.update(makeLive));
  return live;
}
