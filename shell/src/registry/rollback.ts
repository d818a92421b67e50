import { knownReleases } from './asked-releases.ts';
import { type Author, type RemoteChange, withChange } from './change-log.ts';
import { fitReasons } from './gates/fit.ts';
import { refuse, refuseFor } from './refusal.ts';
import type { Registry } from './registry.ts';
import type { RegistryDocument, RemoteReleases } from './registry-document.ts';
import { wentBack, withoutCanary } from './remote-moves.ts';
import { refuseUnlessAllowed } from './signatures/key-rights.ts';

interface RollbackOptions extends Author {
  /** Version to go to. Without it, a canary ends, or else the previous version goes live. */
  readonly to?: string | undefined;
}

interface Rollback {
  readonly action: 'rollback' | 'stop-canary';
  /** The version that everybody gets now. */
  readonly live: string;
  /** The version that nobody gets any more. */
  readonly withdrawn: string;
}

/**
 * Rolls a release back.
 * @throws RegistryRefusal when there is no such remote, no version to go back to, or that version's paths or contract
 * conflict with what is live by now
 */
export async function rollback(
  registry: Registry,
  remote: string,
  { to, ...author }: RollbackOptions,
): Promise<Rollback> {
  refuseUnlessAllowed(registry.keys, remote, 'rollback');
  let result: Rollback | undefined;
  await registry.update(async (document) => {
    const before = knownReleases(document, remote);
    result = withdrawal(remote, before, to);
    if (result.live === before.live && result.action === 'rollback') return document;
    if (result.action === 'rollback') await refuseUnfit(registry, document, remote, result.live, author.now());
    return withChange(document, rollbackChange(remote, before, result), author);
  });
  // An update that does not throw has run its change.
  return result as Rollback;
}

function withdrawal(remote: string, before: RemoteReleases, to: string | undefined): Rollback {
  if (before.canary && (to ?? before.live) === before.live) {
    return { action: 'stop-canary', live: before.live, withdrawn: before.canary.version };
  }
  const live = to ?? before.previous[0] ?? refuse('REG-015', `${remote}: no version was live before ${before.live}`);
  return { action: 'rollback', live, withdrawn: before.live };
}

function rollbackChange(remote: string, before: RemoteReleases, { action, live, withdrawn }: Rollback): RemoteChange {
  return action === 'stop-canary'
    ? { remote, action, version: withdrawn, to: withoutCanary(before) }
    : { remote, action, version: live, to: wentBack(before, live) };
}

async function refuseUnfit(
  registry: Registry,
  document: RegistryDocument,
  remote: string,
  version: string,
  now: number,
): Promise<void> {
  if (!(await registry.store.has(`${remote}/${version}`))) {
    const saved = (await registry.store.list(remote)).map((artifact) => artifact.version);
    refuse('REG-015', `${remote}: ${version} is not kept; there are ${saved.join(', ')}`);
  }
  await registry.refuseUnlessLive(remote, version);
  refuseFor(await fitReasons(registry, document, remote, version, now));
}
