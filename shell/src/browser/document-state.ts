import type { NavigationEntry } from '@aangan/shared-kit/build/navigation';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import type { AttributionFacts, Device, StaffArea } from '@aangan/shared-kit/platform/platform';
import type { PageEntry } from '../app/page-entry.ts';
import type { PageRoute } from '../routing/page-table.ts';
import type { ScriptAddresses } from '../scripts/script-addresses.ts';
import type { SessionFacts } from '../session/live-session.ts';

/** The fields of a remote's release that the browser needs. */
export interface DocumentRemote {
  readonly name: string;
  readonly version: string;
  /** Address of the release's folder, with a slash at the end. */
  readonly base: string;
  /** Address of the remote's entry. */
  readonly entry: string;
  /** `sha384-…` by file name relative to `base`: of the entry and of every file that its pages may request. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** The whole release set of the document, fetched before the first navigation. */
export interface SetDocument {
  readonly routes: readonly PageRoute[];
  readonly remotes: readonly DocumentRemote[];
}

/** The state that the server sends with a document. One that visitors share says nothing about its visitor. */
export interface SentState {
  readonly entry: PageEntry;
  /** The remote of this page, with the files of the page and of its own fills; absent for the shell's pages. */
  readonly remote?: DocumentRemote;
  /** Other remotes, and what they show in slots of this page: with the files of their fills. */
  readonly fillRemotes?: readonly DocumentRemote[];
  /** The shell's own scripts and stylesheets that may load later: `sha384-…` by file name relative to `base`. */
  readonly shell: Pick<DocumentRemote, 'base' | 'integrity'>;
  /** Links that the remotes of the release set declare; none in an app webview. */
  readonly navigation: readonly NavigationEntry[];
  /** Origins besides the site's own that scripts may come from. */
  readonly scriptOrigins: readonly string[];
  /** Hosts besides the site's own to which loaders may redirect. */
  readonly returnHosts: readonly string[];
  /** Address of this document's {@link SetDocument}; needed from the first navigation on. */
  readonly pages: string;
  readonly assets: string;
  readonly origin: string;
  readonly device: Device;
  /** Absent in a document that visitors share, like the session and the attribution. */
  readonly deviceId?: string;
  readonly city: string;
  /** The session, as far as pages may know it. */
  readonly session?: SessionFacts;
  /** What the browser saves in cookies by itself, with what led the visitor here: the document came without any. */
  readonly toSave?: { readonly city?: string | undefined; readonly category?: ListingCategory | undefined };
  /** The city that the page is about, if it is not the visitor's own. */
  readonly pageCity?: string;
  readonly now: number;
  readonly hybrid: boolean;
  /** Whether the service worker may save this document for reading without a network. */
  readonly offline: boolean;
  readonly tileUrl: string;
  /** Of a staff page. */
  readonly staff?: StaffArea;
  /** The visitor's buckets of the experiments that this page reads. */
  readonly experiments: Readonly<Record<string, string>>;
  /** The attribution, for releases of the shell that do not read it from cookies; empty for visitors who have declined. */
  readonly attribution?: AttributionFacts;
  /** Addresses of other companies' scripts. */
  readonly scripts: ScriptAddresses;
  /** Domain of the cookies that all hosts of the product share, or empty. */
  readonly cookieDomain: string;
  /** Names in `entry.data` whose values stream in later. */
  readonly deferred: readonly string[];
}

/** Everything that hydration needs: what the server has sent, and what the browser knows of its visitor. */
export interface DocumentState extends SentState {
  readonly deviceId: string;
  readonly session: SessionFacts;
}

/** Id of the element that carries the state. */
export const STATE_ELEMENT = 'aangan-state';

/** The server's mark of a section whose data were later than the timeout: the browser renders it. */
export const LATE_BOUNDARY = 'late';

/** Attribute of the elements that carry deferred values. */
export const DEFERRED_ATTRIBUTE = 'data-deferred';
