import { askedOf } from '../../shell/src/registry/asked-releases.ts';
import type { Registry } from '../../shell/src/registry/registry.ts';
import type { RemoteReleases } from '../../shell/src/registry/registry-document.ts';
import { EMPTY_DOCUMENT } from '../../shell/src/registry/registry-upgrade.ts';
import { printRollout } from './print-rollout.ts';

/**
 * Prints what a publish has changed, and where it is in force.
 * @param before what was asked of the name before
 * @param started time of `performance.now()` from which seconds are counted
 */
export async function printPublished(
  registry: Pick<Registry, 'read' | 'store'>,
  { name, version }: { readonly name: string; readonly version: string },
  before: RemoteReleases | undefined,
  started: number,
): Promise<void> {
  const after = askedOf((await registry.read()) ?? EMPTY_DOCUMENT, name);
  const ended = before?.canary?.version;
  if (ended && ended !== after?.canary?.version && ended !== version) console.log(`It ended the canary ${ended}`);
  const state = after?.live === version ? 'is live' : `goes to ${after?.canary?.percent}% of devices`;
  await printRollout(registry, name, `${name} ${version} ${state}`, started);
}
