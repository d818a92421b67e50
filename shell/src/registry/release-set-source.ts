import { LRUCache } from 'lru-cache';
import {
  type ActivationProblem,
  type ActiveReleases,
  activateReleases,
  releasesOf,
  setsOf,
  shellsOf,
} from './active-releases.ts';
import type { Registry } from './registry.ts';
import type { RegistryDocument } from './registry-document.ts';
import type { ReleaseSet, UsedRelease } from './release-set.ts';
import type { ResolvedReleaseSet } from './resolved-release-set.ts';
import { SHELL, type ShellFiles } from './shell-files.ts';

/** The active releases, kept up to date with the registry. */
export interface ReleaseSetSource {
  /** The set of devices that get no canary. */
  current(): ResolvedReleaseSet;
  /** The set that a device gets. */
  forDevice(deviceId: string): ResolvedReleaseSet;
  /** Every release that some device gets. */
  inUse(): readonly UsedRelease[];
  /** Every release of the shell that some device gets. */
  shells(): readonly ShellFiles[];
  /** What the registry asks for and cannot be loaded. */
  problems(): readonly ActivationProblem[];
  /**
   * The releases of any set that ever existed, for open documents.
   * @param versions by remote
   * @param overrides releases from outside the registry; each replaces the version that it names
   * @returns undefined when one of them does not exist
   */
  ofVersions(
    versions: Readonly<Record<string, string>>,
    overrides?: readonly UsedRelease[],
  ): Promise<ReleaseSet['releases'] | undefined>;
  /** Calls back when other releases are active. @returns a function that ends the subscription. */
  onChange(listener: (change: ActiveReleasesChange) => void): () => void;
  close(): void;
}

interface ActiveReleasesChange {
  readonly active: ActiveReleases;
  /** ms from reading the document until all of it was loaded and active. */
  readonly tookMs: number;
}

/** What a server has made of the registry's document. */
export interface ActivationState {
  /** Revision of the document that it has followed. */
  readonly revision: number;
  readonly active: ActiveReleases;
  /** What the document asks for and cannot be loaded. */
  readonly problems: readonly ActivationProblem[];
}

export interface ReleaseSetSourceDeps {
  readonly registry: Pick<Registry, 'read' | 'stamp' | 'readRelease' | 'refuseUnlessLive' | 'readShell'>;
  /** Makes a release ready to answer. @throws when its files do not exist (yet) or are invalid. */
  readonly prepare: (release: UsedRelease) => Promise<void>;
  /** Makes a release of the shell ready to answer, with releases of remotes in it. @throws like `prepare` */
  readonly prepareShell: (shell: ShellFiles, releases: readonly UsedRelease[]) => Promise<void>;
  /** Is called once for everything in the registry that cannot be used. The active releases stay the same. */
  readonly onProblem: (problem: ActivationProblem) => void;
  /** Is called with the state after each look at a new document, and when a release can be loaded after all. */
  readonly onState?: (state: ActivationState) => void;
  /** ms between two polls of the registry. */
  readonly pollMs: number;
}

/** Number of release descriptions cached in memory: those of active sets and of open documents. */
const RELEASES_CACHED = 200;

/** A problem, and how it is tried again. */
interface LateRelease extends ActivationProblem {
  readonly load: () => Promise<void>;
}

const REGISTRY = 'the registry';

/** ms between two tries to load a release that is active since the start without having been loaded. */
const RETRY_LATE_MS = 5000;

