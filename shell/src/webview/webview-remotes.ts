import type { RemoteRecovery } from '../federation/browser-recovery.ts';
import { type DocumentRemotes, documentRemotes } from '../federation/document-remotes.ts';
import type { KnownFiles } from '../federation/known-files.ts';
import { sharedLibs } from '../federation/shared-libs.ts';
import { provideSmallCore, shareScopeOf } from './small-core.ts';

/** The remotes that a webview's document may show, with a core that is just big enough for one of them. */
export function webviewRemotes(files: KnownFiles, recovery: () => Promise<RemoteRecovery>): DocumentRemotes {
  provideSmallCore();
  return documentRemotes(shareScopeOf(sharedLibs()), files, recovery);
}
