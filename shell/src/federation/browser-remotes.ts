import type { PageModule } from '@aangan/shared-kit/platform/page';
import { ModuleFederation, type ModuleFederationRuntimePlugin } from '@module-federation/runtime-core';
import type { DocumentRemote } from '../browser/document-state.ts';
import { provideExternalCore } from './external-core.ts';
import { asPageModule } from './page-modules.ts';
import { federationName } from './remote-name.ts';
import { sharedLibs } from './shared-libs.ts';

/** The remotes of this document, at the versions the server chose for it. */
export interface BrowserRemotes {
  load(remote: string, page: string): Promise<PageModule>;
  loaded(remote: string, page: string): PageModule | undefined;
}

/** Makes the document's remotes known; nothing is fetched before a page is asked for. */
export function browserRemotes(remotes: readonly DocumentRemote[]): BrowserRemotes {
  provideExternalCore();
  const federation = new ModuleFederation({
    name: 'shell',
    remotes: remotes.map(({ name, entry }) => ({ name: federationName(name), entry, type: 'global' })),
    shared: sharedLibs(),
    shareStrategy: 'loaded-first',
    plugins: [crossOriginScripts],
  });
  const modules = new Map<string, PageModule>();
  return {
    async load(remote, page) {
      const key = `${federationName(remote)}/${page}`;
      const known = modules.get(key);
      if (known) return known;
      const module = asPageModule(await federation.loadRemote(key), key);
      modules.set(key, module);
      return module;
    },
    loaded: (remote, page) => modules.get(`${federationName(remote)}/${page}`),
  };
}

/** Scripts are fetched just as webpack fetches chunks and the document preloads both, or they would come twice. */
const crossOriginScripts: ModuleFederationRuntimePlugin = {
  name: 'aangan-cross-origin-scripts',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
    return script;
  },
};
