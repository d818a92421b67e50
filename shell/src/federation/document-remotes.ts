import type { PageModule } from '@aangan/shared-kit/platform/page';
import type { DocumentRemote } from '../browser/document-state.ts';
import type { RemoteRecovery } from './browser-recovery.ts';
import type { KnownFiles } from './known-files.ts';
import { type Container, loadEntry } from './load-entry.ts';
import { pageModuleOf } from './page-modules.ts';

/** The remotes of a document, at the versions the server chose for it. */
export interface DocumentRemotes {
  /** Makes remotes known, those that are not yet; nothing is fetched before a page is asked for. */
  register(remotes: readonly DocumentRemote[]): void;
  /** @throws RemoteFailure, or what broke off where not even the code that tells failures apart can be had. */
  load(remote: string, page: string): Promise<PageModule>;
  loaded(remote: string, page: string): PageModule | undefined;
  versionOf(remote: string): string | undefined;
  /** Some page is on its way. */
  isLoading(): boolean;
}

/**
 * Opens each remote's container and takes each page's module once; a remote that failed is tried again with care.
 * The entries are loaded here and not by the federation runtime, as on the server: by digest, within a deadline, with
 * an error that says what happened.
 * @param shareScope what containers take from their host
 * @param recovery fetches the code that deals with failures, when there is the first one
 */
export function documentRemotes(
  shareScope: object,
  files: KnownFiles,
  recovery: () => Promise<RemoteRecovery>,
): DocumentRemotes {
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
      // The next try asks for the entry again.
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
