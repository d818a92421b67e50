import type { PageModule } from '@aangan/shared-kit/platform/page';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import type { PageMatch } from '../routing/page-table.ts';
import type { ShownPage } from '../services/services.ts';
import type { LiveSession } from '../session/live-session.ts';

/** Where the page route finds pages: on the server from the request's release set, in the browser from the document's. */
export interface PageSource {
  readonly platform: Platform;
  /** What changes of the session, and what stands over the page. */
  readonly live: LiveSession;
  /** Hosts besides the site's own to which loaders may redirect. */
  readonly returnHosts?: readonly string[];
  match(pathname: string): Promise<PageMatch | undefined>;
  /** Gets ready what the page finds decided: who is logged in, and the visitor's buckets. @throws when its own code cannot be fetched */
  prepare?(match: PageMatch): Promise<void>;
  /** Hears of each page that comes on screen; in browsers. */
  shown?(page: ShownPage): void;
  /** Logs out; in browsers. */
  logOut?(): void;
  /** Opens the privacy choices; in browsers. */
  choosePrivacy?(): void;
  /** Loads the page's module. @throws when the remote cannot be reached or is broken. */
  load(match: Pick<PageMatch, 'remote' | 'page'>): Promise<PageModule>;
  /** The module, if it has been loaded: rendering is synchronous. */
  loaded(match: Pick<PageMatch, 'remote' | 'page'>): PageModule | undefined;
  /** Loads the whole document anew where that may mend the last failure, once; gives whether it does. In a browser. */
  startAnew?(): boolean;
}
