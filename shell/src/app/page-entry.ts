import type { PageHead, Refusal } from '@aangan/shared-kit/platform/page';
import type { RemoteFailureKind } from '../federation/remote-failure.ts';
import type { FillRoute, PageMatch } from '../routing/page-table.ts';

/** `account`: the visitor has a login, and the API does not say whose. */
export type PageFailureKind = 'load' | 'data' | 'render' | 'account';

/** A page that the server has rendered and whose scripts failed to load: what is known of it without them. */
export interface ServedPage {
  /** Path and query that the markup in the document belongs to. */
  readonly path: string;
  readonly head: Pick<PageHead, 'title' | 'city'>;
}

export interface PageFailure {
  readonly kind: PageFailureKind;
  /** The message for people. */
  readonly message: string;
  readonly requestId?: string;
  /** Why the remote's code failed to load. */
  readonly cause?: RemoteFailureKind;
  /** The server's markup of the page is in the document and stays: see `served-region.tsx`. */
  readonly served?: ServedPage;
}

/** A fill with its data. */
export interface FilledSlot extends Pick<FillRoute, 'slot' | 'remote' | 'fill'> {
  readonly data: unknown;
}

/** The result of the page route's loader: the page and its data, or the reason why there is none. */
export interface PageEntry extends PageMatch {
  readonly data?: unknown;
  /** What the page's slots show. */
  readonly filled?: readonly FilledSlot[];
  readonly failure?: PageFailure;
  /** The visitor has to log in first: no data was loaded. */
  readonly gate?: true;
  /** A form was posted to the page, and refused. */
  readonly refusal?: Refusal;
}
