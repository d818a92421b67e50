import type { PageHead, PageParams } from '@aangan/shared-kit/platform/page';
import type { RemoteFailureKind } from '../federation/remote-failure.ts';

export type PageFailureKind = 'load' | 'data' | 'render';

/** A page that the server has written well and whose scripts do not come: what is known of it without them. */
export interface ServedPage {
  /** Path and query that the markup in the document belongs to. */
  readonly path: string;
  readonly head: Pick<PageHead, 'title' | 'city'>;
}

export interface PageFailure {
  readonly kind: PageFailureKind;
  /** For people. */
  readonly message: string;
  readonly requestId?: string;
  /** Why the remote's code could not be had. */
  readonly cause?: RemoteFailureKind;
  /** The server's markup of the page is in the document and stays there: see `served-region.tsx`. */
  readonly served?: ServedPage;
}

/** What the page route's loader gives: the page, its data, or why there is none. */
export interface PageEntry {
  readonly remote: string;
  readonly page: string;
  readonly pattern: string;
  readonly params: PageParams;
  readonly data?: unknown;
  readonly failure?: PageFailure;
  /** Only for people who are logged in: what the page is, `your shortlist`, or empty. */
  readonly login?: string;
  /** The visitor has to log in first: no data was loaded. */
  readonly gate?: true;
}
