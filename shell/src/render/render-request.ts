import type { NavigationEntry } from '@aangan/shared-kit/build/navigation';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import type { FilledSlot, PageFailure } from '../app/page-entry.ts';
import type { ExperimentPage } from '../experiments/decide-buckets.ts';
import type { ReleaseSet } from '../registry/release-set.ts';
import type { PageTable } from '../routing/page-table.ts';
import type { RequestSession } from '../server/request-session.ts';
import type { Markup } from './markup-cache.ts';

/** One request, as the server passes it to the renderer. */
export interface RenderRequest {
  readonly request: Request;
  /** The form that was posted to the page. */
  readonly form?: FormData;
  /** The request's address. */
  readonly url: URL;
  readonly releaseSet: ReleaseSet;
  readonly table: PageTable;
  readonly navigation: readonly NavigationEntry[];
  readonly platform: Platform;
  readonly session: RequestSession;
  /** Decides the visitor's buckets once the page is known. */
  readonly experiments?: {
    decide(page: ExperimentPage): Promise<void>;
    decided(): Readonly<Record<string, string>>;
    /** Whether the page has read any bucket. */
    wereRead(): boolean;
  };
  /** Hosts besides the site's own to which loaders may redirect. */
  readonly returnHosts?: readonly string[];
  /** Remotes whose code is not run for this request, and why. */
  readonly withheld?: Readonly<Record<string, 'stalled' | 'circuit-open'>>;
  /** Of this document alone, for the scripts that React writes while it streams; never in cached markup. */
  readonly nonce?: string;
}

/** The result of the renderer; the document is made of it. */
export type Rendered =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  /** A form was posted to a page without an action. */
  | { readonly kind: 'no-action' }
  | RenderedPage;

/** A page; its `html` reaches at least up to the first slow boundary. */
export interface RenderedPage extends Markup {
  readonly kind: 'page';
  /** The page's own, or that of a failure or of a refused form. */
  readonly status: number;
  readonly remote: string;
  readonly page: string;
  /** What the page's slots show. */
  readonly fills: readonly Pick<FilledSlot, 'slot' | 'remote' | 'fill'>[];
  /** Whole ms of the loaders, and of rendering up to the first slow boundary. */
  readonly timings?: { readonly loaderMs: number; readonly renderMs: number };
  /** It is about one person, logged in or not, or asks for a login: it must not be cached. */
  readonly personal: boolean;
  /** Neither loading nor rendering has read anything that is the visitor's own, except the city and the device. */
  readonly ofNobody?: true;
  /** Its address may be a secret: nobody else is told where a visitor comes from. */
  readonly withoutReferrer: boolean;
  /** The reason for the fallback; absent when there is none. */
  readonly failure?: PageFailure;
  /** The shell's own frame failed, and not the page. */
  readonly frameFailed?: true;
  /** The visitor's buckets of the experiments that the page reads. */
  readonly experiments?: Readonly<Record<string, string>>;
  /** The page's entry without the deferred values, as JSON that is safe in a script element. */
  readonly entryJson: string;
  /** Deferred values; absent when there are none. */
  readonly deferred?: DeferredContent;
}

export interface DeferredContent {
  /** By their name in the entry's data. */
  readonly values: Readonly<Record<string, Promise<unknown>>>;
  /** React's output when the boundaries are ready. */
  readonly rest: AsyncIterable<string>;
}
