import type { Platform } from '@aangan/shared-kit/platform/platform';
import type { PageEntry } from '../app/page-entry.ts';
import type { ReleaseSet } from '../registry/release-set.ts';
import type { PageTable } from '../routing/page-table.ts';

/** One request, as the server hands it to the renderer. */
export interface RenderRequest {
  readonly request: Request;
  /** The request's address. */
  readonly url: URL;
  readonly releaseSet: ReleaseSet;
  readonly table: PageTable;
  readonly platform: Platform;
}

/** What the renderer found; the document is made of it. */
export type Rendered = { readonly kind: 'redirect'; readonly status: number; readonly location: string } | RenderedPage;

export interface RenderedPage {
  readonly kind: 'page';
  readonly status: number;
  readonly entry: PageEntry;
  readonly headHtml: string;
  readonly title: string;
  readonly city: string | undefined;
  /** The page's markup, at least up to its first slow boundary. */
  readonly html: string;
  /** Names in the entry's data whose values come later; absent when there are none. */
  readonly deferred?: DeferredContent;
}

export interface DeferredContent {
  readonly values: Readonly<Record<string, Promise<unknown>>>;
  /** What React sends when the boundaries are ready. */
  readonly rest: AsyncIterable<string>;
}
