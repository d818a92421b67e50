import { createContext, useContext } from 'react';
import type { ListingCategory } from '../domain/listing-category.ts';
import type { Http } from './http.ts';
import type { Live } from './live.ts';

/** Kind of device, as the `device` header says it. Source: product-and-plans, section 7. */
export type Device = 'ANDROID' | 'IOS' | 'MOBILE_WEB' | 'DESKTOP';

export type AlertKind = 'success' | 'error' | 'info';

export interface Alerts {
  /** Shows a message at the top; it closes after 3000 ms unless hovered or focused. */
  show(kind: AlertKind, message: string): void;
}

/** Why a page asks for a login, in its own words. */
export interface SignUpReason {
  /** Names the flow in analytics: `visit`. */
  readonly name: string;
  /** Title of the dialog: `Log in to book a visit`. */
  readonly title: string;
  /** One sentence under the title, where the title does not say enough. */
  readonly why?: string;
}

/** Flows whose titles the shell has: `account`, and those of releases for contracts before 1.3. */
export type SignUpFlow =
  | 'contact'
  | 'shortlist'
  | 'visit'
  | 'photos'
  | 'report'
  | 'chat'
  | 'premium-filter'
  | 'plan'
  | 'note'
  | 'account';

export interface SignUpOptions {
  /** Known data of the visitor, as initial values of the form. */
  readonly phone?: string;
  /** Initial dial code, `+91` by default. */
  readonly dialCode?: string;
  readonly name?: string;
  readonly email?: string;
  /** Runs once the visitor has logged in. */
  readonly onSuccess?: () => void;
  /** Runs when the visitor closes sign-up without logging in. */
  readonly onClose?: () => void;
  /**
   * Names the action on this page that waits for the login, `shortlist:p123`. If the page is reloaded while the
   * visitor signs up, {@link SignUp.takeResumed} returns it to the page, once.
   */
  readonly resume?: string;
}

export interface SignUp {
  /** True while sign-up is open to visitors. If false, actions that need it say so before the click. */
  readonly available: boolean;
  /**
   * Asks for login where it is needed.
   * @returns whether the visitor is logged in now: if true, the action continues
   */
  require(flow: SignUpFlow | SignUpReason, options?: SignUpOptions): Promise<boolean>;
  /**
   * Lets the logged-in person change their number or add a second one, with a code to it.
   * @returns the new number, or undefined when they closed the dialog
   */
  changeNumber(kind: 'mobile' | 'secondary'): Promise<string | undefined>;
  /** Whether the named action waited for a login that has happened since; true once. Browser only. */
  takeResumed(action: string): boolean;
}

/** Another page, shown over the one that is open. */
export interface Sheets {
  /**
   * Opens a page of any remote by its path in a sheet; Back and Escape close it.
   * @returns once it is closed: the sheet's `close(result)`, or undefined
   */
  open(path: string): Promise<unknown>;
  /** Closes the sheet of the calling page; on a page of its own it goes back. */
  close(result?: unknown): void;
}

/**
 * The logged-in person, with the data that pages need. Phone and e-mail are requested from the API where they are
 * shown.
 */
export interface SessionAccount {
  /** Opaque. */
  readonly id: string;
  /** First name, for greeting. */
  readonly name: string;
}

export interface Session {
  readonly loggedIn: boolean;
  /** The logged-in person; undefined for an anonymous visitor. */
  readonly account: SessionAccount | undefined;
  /**
   * The visitor has a login whose account cannot be reached: neither a person nor a guest. A page shows no login then.
   */
  readonly unknown: boolean;
  /**
   * Whether the visitor is an NRI user: the country cookie is outside India, or without it the account is. Source:
   * product-and-plans, section 6.
   */
  readonly nri: boolean;
  /** Opaque id of the device, in a cookie. */
  readonly deviceId: string;
  /** Slug of the last chosen city, or the default. */
  readonly city: string;
  /**
   * The tab of the search box that the visitor opened last on this device; undefined before the first one, and in shells
   * before contract 1.6. Read it in a loader: markup that depends on it is never cached.
   */
  readonly category?: ListingCategory | undefined;
  /** Saves the city in a cookie, so that the server renders the right one next time. Browser only. */
  chooseCity(city: string): void;
}

