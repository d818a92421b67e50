import type { PageModule } from '@aangan/shared-kit/platform/page';
import type { ModuleFederation } from '@module-federation/runtime-core';
import type { RemoteEntryExports } from '@module-federation/runtime-core/types';
import { releaseUrl, type UsedRelease } from '../registry/release-set.ts';
import { type LastingAttempt, lastingAttempt } from './lasting-attempt.ts';
import { pageModuleOf } from './page-modules.ts';
import { RemoteFailure, type RemoteFailureKind } from './remote-failure.ts';
import { federationName } from './remote-name.ts';
import { ENTRY_DEADLINE_MS, loadServerEntry } from './server-entry-loader.ts';
import { withinDeadline } from './within-deadline.ts';

/** One release of a remote in this process: its container and the pages taken from it. */
export interface RunningRelease {
  /** @throws RemoteFailure */
  load(page: string): Promise<PageModule>;
  loaded(page: string): PageModule | undefined;
}

interface RunningReleaseParts {
  readonly federation: ModuleFederation;
  /** Origin from which this server fetches remotes, without a slash at the end. */
  readonly assetUrl: string;
}

type Container = ReturnType<ModuleFederation['initRawContainer']>;

/** Fetches nothing before a page is requested. Fetches the container once for concurrent requests. */
export function runningRelease(release: UsedRelease, { federation, assetUrl }: RunningReleaseParts): RunningRelease {
  const { name: remote, version } = release;
  const pages = new Map<string, LastingAttempt<PageModule>>();
  const failure = (kind: RemoteFailureKind, message: string, cause?: unknown) =>
    new RemoteFailure(message, { kind, remote, version, cause });
  const turnedAway = (last: unknown) => failure('circuit-open', `${remote} ${version} has failed too often`, last);
  const container = lastingAttempt(start, turnedAway);

  async function start(): Promise<Container> {
    const url = releaseUrl(release, assetUrl, release.serverEntry);
    const file = release.files[release.serverEntry];
    if (!file) throw failure('status', `${remote} ${version} has no ${release.serverEntry}`);
    const { integrity } = file;
    const exported = await loadServerEntry({ remote, version, url, integrity }, federationName(remote));
    if (!isContainer(exported)) throw failure('not-a-page', `${url} exports no federation container`);
    const name = `${remote}@${version}`;
    const started = federation.initRawContainer(name, url, exported);
    // The runtime would keep every version it ever saw; here a release is freed with its record.
    federation.moduleCache.delete(name);
    return started;
  }

  /** A page that throws affects only itself: every other page has an attempt of its own. */
  async function take(page: string): Promise<PageModule> {
    const name = `${remote}/${page}`;
    const started = await container.get();
    let taken: unknown;
    try {
      const late = () => failure('timeout', `${name} does not finish loading`);
      taken = await withinDeadline(started.get(name, `./${page}`), ENTRY_DEADLINE_MS, late);
    } catch (error) {
      // webpack caches a module that threw as if it had loaded: the next attempt begins with a new container.
      container.forget();
      throw error instanceof RemoteFailure ? error : failure('evaluation', `${name} failed: ${error}`, error);
    }
    return pageModuleOf(taken, name).catch((error: unknown) => {
      throw failure('not-a-page', `${name} is no page`, error);
    });
  }

  function attemptAt(page: string): LastingAttempt<PageModule> {
    const attempt = pages.get(page) ?? lastingAttempt(() => take(page), turnedAway);
    pages.set(page, attempt);
    return attempt;
  }

  return {
    async load(page) {
      const attempt = attemptAt(page);
      const ready = attempt.value();
      if (ready) return ready;
      // Before the page's own attempt: a container that failed says nothing about the page.
      await container.get();
      return attempt.get();
    },
    loaded: (page) => pages.get(page)?.value(),
  };
}

function isContainer(exported: unknown): exported is RemoteEntryExports {
  return typeof exported === 'object' && exported !== null && 'init' in exported && 'get' in exported;
}