/** @throws when the registry has no document that can be used yet */
export async function watchReleaseSets(deps: ReleaseSetSourceDeps): Promise<ReleaseSetSource> {
  const { registry, prepare, prepareShell, onProblem, onState, pollMs } = deps;
  const listeners = new Set<(change: ActiveReleasesChange) => void>();
  const releases = new LRUCache<string, UsedRelease>({
    max: RELEASES_CACHED,
    // A release that is evicted while it is read goes to its reader all the same.
    ignoreFetchAbort: true,
    fetchMethod(key) {
      const [name = '', version = ''] = key.split('@');
      return registry.readRelease(name, version);
    },
  });
  /** Live versions whose signatures were checked. Keys change with a restart only. */
  const permitted = new LRUCache<string, true>({ max: RELEASES_CACHED });
  async function refuseUnlessLive(name: string, version: string): Promise<void> {
    if (permitted.has(`${name}@${version}`)) return;
    await registry.refuseUnlessLive(name, version);
    permitted.set(`${name}@${version}`, true);
  }
  const readRelease = (name: string, version: string) => releases.forceFetch(`${name}@${version}`);

  /** Stamp of the document whose releases are all active. */
  let done = '';
  /** Problems that were reported, and for which document. */
  let reported = { stamp: '', problems: new Set<string>() };
  let stamp = await registry.stamp().catch(() => '');
  const first = await documentOf(registry);
  let { revision } = first;
  const activation = {
    registry: { readShell: (version: string) => registry.readShell(version), refuseUnlessLive },
    readRelease,
    prepare,
    prepareShell,
  };
  let { active, problems } = await activateReleases(first, undefined, activation);
  let sets = setsOf(active);
  /** What is active since the start although it could not be loaded then. */
  const late = new Map<string, LateRelease>();
  let lateAt = performance.now();
  await Promise.all(
    shellsOf(active).map(async (shell) => {
      const what = `${SHELL}@${shell.version}`;
      await loadLate({ what, load: () => prepareShell(shell, []) });
      const problem = late.get(what);
      if (problem) late.set(what, { ...problem, load: () => prepareShell(shell, releasesOf(active)) });
    }),
  );
  await Promise.all(
    releasesOf(active).map((release) =>
      loadLate({ what: `${release.name}@${release.version}`, load: () => prepare(release) }),
    ),
  );
  finish();

  let looking = false;
  const timer = setInterval(() => void look(), pollMs);
  timer.unref();

  /** One poll at a time. Otherwise an older document could replace a newer one. */
  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    try {
      stamp = await registry.stamp();
      if (stamp !== done) await activateNext();
      else if (late.size > 0 && performance.now() - lateAt >= RETRY_LATE_MS) void retryLate();
      reported.problems.delete(REGISTRY);
    } catch (error) {
      report({ what: REGISTRY, error });
    } finally {
      looking = false;
    }
  }

  async function activateNext(): Promise<void> {
    const document = await documentOf(registry);
    const since = performance.now();
    const before = active;
    ({ active, problems } = await activateReleases(document, before, activation));
    ({ revision } = document);
    late.clear();
    if (active.id !== before.id) {
      sets = setsOf(active);
      const tookMs = performance.now() - since;
      for (const listener of listeners) listener({ active, tookMs });
    }
    finish();
  }

  /** Releases that cannot be loaded are tried again at the next polls. */
  function finish(): void {
    if (problems.length === 0) done = stamp;
    for (const problem of [...problems, ...late.values()]) report(problem);
    announce();
  }

  function announce(): void {
    onState?.({ revision, active, problems: allProblems() });
  }

  function allProblems(): ActivationProblem[] {
    return [...problems, ...[...late.values()].map(({ what, error }) => ({ what, error }))];
  }

  async function loadLate({ what, load }: Omit<LateRelease, 'error'>): Promise<void> {
    try {
      await load();
      late.delete(what);
    } catch (error) {
      late.set(what, { what, load, error });
    }
  }

  /** Runs beside the polls: a release that hangs delays no other. */
  async function retryLate(): Promise<void> {
    lateAt = performance.now();
    const before = active;
    await Promise.all([...late.values()].map(loadLate));
    // Other releases may have become active meanwhile.
    if (active === before) announce();
    else late.clear();
  }

  function report(problem: ActivationProblem): void {
    if (reported.stamp !== stamp) reported = { stamp, problems: new Set() };
    if (reported.problems.has(problem.what)) return;
    reported.problems.add(problem.what);
    onProblem(problem);
  }

  return {
    current: () => sets.live(),
    forDevice: (deviceId) => sets.forDevice(deviceId),
    inUse: () => releasesOf(active),
    shells: () => shellsOf(active),
    problems: allProblems,
    async ofVersions(versions, overrides = []) {
      const found = Object.entries(versions).map(async ([name, version]) => {
        const override = overrides.find((release) => release.name === name && release.version === version);
        return [name, override ?? (await readRelease(name, version))] as const;
      });
      return Promise.all(found).then(Object.fromEntries, () => undefined);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => clearInterval(timer),
  };
}

async function documentOf(registry: Pick<Registry, 'read'>): Promise<RegistryDocument> {
  const document = await registry.read();
  if (!document) throw new Error('The registry has no document: publish the remotes first');
  return document;
}
