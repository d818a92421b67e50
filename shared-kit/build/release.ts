/** One file of a release. */
export interface ReleaseFile {
  /** `sha384-…`, as the `integrity` attribute wants it. */
  readonly integrity: string;
  readonly bytes: number;
  /** Bytes after gzip. */
  readonly gzip: number;
}

export interface ReleasePage {
  readonly paths: readonly string[];
  readonly access: 'public' | 'login';
  /** What a page for people who are logged in is, for those who are not: `your shortlist`. */
  readonly about?: string;
  readonly params: Readonly<Record<string, readonly string[]>>;
  /** Browser files the page needs besides the remote's entry, in loading order. */
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** Browser scripts and stylesheets that the page may still ask for later: its lazy parts. */
  readonly later: readonly string[];
  /** Experiments whose buckets must be known before the page is rendered. */
  readonly experiments: readonly string[];
  /** Addresses that search engines should know. */
  readonly sitemap: readonly string[];
}

/** What the first path segment of an app webview opens. */
export interface HybridPrefix {
  readonly page: string;
  /** Where an ordinary browser is led instead; without it, every device gets the webview's page. */
  readonly web?: string;
}

/**
 * `release.json`: all that the platform knows of one version of a remote. File names are relative to
 * the release's folder, `/<remote>/<version>/`.
 */
export interface Release {
  readonly schema: 1;
  readonly name: string;
  /** Version of the package and a digest of the content: never the same for different files. */
  readonly version: string;
  /** Range of the platform contract it was built for: `^1`. */
  readonly contract: string;
  /** ISO time of the build: tells which of two builds of one package version is the newer. */
  readonly builtAt: string;
  readonly browserEntry: string;
  readonly serverEntry: string;
  readonly pages: Readonly<Record<string, ReleasePage>>;
  /** By prefix: `kyr`. */
  readonly hybrid: Readonly<Record<string, HybridPrefix>>;
  /** Gzip bytes of script that each page may have: checked again when it is published. */
  readonly budgets: Readonly<Record<string, number>>;
  readonly files: Readonly<Record<string, ReleaseFile>>;
}
