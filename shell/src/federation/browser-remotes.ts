import { ModuleFederation } from '@module-federation/runtime-core';
import type { RemoteRecovery } from './browser-recovery.ts';
import { type DocumentRemotes, documentRemotes } from './document-remotes.ts';
import { provideExternalCore } from './external-core.ts';
import type { KnownFiles } from './known-files.ts';
import { sharedLibs } from './shared-libs.ts';

/**
 * The remotes of the web shell's document. The federation runtime shares modules; the half of it that loads remotes is
 * left out of the bundle.
 * @param recovery fetches the recovery code at the first failure
 */
export function browserRemotes(files: KnownFiles, recovery: () => Promise<RemoteRecovery>): DocumentRemotes {
  provideExternalCore();
  const federation = new ModuleFederation({
    name: 'shell',
    remotes: [],
    shared: sharedLibs(),
    shareStrategy: 'loaded-first',
  });
  return documentRemotes(federation.shareScopeMap.default ?? {}, files, recovery);
}