/** Kind and place of an error. The shell adds the version. */
export interface ErrorPlace {
  readonly remote: string;
  readonly page?: string;
  /** Version of the remote's release. */
  readonly version?: string;
  /** `render`, `data`, or why the remote's code did not load: `network`, `status`, `digest` … */
  readonly kind?: string;
}

export interface ErrorReports {
  /** Reports a caught error; never throws, never blocks. */
  report(error: unknown, where: ErrorPlace): void;
}

/** Source of one visit. */
export interface Touch {
  /** `google`, `whatsapp`, `direct`. */
  readonly source: string;
  /** Path of the landing page, without its query. */
  readonly landing: string;
  /** Epoch ms. */
  readonly at: number;
}

/** Attribution of the visitor for lead calls. Source: services-and-platform, section 9 (attribution cookies). */
export interface AttributionFacts {
  readonly nbFr?: string;
  readonly sourceApp?: string;
  readonly googleAdSource?: string;
  readonly gclid?: string;
  readonly utmSource?: string;
  readonly firstTouch?: Touch;
  readonly lastTouch?: Touch;
}

export interface Attribution {
  current(): AttributionFacts;
}

export interface Experiments {
  /**
   * The visitor's bucket, decided before the page was rendered.
   * @throws Error for an experiment that the page does not name in `remote.config.ts`
   */
  bucketOf(experiment: string): string;
  /** Counts a goal; `lead_Created` by default. Never throws, never blocks. */
  convert(experiment: string, goal?: string): void;
  /** Counts a goal in every experiment that the device takes part in, as `convert` does. */
  reached(goal?: string): void;
}

export type EventProperties = Readonly<Record<string, string | number | boolean>>;

export interface Analytics {
  /** Records an analytics event; batched, never blocks, failures are swallowed. No personal data. */
  track(event: string, properties?: EventProperties): void;
}

/** Third-party scripts that a page may need. */
export type OutsideScript = 'maps' | 'pixel' | 'push' | 'card-checkout' | 'support-chat';

export interface Scripts {
  /**
   * Loads a script once for the document.
   * @throws Error when it is not configured, lacks consent, fails, or has not loaded within 120 s
   */
  load(script: OutsideScript): Promise<void>;
}

/** The native app around a webview. */
export interface NativeApp {
  readonly kind: 'ANDROID' | 'IOS';
  /** The app's build number, or 0 if unknown. */
  readonly version: number;
  back(): void;
  close(): void;
  share(what: { readonly title: string; readonly url: string; readonly text?: string }): void;
  /** Opens an address in the system's browser. */
  openOutside(url: string): void;
}

export interface Assets {
  /** Address of a file on the asset origin, `pictures/living-03-640.avif`. */
  url(path: string): string;
}

/** The staff area around a page of it. */
export interface StaffArea {
  /** Name of the signed-in person. */
  readonly name: string;
  /** Links of the staff navigation, as far as the person's roles allow. */
  readonly links: readonly { readonly title: string; readonly path: string }[];
}

/** Services of the shell for every page, on the server and in the browser. */
export interface Platform {
  readonly http: Http;
  readonly live: Live;
  readonly session: Session;
  readonly alerts: Alerts;
  readonly signUp: SignUp;
  readonly sheets: Sheets;
  readonly errors: ErrorReports;
  readonly assets: Assets;
  readonly attribution: Attribution;
  readonly experiments: Experiments;
  readonly analytics: Analytics;
  readonly scripts: Scripts;
  /** The native app, in its webview; else undefined. */
  readonly app: NativeApp | undefined;
  readonly device: Device;
  /** Public origin of the site, `https://…` without a slash at the end, for canonical addresses. */
  readonly origin: string;
  /** Time of the request on the server, and the same instant while hydrating: epoch ms. */
  readonly now: number;
  /** True in an app webview, where the shell shows no chrome. */
  readonly hybrid: boolean;
  /** Address of map tiles (`{z}/{x}/{y}`), or empty for the schematic base map. */
  readonly tileUrl: string;
  /** Present in the document of a staff page. */
  readonly staff?: StaffArea;
}

const PlatformContext = createContext<Platform | null>(null);

export const PlatformProvider = PlatformContext.Provider;

/** The platform, in any component of a page. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform needs the shell (or shared-kit/testing) around the page');
  return platform;
}
