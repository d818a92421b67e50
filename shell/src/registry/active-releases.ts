import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { askedOf } from './asked-releases.ts';
import { inCanary } from './in-canary.ts';
import type { Registry } from './registry.ts';
import type { RegistryDocument, RemoteReleases } from './registry-document.ts';
import type { UsedRelease } from './release-set.ts';
import { type ResolvedReleaseSet, resolvedReleaseSet } from './resolved-release-set.ts';
import { SHELL, type ShellFiles } from './shell-files.ts';

/** The releases of one remote, or of the shell, that new documents may get. */
interface ReleasesInUse<Used> {
  readonly live: Used;
  readonly canary?: { readonly release: Used; readonly percent: number; readonly salt: string };
}

/** The active releases of this server: those that the registry's document asks for, as far as they can be loaded. */
export interface ActiveReleases {
  /** Equal for the same releases, whichever device gets which. */
  readonly id: string;
  readonly shell: ReleasesInUse<ShellFiles>;
  readonly dev: boolean;
  readonly remotes: Readonly<Record<string, ReleasesInUse<UsedRelease>>>;
}

/** A release of a remote, or of the shell, that the document asks for and that cannot be loaded. */
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
  /** Makes a release of the shell ready to answer, with releases of remotes in it. @throws like `prepare` */
  readonly prepareShell: (shell: ShellFiles, releases: readonly UsedRelease[]) => Promise<void>;
}

/**
 * Computes the releases that this server can activate now. Each remote, and the shell, gets the release of the document,
 * or the one active before if that cannot be loaded. So a broken release, or one whose files are late, costs no page.
 * @param before undefined at the start: then every described release is active, ready or not
 */
export async function activateReleases(
  document: RegistryDocument,
  before: ActiveReleases | undefined,
  { registry, readRelease, prepare, prepareShell }: ActivateDeps,
): Promise<{ active: ActiveReleases; problems: readonly ActivationProblem[] }> {
  const problems: ActivationProblem[] = [];

  async function usable<Used>(
    what: { readonly name: string; readonly version: string; readonly isLive: boolean },
    read: () => Promise<Used>,
    ready: (used: Used) => Promise<void>,
  ): Promise<Used | undefined> {
    const { name, version, isLive } = what;
    try {
      const release = await read();
      if (isLive) await registry.refuseUnlessLive(name, version);
      if (before) await ready(release);
      return release;
    } catch (error) {
      problems.push({ what: `${name}@${version}`, error });
      return undefined;
    }
  }

  async function inUse<Used>(
    name: string,
    { live, canary, salt }: RemoteReleases,
    offered: Used | undefined,
    { read, ready }: { read: (version: string) => Promise<Used>; ready: (used: Used) => Promise<void> },
  ): Promise<ReleasesInUse<Used> | undefined> {
    const one = (version: string, isLive: boolean) => usable({ name, version, isLive }, () => read(version), ready);
    const [asked, tried] = await Promise.all([one(live, true), canary && one(canary.version, false)]);
    const used = asked ?? offered;
    if (used === undefined) return undefined;
    return { live: used, ...(canary && tried && { canary: { release: tried, percent: canary.percent, salt } }) };
  }

  const asked = askedOf(document, SHELL);
  if (!asked) throw new Error('The registry has no shell: publish it first');
  // Before the remotes, which are loaded in every release of the shell.
  const runs = before ? shellsOf(before).map(({ version }) => version) : [];
  const shell = await inUse(SHELL, asked, before?.shell.live, {
    read: (version) => registry.readShell(version),
    async ready(used) {
      if (before && !runs.includes(used.version)) await prepareShell(used, releasesOf(before));
    },
  });
  // Without a shell there is nothing to serve: the process says why and ends.
  if (!shell) throw problems[0]?.error;
  const remotes = await Promise.all(
    Object.entries(document.remotes).map(async ([name, facts]) => {
      const read = (version: string) => readRelease(name, version);
      return [name, await inUse(name, facts, before?.remotes[name]?.live, { read, ready: prepare })] as const;
    }),
  );
  const offered = remotes.flatMap(([name, used]) => (used ? [[name, used] as const] : []));
  return { active: activeReleasesOf(document, shell, Object.fromEntries(offered)), problems };
}

/** @param document of the registry */
function activeReleasesOf(
  document: Pick<RegistryDocument, 'remotes'>,
  shell: ActiveReleases['shell'],
  remotes: ActiveReleases['remotes'],
): ActiveReleases {
  const dev = Object.values(document.remotes).some(({ dev }) => dev);
  const facts = [[SHELL, shell] as const, ...Object.entries(remotes)].map(([name, { live, canary }]) => [
    name,
    live.version,
    canary && [canary.release.version, canary.percent, canary.salt],
  ]);
  const id = createHash('sha256')
    .update(JSON.stringify([dev, facts.sort()]))
    .digest('hex')
    .slice(0, 12);
  return { id, shell, dev, remotes };
}

/** Every release of a remote that some device gets. */
export function releasesOf({ remotes }: Pick<ActiveReleases, 'remotes'>): UsedRelease[] {
  return Object.values(remotes).flatMap((used) => bothOf(used));
}

/** Every release of the shell that some device gets. */
export function shellsOf({ shell }: Pick<ActiveReleases, 'shell'>): ShellFiles[] {
  return bothOf(shell);
}

function bothOf<Used>({ live, canary }: ReleasesInUse<Used>): Used[] {
  return canary ? [live, canary.release] : [live];
}

/** Release sets cached of the active releases: two to the power of canaries. */
const SETS_CACHED = 64;

/** Chooses the release set of a device. Each set is computed when the first device gets it. */
export function setsOf(active: ActiveReleases): {
  live(): ResolvedReleaseSet;
  forDevice(deviceId: string): ResolvedReleaseSet;
} {
  const canaries = [[SHELL, active.shell] as const, ...Object.entries(active.remotes)].flatMap(([name, { canary }]) =>
    canary ? [{ name, ...canary }] : [],
  );

  const resolved = new LRUCache<string, ResolvedReleaseSet>({
    max: SETS_CACHED,
    memoMethod: (key) => withCanaries(key.split(' ')),
  });

  function withCanaries(names: readonly string[]): ResolvedReleaseSet {
    const chosen = <Used>(name: string, { live, canary }: ReleasesInUse<Used>) =>
      canary && names.includes(name) ? canary.release : live;
    const releases = Object.entries(active.remotes).map(([name, used]) => [name, chosen(name, used)]);
    return resolvedReleaseSet({
      releases: Object.fromEntries(releases),
      shell: chosen(SHELL, active.shell),
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
