import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { inCanary } from './in-canary.ts';
import type { Registry } from './registry.ts';
import type { RegistryDocument, RemoteReleases } from './registry-document.ts';
import type { UsedRelease } from './release-set.ts';
import { type ResolvedReleaseSet, resolvedReleaseSet } from './resolved-release-set.ts';
import type { ShellFiles } from './shell-files.ts';

/** The releases of one remote that new documents may get. */
interface RemoteReleasesInUse {
  readonly live: UsedRelease;
  readonly canary?: { readonly release: UsedRelease; readonly percent: number; readonly salt: string };
}

/** The active releases of this server: those that the registry's document asks for, as far as they can be loaded. */
export interface ActiveReleases {
  /** Equal for the same releases, whichever device gets which. */
  readonly id: string;
  readonly shell: ShellFiles;
  readonly dev: boolean;
  readonly remotes: Readonly<Record<string, RemoteReleasesInUse>>;
}

/** A release, or the shell's files, that the document asks for and that cannot be loaded. */
export interface ActivationProblem {
  /** `mfe-search@0.1.0-1ec01c9d2f`. */
  readonly what: string;
  readonly error: unknown;
}

interface ActivateDeps {
  readonly registry: Pick<Registry, 'readShell' | 'refuseUnlessLive'>;
  readonly readRelease: Registry['readRelease'];
  /** Makes a release ready to answer. @throws when its files do not exist (yet) or are invalid. */
  readonly prepare: (release: UsedRelease) => Promise<void>;
}

/**
 * Computes the releases that this server can activate now. Each remote gets the release of the document, or the one
 * active before if that cannot be loaded. So a broken release, or one whose files are late, costs no page.
 * @param before undefined at the start: then every described release is active, ready or not
 */
export async function activateReleases(
  document: RegistryDocument,
  before: ActiveReleases | undefined,
  { registry, readRelease, prepare }: ActivateDeps,
): Promise<{ active: ActiveReleases; problems: readonly ActivationProblem[] }> {
  const problems: ActivationProblem[] = [];

  async function usable(name: string, version: string, isLive: boolean): Promise<UsedRelease | undefined> {
    try {
      const release = await readRelease(name, version);
      if (isLive) await registry.refuseUnlessLive(name, version);
      if (before) await prepare(release);
      return release;
    } catch (error) {
      problems.push({ what: `${name}@${version}`, error });
      return undefined;
    }
  }

  async function activeRemote(
    name: string,
    { live, canary, salt }: RemoteReleases,
  ): Promise<readonly [string, RemoteReleasesInUse] | undefined> {
    const [asked, tried] = await Promise.all([usable(name, live, true), canary && usable(name, canary.version, false)]);
    const offered = asked ?? before?.remotes[name]?.live;
    if (!offered) return undefined;
    return [
      name,
      { live: offered, ...(canary && tried && { canary: { release: tried, percent: canary.percent, salt } }) },
    ];
  }

  async function shellFiles(): Promise<ShellFiles> {
    try {
      return await registry.readShell(document.shell);
    } catch (error) {
      if (!before) throw error;
      problems.push({ what: `shell@${document.shell}`, error });
      return before.shell;
    }
  }

  const [shell, ...remotes] = await Promise.all([
    shellFiles(),
    ...Object.entries(document.remotes).map(([name, facts]) => activeRemote(name, facts)),
  ]);
  const offered = Object.fromEntries(remotes.filter((active) => active !== undefined));
  return { active: activeReleasesOf(document, shell, offered), problems };
}

/** @param document of the registry */
function activeReleasesOf(
  document: Pick<RegistryDocument, 'remotes'>,
  shell: ShellFiles,
  remotes: Readonly<Record<string, RemoteReleasesInUse>>,
): ActiveReleases {
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
export function releasesOf({ remotes }: ActiveReleases): UsedRelease[] {
  return Object.values(remotes).flatMap(({ live, canary }) => (canary ? [live, canary.release] : [live]));
}

/** Release sets cached of the active releases: two to the power of canaries. */
const SETS_CACHED = 64;

/** Chooses the release set of a device. Each set is computed when the first device gets it. */
export function setsOf(active: ActiveReleases): {
  live(): ResolvedReleaseSet;
  forDevice(deviceId: string): ResolvedReleaseSet;
} {
  const canaries = Object.entries(active.remotes).flatMap(([name, { canary }]) =>
    canary ? [{ name, ...canary }] : [],
  );

  const resolved = new LRUCache<string, ResolvedReleaseSet>({
    max: SETS_CACHED,
    memoMethod: (key) => withCanaries(key.split(' ')),
  });

  function withCanaries(names: readonly string[]): ResolvedReleaseSet {
    const releases = Object.entries(active.remotes).map(([name, { live, canary }]) => [
      name,
      canary && names.includes(name) ? canary.release : live,
    ]);
    return resolvedReleaseSet({
      releases: Object.fromEntries(releases),
      shell: active.shell,
      dev: active.dev,
      active: active.id,
    });
  }

  return {
    live: () => resolved.memo(''),
    forDevice: (deviceId) =>
      resolved.memo(
        canaries
          .filter(({ salt, percent }) => inCanary(deviceId, salt, percent))
          .map(({ name }) => name)
          .join(' '),
      ),
  };
}
