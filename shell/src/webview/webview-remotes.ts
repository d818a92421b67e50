import type { RemoteRecovery } from '../federation/browser-recovery.ts';
import { type DocumentRemotes, documentRemotes } from '../federation/document-remotes.ts';
import type { KnownFiles } from '../federation/known-files.ts';
import { sharedLibs } from '../federation/shared-libs.ts';
import { provideSmallCore, shareScopeOf } from './small-core.ts';

/** Loads the remotes that a webview's document may show, with a minimal federation core. */
export function webviewRemotes(files: KnownFiles, recovery: () => Promise<RemoteRecovery>): DocumentRemotes {
  provideSmallCore();
  return documentRemotes(shareScopeOf(sharedLibs()), files, recovery);
}
