import type { Release } from '@aangan/shared-kit/build/release';
import type { PageModule } from '@aangan/shared-kit/platform/page';
import { ModuleFederation } from '@module-federation/runtime-core';
import type { RemoteEntryExports } from '@module-federation/runtime-core/types';
import { releaseFile } from '../registry/release-set.ts';
import { asPageModule } from './page-modules.ts';
import { federationName } from './remote-name.ts';
import { loadServerEntry } from './server-entry-loader.ts';
import { sharedLibs } from './shared-libs.ts';

/** Page modules on the server, by release: loaded once, kept as long as the release is in use. */
export interface ServerRemotes {
  load(release: Release, page: string): Promise<PageModule>;
  loaded(release: Release, page: string): PageModule | undefined;
  /** Forgets the releases that are no longer in use. */
  keep(releases: readonly Release[]): void;
}

/** @param assetUrl origin from which this server fetches remotes, without a slash at the end. */
export function serverRemotes(assetUrl: string): ServerRemotes {
  const known = new Map<string, Release>();
  const modules = new Map<string, PageModule>();
  const pending = new Map<string, Promise<PageModule>>();
  const federation = new ModuleFederation({
    name: 'shell',
    remotes: [],
    shared: sharedLibs(),
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'aangan-server-entry',
        loadEntry: async ({ remoteInfo }) => {
          const release = known.get(remoteInfo.name);
          const file = release?.files[release.serverEntry];
          if (!release || !file) throw new Error(`There is no release for ${remoteInfo.name}`);
          const url = `${assetUrl}/${releaseFile(release, release.serverEntry)}`;
          return container(
            await loadServerEntry({ url, integrity: file.integrity }, federationName(release.name)),
            url,
          );
        },
      },
    ],
  });

  async function fetchPage(release: Release, page: string): Promise<PageModule> {
    const alias = aliasOf(release);
    if (!known.has(alias)) {
      known.set(alias, release);
      federation.registerRemotes([
        { name: alias, entry: `${assetUrl}/${releaseFile(release, release.serverEntry)}`, type: 'commonjs-module' },
      ]);
    }
    return asPageModule(await federation.loadRemote(`${alias}/${page}`), `${release.name}/${page}`);
  }

  return {
    async load(release, page) {
      const key = keyOf(release, page);
      const ready = modules.get(key);
      if (ready) return ready;
      const running = pending.get(key) ?? fetchPage(release, page).finally(() => pending.delete(key));
      pending.set(key, running);
      const module = await running;
      modules.set(key, module);
      return module;
    },
    loaded: (release, page) => modules.get(keyOf(release, page)),
    keep(releases) {
      const aliases = new Set(releases.map(aliasOf));
      for (const alias of known.keys()) if (!aliases.has(alias)) known.delete(alias);
      for (const key of modules.keys()) if (!aliases.has(key.slice(0, key.indexOf('/')))) modules.delete(key);
    },
  };
}

/** Several versions of one remote may live side by side on the server, so the version is part of the name. */
function aliasOf(release: Release): string {
  return federationName(`${release.name}_${release.version}`).replaceAll('.', '_');
}

function keyOf(release: Release, page: string): string {
  return `${aliasOf(release)}/${page}`;
}

function container(exported: unknown, url: string): RemoteEntryExports {
  if (typeof exported === 'object' && exported !== null && 'init' in exported && 'get' in exported)
    return exported as RemoteEntryExports;
  throw new TypeError(`${url} exports no federation container`);
}
