import type { PageModule } from '@aangan/shared-kit/platform/page';
import type { DocumentRemote } from '../browser/document-state.ts';
import type { RemoteRecovery } from './browser-recovery.ts';
import type { KnownFiles } from './known-files.ts';
import { type Container, loadEntry } from './load-entry.ts';
import { pageModuleOf } from './page-modules.ts';

/** The remotes of a document, at the versions the server chose for it. */
export interface DocumentRemotes {
  /** Registers remotes that are not registered yet; fetches nothing before a page is requested. */
  register(remotes: readonly DocumentRemote[]): void;
  /** @throws RemoteFailure, or the original error where the recovery code failed to load as well. */
  load(remote: string, page: string): Promise<PageModule>;
  loaded(remote: string, page: string): PageModule | undefined;
  versionOf(remote: string): string | undefined;
  /** Whether a page is loading. */
  isLoading(): boolean;
}

export interface RemotesDeps {
  readonly files: KnownFiles;
  /** Fetches the recovery code at the first failure. */
  recovery(): Promise<RemoteRecovery>;
  /** Registers all remotes of the release set: a login shows fills of remotes that a stranger's document does not name. */
  learn(): Promise<unknown>;
}

/**
 * Opens each remote's container and takes each page's module once; a failed remote is retried by the recovery code. The
 * entries are loaded here and not by the federation runtime, as on the server: by digest, with a timeout and a clear
 * error.
 * @param shareScope what containers take from their host
 */
export function documentRemotes(shareScope: object, { files, recovery, learn }: RemotesDeps): DocumentRemotes {
  const known = new Map<string, DocumentRemote>();
  const containers = new Map<string, Promise<Container>>();
  const modules = new Map<string, PageModule>();
  const failed = new Set<string>();
  let loading = 0;

  async function start({ name, entry }: DocumentRemote): Promise<Container> {
    const container = await loadEntry(name, entry, files);
    await container.init(shareScope);
    return container;
  }

  async function pageOf(remote: DocumentRemote, page: string): Promise<PageModule> {
    const started = containers.get(remote.name) ?? start(remote);
    containers.set(remote.name, started);
    const container = await started.catch((error: unknown) => {
      // The next attempt requests the entry again.
      containers.delete(remote.name);
      throw error;
    });
    const key = `${remote.name}/${page}`;
    const module = await pageModuleOf((await container.get(`./${page}`))(), key);
    modules.set(key, module);
    return module;
  }

  async function load(remote: DocumentRemote, page: string): Promise<PageModule> {
    loading += 1;
    return pageOf(remote, page).finally(() => {
      loading -= 1;
    });
  }

  return {
    register(remotes) {
      for (const remote of remotes) {
        files.add(remote);
        known.set(remote.name, remote);
      }
    },
    async load(name, page) {
      const ready = modules.get(`${name}/${page}`);
      if (ready) return ready;
      if (!known.has(name)) await learn();
      const remote = known.get(name);
      if (!remote) throw new Error(`The release set has no ${name}`);
      if (failed.has(name)) return (await recovery()).attempt(remote, () => load(remote, page));
      try {
        return await load(remote, page);
      } catch (error) {
        failed.add(name);
        const { attempt } = await recovery().catch(() => {
          throw error;
        });
        return attempt(remote, () => Promise.reject(error));
      }
    },
    loaded: (remote, page) => modules.get(`${remote}/${page}`),
    versionOf: (remote) => known.get(remote)?.version,
    isLoading: () => loading > 0,
  };
}
