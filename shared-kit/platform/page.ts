import { type ComponentType, createContext, useContext } from 'react';
import type { ListingCategory } from '../domain/listing-category.ts';
import type { Platform } from './platform.ts';
import type { Problems } from './problems.ts';

export type PageParams = Readonly<Record<string, string>>;

/** Arguments of a loader. `params` are the `{x}` of the matched pattern, and `*` for a wildcard. */
export interface PageArgs {
  readonly request: Request;
  readonly url: URL;
  /** The pattern that matched, as `remote.config.ts` writes it. */
  readonly pattern: string;
  readonly params: PageParams;
  readonly platform: Platform;
}

/** Arguments of an action: those of a loader, and the fields of the form. The body of `request` has been read. */
export interface ActionArgs extends PageArgs {
  readonly form: FormData;
}

/** Why a posted form was refused: the page is shown again with it, on the server with status 422. */
export interface Refusal extends Problems {
  /** The typed values, without secrets, for a visitor whose browser runs no script. */
  readonly values: Readonly<Record<string, string>>;
}

export interface Breadcrumb {
  readonly name: string;
  readonly url: string;
}

/** Head elements of a page, and the status of its document. */
export interface PageHead {
  readonly title: string;
  /**
   * HTTP status of the server's answer, 200 by default. 404 and 410 are for a page that shows why there is nothing at
   * its address, such as a link that has ended; other values mean 200. Shells before contract 1.5 answer 200.
   */
  readonly status?: 200 | 404 | 410;
  readonly description?: string;
  /** Path (with query) of the address search engines should keep. */
  readonly canonical?: string;
  /** e.g. `noindex,follow`; absent means index. */
  readonly robots?: string;
  /** Path or URL of the sharing picture. */
  readonly image?: string;
  readonly jsonLd?: readonly object[];
  /** Slug of the city the page is about: the header and the next home page follow it. */
  readonly city?: string;
  /** Tab of the search box that this page is: the home page opens on it next time. Shells before contract 1.6 do not. */
  readonly category?: ListingCategory;
  /** Pictures to preload: the largest element of the first screen. */
  readonly preloadImage?: { readonly srcSet: string; readonly sizes: string; readonly type: string };
}

/**
 * A page of a remote: a route module in React Router's sense. The shell calls `loader` on the server
 * for the first page and in the browser for the next ones, then renders `Component`.
 * A loader may throw `notFound()` or `redirect(…)`; top-level promises in its data stream in later
 * (read them with `use` inside Suspense).
 * The shell calls `action` with a form that is posted to the page: on the server without or before JavaScript, in the
 * browser otherwise. It ends with a redirect, which a browser follows as a GET (303), or with a refusal.
 */
export interface PageModule<Data = unknown> {
  readonly loader?: (args: PageArgs) => Promise<Data>;
  readonly action?: (args: ActionArgs) => Promise<Response | Refusal>;
  readonly Component: ComponentType;
  readonly ErrorBoundary?: ComponentType;
  readonly head?: (args: { data: Data; url: URL; params: PageParams; platform: Platform }) => PageHead;
}

/** Arguments of a mounted page: everything that a component gets by hooks. */
export interface MountProps<Data = unknown> {
  readonly element: HTMLElement;
  readonly data: Data;
  readonly url: URL;
  readonly params: PageParams;
  readonly platform: Platform;
  /** Navigates to another page of the site. */
  navigate(path: string): void;
}

/** A page without React: the lifecycles of a single-spa application, which the shell mounts into the page's region. */
export interface MountedPage<Data = unknown> {
  readonly loader?: (args: PageArgs) => Promise<Data>;
  readonly head?: PageModule<Data>['head'];
  /** Once, before the first mount. */
  readonly bootstrap?: (props: MountProps<Data>) => Promise<void>;
  readonly mount: (props: MountProps<Data>) => Promise<void>;
  /** New data or a new address of the same page; without it the page is mounted again. */
  readonly update?: (props: MountProps<Data>) => Promise<void>;
  readonly unmount: (props: MountProps<Data>) => Promise<void>;
  /** Markup for the first view and for search engines, escaped by the page; shown in the region until `mount`. */
  readonly html?: (props: Omit<MountProps<Data>, 'element' | 'navigate'>) => string;
}

/** Thrown by a loader when the page does not exist: the visitor is redirected to /page-not-found. */
export function notFound(): Response {
  return new Response(null, { status: 404 });
}

/** The page's action, for its forms. */
export interface PageAction {
  /** Why the form that was sent last was refused; undefined before. */
  readonly refusal: Refusal | undefined;
  /** A form is being sent. */
  readonly busy: boolean;
  /** Sends a form to the page's `action`. */
  submit(form: FormData): void;
}

export interface PageState {
  readonly data: unknown;
  readonly params: PageParams;
  readonly pattern: string;
  readonly action: PageAction;
  /** What other remotes show in the slots of the page, in their order; shells before contract 1.3 have none. */
  readonly fills?: readonly SlotFill[];
}

/** What another remote shows in a slot of the page. Its page hooks return its own data. */
export interface SlotFill {
  /** Unique on the page. */
  readonly key: string;
  readonly slot: string;
  readonly page: PageState;
  /** The component, isolated from the page's errors, if its script is loaded. */
  ready(): ComponentType<object> | undefined;
  /** Loads its script. @throws when its remote is unreachable or broken */
  load(): Promise<ComponentType<object>>;
}

/**
 * A fill of a slot: `loader` runs in parallel with the page's own loader, and `Component` gets the slot's props. A
 * loader that returns null leaves the slot empty. It cannot redirect, and its data has no promises.
 */
export interface FillModule<Props, Data = unknown> {
  readonly loader?: (args: PageArgs) => Promise<Data | null>;
  readonly Component: ComponentType<Props>;
}

const PageContext = createContext<PageState | null>(null);

export const PageProvider = PageContext.Provider;

function usePageState(): PageState {
  const state = useContext(PageContext);
  if (!state) throw new Error('Page hooks need the shell (or shared-kit/testing) around the page');
  return state;
}

/** The loader's data: `const { listing } = usePageData<typeof loader>()`. */
export function usePageData<Loader extends (args: PageArgs) => Promise<unknown>>(): Awaited<ReturnType<Loader>> {
  return usePageState().data as Awaited<ReturnType<Loader>>;
}

/** The `{x}` of the matched pattern. */
export function usePageParams(): PageParams {
  return usePageState().params;
}

/** The fills of one of the page's slots. Pages use the component `Slot`. */
export function usePageFills(slot: string): readonly SlotFill[] {
  return usePageState().fills?.filter((fill) => fill.slot === slot) ?? [];
}

/** The page's action: sends a form to it, and says why one was refused. */
export function usePageAction(): PageAction {
  return usePageState().action;
}
