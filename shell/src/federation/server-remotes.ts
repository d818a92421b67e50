import type { PageModule } from '@aangan/shared-kit/platform/page';
import { ModuleFederation } from '@module-federation/runtime-core';
import type { UsedRelease } from '../registry/release-set.ts';
import { type RunningRelease, runningRelease } from './running-release.ts';
import { sharedLibs } from './shared-libs.ts';

/** Page modules on the server, by release: loaded once, kept as long as the release is in use. */
export interface ServerRemotes {
  /** @throws when the release's server entry or the page in it is missing or broken. */
  load(release: UsedRelease, page: string): Promise<PageModule>;
  loaded(release: UsedRelease, page: string): PageModule | undefined;
  /** Forgets the releases that are no longer in use. */
  keep(releases: readonly UsedRelease[]): void;
}

/** @param assetUrl origin from which this server fetches remotes, without a slash at the end. */
export function serverRemotes(assetUrl: string, now: () => number = Date.now): ServerRemotes {
  const federation = new ModuleFederation({
    name: 'shell',
    remotes: [],
    shared: sharedLibs(),
    shareStrategy: 'loaded-first',
  });
  // Several versions of one remote may live side by side, so the version is part of the key.
  const running = new Map<string, RunningRelease>();
  return {
    async load(release, page) {
      const key = keyOf(release);
      const started = running.get(key) ?? runningRelease(release, { federation, assetUrl, now });
      running.set(key, started);
      return started.load(page);
    },
    loaded: (release, page) => running.get(keyOf(release))?.loaded(page),
    keep(releases) {
      const keys = new Set(releases.map(keyOf));
      for (const key of running.keys()) if (!keys.has(key)) running.delete(key);
    },
  };
}

function keyOf({ name, version }: UsedRelease): string {
  return `${name}@${version}`;
}
