import type { KnownCall } from '../contracts/all-calls.ts';
import type { SlotName } from '../contracts/slots.ts';
import type { Experiments } from '../domain/experiment.ts';
import type { StaffRole } from '../domain/staff-role.ts';
import type { OutsideScript } from '../platform/platform.ts';
import type { NavigationEntry } from './navigation.ts';
import type { HybridPrefix, StaffPage } from './release.ts';

/** A page of the staff area as `remote.config.ts` declares it. */
interface StaffPageConfig extends StaffPage {
  readonly role: StaffRole;
  readonly waiting?: KnownCall & `GET /api/v1/staff/${string}`;
}

/** A page as `remote.config.ts` declares it. @template Experiment keys of the remote's experiments */
export interface PageConfig<Experiment extends string = string> {
  /** Path patterns as the specification writes them: `{x}` one parameter, `*` a wildcard. */
  readonly paths: readonly string[];
  /** The route module, relative to the remote's folder; a page that is not React may be plain JavaScript. */
  readonly module: `./src/${string}.page.${'tsx' | 'ts' | 'js'}`;
  /** Who may see it; `public` by default. `staff`: its paths begin with `/staff/`, and `staff` describes it. */
  readonly access?: 'public' | 'login' | 'staff';
  readonly staff?: StaffPageConfig;
  /** Noun for the page in the login prompt: `your shortlist`. */
  readonly about?: string;
  /**
   * About one person, or at an address that is a secret: advertisers get no data about it. Pages that need a login and those
   * for staff are personal by themselves.
   */
  readonly personal?: true;
  /** Part of the product whose suggestions may appear on the page: for browsing, not for deciding, paying or writing. */
  readonly suggestions?: string;
  /** Other companies' scripts that load with the page. The others that every page has are added. */
  readonly scripts?: readonly OutsideScript[];
  /** Scripts of every page that this one must not have: a page inside of others has no advertising and no second chat. */
  readonly withoutScripts?: readonly OutsideScript[];
  /**
   * ms that its loader and its action may take on the server: 100 to 30,000.
   * @default 10000
   */
  readonly loaderTimeoutMs?: number;
  /** An address that opens the page. Publishing renders it there; needed where every path has a parameter. */
  readonly example?: `/${string}`;
  /** Allowed values by parameter; the pattern does not match any other value. */
  readonly params?: Readonly<Record<string, readonly string[]>>;
  /**
   * Experiments of this remote whose buckets the page reads. They are decided before the page is rendered, so that
   * nothing flickers.
   */
  readonly experiments?: readonly Experiment[];
  /** Addresses of the page for search engines. The API lists those that depend on data. */
  readonly sitemap?: readonly `/${string}`[];
  /** Places on the page that other remotes may fill. */
  readonly slots?: readonly SlotName[];
}

/** What the remote shows in a slot of another page. */
export interface FillConfig {
  readonly slot: SlotName;
  /** A module with a `Component` that gets the slot's props, and a `loader` if needed. */
  readonly module: `./src/${string}.fill.tsx`;
  /** The smallest number is first, whichever remote it comes from. */
  readonly order: number;
  readonly audience?: 'guests' | 'members';
  /** Slugs of the only cities in which it appears. */
  readonly cities?: readonly string[];
  /** First day in India on which it appears: `2026-12-01`. */
  readonly from?: string;
}

/** @template Experiment keys of its experiments */
export interface RemoteConfig<Experiment extends string = string> {
  /** `mfe-search`. */
  readonly name: `mfe-${string}`;
  /** Range of the platform contract it was built for: `^1`. */
  readonly contract: string;
  readonly pages: Readonly<Record<string, PageConfig<NoInfer<Experiment>>>>;
  /** By name; no page has the same name. */
  readonly fills?: Readonly<Record<string, FillConfig>>;
  /** First path segments that app webviews open, each with the page it shows. */
  readonly hybrid?: Readonly<Record<string, HybridPrefix>>;
  /** Paths besides `/api` under which its pages call the API: `/places`. */
  readonly apiPrefixes?: readonly `/${string}`[];
  /** Paths and patterns inside its own patterns that it leaves to other remotes, by their names. */
  readonly sharesPaths?: Readonly<Record<`mfe-${string}`, readonly `/${string}`[]>>;
  /** Experiments by key. The servers register them with the API when the release is active. */
  readonly experiments?: Readonly<Record<Experiment, Experiments[string]>>;
  /**
   * Ranges of shared libraries that it was tested with, besides the version that it is built against:
   * `{ react: '~19.4', 'react-dom': '~19.4' }` before the shell is upgraded.
   */
  readonly testedWith?: Readonly<Partial<Record<'react' | 'react-dom', string>>>;
  /** Links that the shell shows: each leads to a page of this remote. */
  readonly navigation?: readonly NavigationEntry[];
  /**
   * Gzip budgets in bytes by page or fill: everything of this remote that it needs, without the shell. Every fill has
   * one.
   */
  readonly budgets?: Readonly<Record<string, number>>;
}

/** Declares a remote. Apart from its pages, this is all that a squad writes. */
export function defineRemote<const Experiment extends string = never>(
  config: RemoteConfig<Experiment>,
): RemoteConfig<Experiment> {
  return config;
}
