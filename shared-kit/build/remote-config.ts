import type { HybridPrefix } from './release.ts';

/** A page as `remote.config.ts` declares it. */
export interface PageConfig {
  /** Path patterns as the specification writes them: `{x}` one parameter, `*` a wildcard. */
  readonly paths: readonly string[];
  /** The route module, relative to the remote's folder; a page that is not React may be plain JavaScript. */
  readonly module: `./src/${string}.page.${'tsx' | 'ts' | 'js'}`;
  /** Who may see it; `public` unless told. */
  readonly access?: 'public' | 'login';
  /** What it is, for people who have to log in first: `your shortlist`. */
  readonly about?: string;
  /** Allowed values by parameter; with another value the pattern does not match. */
  readonly params?: Readonly<Record<string, readonly string[]>>;
  /** Experiments whose buckets the page reads: decided before it is rendered, so that nothing flickers. */
  readonly experiments?: readonly string[];
  /** Addresses of it that search engines should know; what the data has of them, the API lists. */
  readonly sitemap?: readonly `/${string}`[];
}

export interface RemoteConfig {
  /** `mfe-search`. */
  readonly name: `mfe-${string}`;
  /** Range of the platform contract it was built for: `^1`. */
  readonly contract: string;
  readonly pages: Readonly<Record<string, PageConfig>>;
  /** First path segments that app webviews open, each with the page it shows. */
  readonly hybrid?: Readonly<Record<string, HybridPrefix>>;
  /** Gzip budgets in bytes by page: everything of this remote the page needs, without the shell. */
  readonly budgets?: Readonly<Record<string, number>>;
}

/** Declares a remote: the one thing a squad writes besides its pages. */
export function defineRemote(config: RemoteConfig): RemoteConfig {
  return config;
}
