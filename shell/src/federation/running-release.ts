import type { PageModule } from '@aangan/shared-kit/platform/page';
import type { ModuleFederation } from '@module-federation/runtime-core';
import type { RemoteEntryExports } from '@module-federation/runtime-core/types';
import { releaseUrl, type UsedRelease } from '../registry/release-set.ts';
import { asPageModule } from './page-modules.ts';
import { federationName } from './remote-name.ts';
import { loadServerEntry } from './server-entry-loader.ts';

/** ms that a page which could not be loaded is left alone: nobody waits, and nothing is compiled, for each request. */
export const PAGE_PAUSE_MS = 1000;

/** One release of a remote in this process: its container and the pages taken from it. */
export interface RunningRelease {
  load(page: string): Promise<PageModule>;
  loaded(page: string): PageModule | undefined;
}

export interface RunningReleaseParts {
  readonly federation: ModuleFederation;
  /** Origin from which this server fetches remotes, without a slash at the end. */
  readonly assetUrl: string;
  /** Epoch ms. */
  readonly now: () => number;
}

type Container = ReturnType<ModuleFederation['initRawContainer']>;

/** Fetches nothing before a page is asked for, and the container once, however many ask for its pages at once. */
export function runningRelease(
  release: UsedRelease,
  { federation, assetUrl, now }: RunningReleaseParts,
): RunningRelease {
  const pages = new Map<string, PageModule>();
  const failures = new Map<string, { readonly error: unknown; readonly until: number }>();
  let container: Promise<Container> | undefined;

  async function start(): Promise<Container> {
    const url = releaseUrl(release, assetUrl, release.serverEntry);
    const file = release.files[release.serverEntry];
    if (!file) throw new Error(`${release.name} ${release.version} has no ${release.serverEntry}`);
    const exported = await loadServerEntry({ url, integrity: file.integrity }, federationName(release.name));
    const name = `${release.name}@${release.version}`;
    const started = federation.initRawContainer(name, url, asContainer(exported, url));
    // The runtime would keep every version it ever saw; here a release lives as long as its record.
    federation.moduleCache.delete(name);
    return started;
  }

  async function fetchPage(page: string): Promise<PageModule> {
    try {
      container ??= start();
      const name = `${release.name}/${page}`;
      const module = asPageModule(await (await container).get(name, `./${page}`), name);
      pages.set(page, module);
      failures.delete(page);
      return module;
    } catch (error) {
      // webpack keeps a module that threw as if it were loaded: the next try begins with a fresh container.
      container = undefined;
      failures.set(page, { error, until: now() + PAGE_PAUSE_MS });
      throw error;
    }
  }

  return {
    async load(page) {
      const ready = pages.get(page);
      if (ready) return ready;
      const failure = failures.get(page);
      if (failure && now() < failure.until) throw failure.error;
      return fetchPage(page);
    },
    loaded: (page) => pages.get(page),
  };
}

function asContainer(exported: unknown, url: string): RemoteEntryExports {
  if (typeof exported === 'object' && exported !== null && 'init' in exported && 'get' in exported) {
    return exported as RemoteEntryExports;
  }
  throw new TypeError(`${url} exports no federation container`);
}
