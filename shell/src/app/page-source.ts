import type { PageModule } from '@aangan/shared-kit/platform/page';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import type { PageMatch } from '../routing/page-table.ts';

/** Where the page route finds pages: on the server from the request's release set, in the browser from the document's. */
export interface PageSource {
  readonly platform: Platform;
  match(pathname: string): Promise<PageMatch | undefined>;
  /** Loads the page's module. @throws when the remote cannot be reached or is broken. */
  load(match: Pick<PageMatch, 'remote' | 'page'>): Promise<PageModule>;
  /** The module, if it has been loaded: rendering is synchronous. */
  loaded(match: Pick<PageMatch, 'remote' | 'page'>): PageModule | undefined;
}
