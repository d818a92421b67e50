import { ModuleFederation } from '@module-federation/runtime-core';
import { type DocumentRemotes, documentRemotes, type RemotesDeps } from './document-remotes.ts';
import { provideExternalCore } from './external-core.ts';
import { sharedLibs } from './shared-libs.ts';

/**
 * The remotes of the web shell's document. The federation runtime shares modules; the half of it that loads remotes is
 * left out of the bundle.
 */
export function browserRemotes(deps: RemotesDeps): DocumentRemotes {
  provideExternalCore();
  const federation = new ModuleFederation({
    name: 'shell',
    remotes: [],
    shared: sharedLibs(),
    shareStrategy: 'loaded-first',
  });
  return documentRemotes(federation.shareScopeMap.default ?? {}, deps);
}
