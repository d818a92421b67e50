import type { NavigationEntry } from '@aangan/shared-kit/build/navigation';
import type { PageModule } from '@aangan/shared-kit/platform/page';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import type { PageMatch } from '../routing/page-table.ts';
import type { ShownPage } from '../services/services.ts';
import type { LiveSession } from '../session/live-session.ts';

/**
 * Where the page route finds pages: on the server from the request's release set, in the browser from the document's.
 */
export interface PageSource {
  readonly platform: Platform;
  /** Changes of the session, and sheets over the page. */
  readonly live: LiveSession;
  /** Links that the remotes of the release set declare. */
  readonly navigation: readonly NavigationEntry[];
  /** Hosts besides the site's own to which loaders may redirect. */
  readonly returnHosts?: readonly string[];
  match(pathname: string): Promise<PageMatch | undefined>;
  /**
   * Prepares what the page reads synchronously: the session and the visitor's buckets. @throws when its own code fails
   * to load
   */
  prepare?(match: PageMatch): Promise<void>;
  /** Is called with each page that is shown on screen; in browsers. */
  shown?(page: ShownPage): void;
  /** Logs out; in browsers. */
  logOut?(): void;
  /** Opens the privacy choices; in browsers. */
  choosePrivacy?(): void;
  /** Loads the page's module. @throws when the remote is unreachable or broken. */
  load(match: Pick<PageMatch, 'remote' | 'page'>): Promise<PageModule>;
  /** The module, if it has loaded: rendering is synchronous. */
  loaded(match: Pick<PageMatch, 'remote' | 'page'>): PageModule | undefined;
  /** Reloads the document once where that may fix the last failure. Returns whether it does. In a browser. */
  reloadOnce?(): boolean;
}
