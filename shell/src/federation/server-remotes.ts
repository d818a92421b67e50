import type { PageModule } from '@aangan/shared-kit/platform/page';
import { ModuleFederation } from '@module-federation/runtime-core';
import type { UsedRelease } from '../registry/release-set.ts';
import { type RunningRelease, runningRelease } from './running-release.ts';
import { sharedLibs } from './shared-libs.ts';

/** Page modules on the server, by release: loaded once, cached as long as the release is in use. */
export interface ServerRemotes {
  /** @throws RemoteFailure when the release's server entry or the page in it is missing or broken. */
  load(release: UsedRelease, page: string): Promise<PageModule>;
  loaded(release: UsedRelease, page: string): PageModule | undefined;
  /** Loads all pages of a release, so that no visitor waits for it. @throws RemoteFailure, as `load`. */
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
    const key = keyOf(release);
    const known = running.get(key) ?? runningRelease(release, { federation, assetUrl });
    running.set(key, known);
    return known;
  }

  return {
    load: (release, page) => runningOf(release).load(page),
    loaded: (release, page) => running.get(keyOf(release))?.loaded(page),
    async prepare(release) {
      const started = runningOf(release);
      await Promise.all(Object.keys(release.pages).map((page) => started.load(page)));
    },
    keep(releases) {
      const keys = new Set(releases.map(keyOf));
      for (const key of running.keys()) if (!keys.has(key)) running.delete(key);
    },
  };
}

function keyOf({ name, version, servedFrom = '' }: UsedRelease): string {
  return `${name}@${version} ${servedFrom}`;
}
