import { type DocumentRemotes, documentRemotes, type RemotesDeps } from '../federation/document-remotes.ts';
import { sharedLibs } from '../federation/shared-libs.ts';
import { provideSmallCore, shareScopeOf } from './small-core.ts';

/** Loads the remotes that a webview's document may show, with a minimal federation core. */
export function webviewRemotes(deps: RemotesDeps): DocumentRemotes {
  provideSmallCore();
  return documentRemotes(shareScopeOf(sharedLibs()), deps);
}
