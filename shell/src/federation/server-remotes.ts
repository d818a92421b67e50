import { modulesOf } from '@aangan/shared-kit/build/release-modules';
import type { PageModule } from '@aangan/shared-kit/platform/page';
import { ModuleFederation } from '@module-federation/runtime-core';
import type { RemoteEntryExports } from '@module-federation/runtime-core/types';
import { releaseKey, releaseUrl, type UsedRelease } from '../registry/release-set.ts';
import { pageModuleOf } from './page-modules.ts';
import { RemoteFailure, type RemoteFailureKind } from './remote-failure.ts';
import { federationName } from './remote-name.ts';
import { type RetriedAttempt, retriedAttempt } from './retried-attempt.ts';
import { ENTRY_DEADLINE_MS, loadServerEntry } from './server-entry-loader.ts';
import { sharedLibs } from './shared-libs.ts';
import { withinDeadline } from './within-deadline.ts';

/** Modules of pages and fills on the server, by release: loaded once, cached as long as the release is in use. */
export interface ServerRemotes {
  /** @throws RemoteFailure when the release's server entry or the page in it is missing or broken. */
  load(release: UsedRelease, page: string): Promise<PageModule>;
  loaded(release: UsedRelease, page: string): PageModule | undefined;
  /** Loads all pages and fills of a release, so that no visitor waits for it. @throws RemoteFailure, as `load`. */
  prepare(release: UsedRelease): Promise<void>;
  /** Evicts the releases that are no longer in use. */
  keep(releases: readonly UsedRelease[]): void;
}

/** @param assetUrl origin from which this server fetches remotes, without a slash at the end. */
export function serverRemotes(assetUrl: string): ServerRemotes {
  const federation = new ModuleFederation({
    name: 'shell',
    remotes: [],
    shared: sharedLibs(),
    shareStrategy: 'loaded-first',
  });
  // Several versions of one remote may run side by side, so the version is in the key.
  const running = new Map<string, RunningRelease>();

  function runningOf(release: UsedRelease): RunningRelease {
    const key = releaseKey(release);
    const known = running.get(key) ?? runningRelease(release, { federation, assetUrl });
    running.set(key, known);
    return known;
  }

  return {
    load: (release, page) => runningOf(release).load(page),
    loaded: (release, page) => running.get(releaseKey(release))?.loaded(page),
    async prepare(release) {
      const started = runningOf(release);
      // Before its pages: each of them would count as a failure of the entry.
      await started.start();
      await Promise.all(Object.keys(modulesOf(release)).map((page) => started.load(page)));
    },
    keep(releases) {
      const keys = new Set(releases.map(releaseKey));
      for (const key of running.keys()) if (!keys.has(key)) running.delete(key);
    },
  };
}

/** One release of a remote in this process: its container and the pages taken from it. */
interface RunningRelease {
  /** Loads the server entry. @throws RemoteFailure */
  start(): Promise<void>;
  /** @throws RemoteFailure */
  load(page: string): Promise<PageModule>;
  loaded(page: string): PageModule | undefined;
}

interface RunningReleaseDeps {
  readonly federation: ModuleFederation;
  /** Origin from which this server fetches remotes, without a slash at the end. */
  readonly assetUrl: string;
}

type Container = ReturnType<ModuleFederation['initRawContainer']>;

/** Fetches nothing before a page is asked for, and the container once, however many ask for its pages at once. */
function runningRelease(release: UsedRelease, { federation, assetUrl }: RunningReleaseDeps): RunningRelease {
  const { name: remote, version } = release;
  const pages = new Map<string, RetriedAttempt<PageModule>>();
  const failure = (kind: RemoteFailureKind, message: string, cause?: unknown) =>
    new RemoteFailure(message, { kind, remote, version, cause });
  const turnedAway = (last: unknown) => failure('circuit-open', `${remote} ${version} has failed too often`, last);
  const container = retriedAttempt(loadContainer, turnedAway);

  async function loadContainer(): Promise<Container> {
    const url = releaseUrl(release, assetUrl, release.serverEntry);
    const file = release.files[release.serverEntry];
    if (!file) throw failure('status', `${remote} ${version} has no ${release.serverEntry}`);
    const { integrity } = file;
    const exported = await loadServerEntry({ remote, version, url, integrity }, federationName(remote));
    if (!isContainer(exported)) throw failure('not-a-page', `${url} exports no federation container`);
    const name = `${remote}@${version}`;
    const started = federation.initRawContainer(name, url, exported);
    // The runtime would keep every version it ever saw; here a release lives as long as its record.
    federation.moduleCache.delete(name);
    return started;
  }

  /** A page that throws costs itself: every other has an attempt of its own. */
  async function take(page: string): Promise<PageModule> {
    const name = `${remote}/${page}`;
    const started = await container.get();
    let taken: unknown;
    try {
      const late = () => failure('timeout', `${name} does not finish loading`);
      taken = await withinDeadline(started.get(name, `./${page}`), ENTRY_DEADLINE_MS, late);
    } catch (error) {
      // webpack keeps a module that threw as if it were loaded: the next try begins with a fresh container.
      container.forget();
      throw error instanceof RemoteFailure ? error : failure('evaluation', `${name} failed: ${error}`, error);
    }
    return pageModuleOf(taken, name).catch((error: unknown) => {
      throw failure('not-a-page', `${name} is no page`, error);
    });
  }

  function attemptAt(page: string): RetriedAttempt<PageModule> {
    const attempt = pages.get(page) ?? retriedAttempt(() => take(page), turnedAway);
    pages.set(page, attempt);
    return attempt;
  }

  return {
    async start() {
      await container.get();
    },
    async load(page) {
      const attempt = attemptAt(page);
      const ready = attempt.value();
      if (ready) return ready;
      // Before the page's own attempt: that its container cannot be had says nothing of the page.
      await container.get();
      return attempt.get();
    },
    loaded: (page) => pages.get(page)?.value(),
  };
}

function isContainer(exported: unknown): exported is RemoteEntryExports {
  return typeof exported === 'object' && exported !== null && 'init' in exported && 'get' in exported;
}
