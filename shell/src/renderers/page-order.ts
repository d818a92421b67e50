import type { AttributionFacts, StaffArea } from '@aangan/shared-kit/platform/platform';
import type { ResolvedReleaseSet } from '../registry/resolved-release-set.ts';
import type { Rendered } from '../render/render-request.ts';
import type { PageMatch } from '../routing/page-table.ts';
import type { Visitor } from '../server/visitor-facts.ts';
import type { SessionFacts } from '../session/live-session.ts';

/** One request for a page, as plain data: it is sent to another thread. */
export interface PageOrder {
  readonly url: string;
  /** Entries of the form that was posted to the page. */
  readonly form?: readonly (readonly [string, string])[];
  /** Of this document alone. */
  readonly nonce: string;
  readonly visitor: Visitor;
  readonly attribution: AttributionFacts;
  /** The page that an app's webview opens alone. */
  readonly alone?: PageMatch;
  /** For a staff page. */
  readonly staff?: StaffArea;
}

/** The releases that a page is made from, with what is computed from them. */
export type OrderedSet = Pick<ResolvedReleaseSet, 'set' | 'table' | 'navigation'>;

/** Why code of a remote does not run for an order: it stalled a renderer for this order, or lately. */
export type Withheld = Readonly<Record<string, 'stalled' | 'circuit-open'>>;

export interface MadePage {
  readonly rendered: Rendered;
  /** The visitor's session as the page has seen it. */
  readonly session: SessionFacts;
  /** The new value of the cookie of experiments; absent where the visitor's is correct. */
  readonly bucketsCookie: string | undefined;
  /** The `set-cookie` header by which the visitor's next reads have what this page has changed; absent without a change. */
  readonly changeCookie?: string;
  /** Nothing in it is of its visitor: others at the same address get it too. */
  readonly shared?: true;
  /** Tags of what a shared page is made of, as the API names it; absent from older releases of the shell. */
  readonly tags?: readonly string[];
}

/** What a renderer needs of the settings, as plain data. */
export interface RendererFacts {
  readonly apiUrl: string;
  /** Origin from which the server fetches remotes, without a slash at the end. */
  readonly assetOrigin: string;
  readonly assetUrl: string;
  readonly tileUrl: string;
  readonly returnHosts: readonly string[];
  /** Bytes of markup to cache. */
  readonly markupCache: number;
}
