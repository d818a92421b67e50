import { createHash } from 'node:crypto';
import { inCanary } from './in-canary.ts';
import { type PreparedSet, preparedSet } from './prepared-set.ts';
import type { RegistryDocument } from './registry-document.ts';
import type { UsedRelease } from './release-set.ts';
import type { ShellFiles } from './shell-files.ts';

/** The releases of one remote that new documents may get. */
export interface RemoteOffer {
  readonly live: UsedRelease;
  readonly canary?: { readonly release: UsedRelease; readonly percent: number; readonly salt: string };
}

/** The active releases of this server: those that the registry's document asks for, as far as they can be loaded. */
export interface Offer {
  /** Equal for the same releases, whichever device gets which. */
  readonly id: string;
  readonly shell: ShellFiles;
  readonly dev: boolean;
  readonly remotes: Readonly<Record<string, RemoteOffer>>;
}

/** @param document of the registry */
export function offerOf(
  document: Pick<RegistryDocument, 'remotes'>,
  shell: ShellFiles,
  remotes: Readonly<Record<string, RemoteOffer>>,
): Offer {
  const dev = Object.values(document.remotes).some(({ dev }) => dev);
  const facts = Object.entries(remotes).map(([name, { live, canary }]) => [
    name,
    live.version,
    canary && [canary.release.version, canary.percent, canary.salt],
  ]);
  const id = createHash('sha256')
    .update(JSON.stringify([shell.version, dev, facts.sort()]))
    .digest('hex')
    .slice(0, 12);
  return { id, shell, dev, remotes };
}

/** Every release that some device gets. */
export function releasesOf({ remotes }: Offer): UsedRelease[] {
  return Object.values(remotes).flatMap(({ live, canary }) => (canary ? [live, canary.release] : [live]));
}

/** Chooses the release set of a device. Each set is computed when the first device gets it. */
export function setsOf(offer: Offer): { live(): PreparedSet; forDevice(deviceId: string): PreparedSet } {
  const prepared = new Map<string, PreparedSet>();
  const canaries = Object.entries(offer.remotes).flatMap(([name, { canary }]) => (canary ? [{ name, ...canary }] : []));

  function withCanaries(names: readonly string[]): PreparedSet {
    const key = names.join(' ');
    const known = prepared.get(key);
    if (known) return known;
    const releases = Object.entries(offer.remotes).map(([name, { live, canary }]) => [
      name,
      canary && names.includes(name) ? canary.release : live,
    ]);
    const made = preparedSet({
      releases: Object.fromEntries(releases),
      shell: offer.shell,
      dev: offer.dev,
      offer: offer.id,
    });
    prepared.set(key, made);
    return made;
  }

  return {
    live: () => withCanaries([]),
    forDevice: (deviceId) =>
      withCanaries(canaries.filter(({ salt, percent }) => inCanary(deviceId, salt, percent)).map(({ name }) => name)),
  };
}
