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
  readonly params: Readonly<Record<string, readonly string[]>>;
  /** Browser files the page needs besides the remote's entry, in loading order. */
  readonly js: readonly string[];
  readonly css: readonly string[];
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
  readonly contract: string;
  readonly browserEntry: string;
  readonly serverEntry: string;
  readonly pages: Readonly<Record<string, ReleasePage>>;
  readonly hybrid: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, ReleaseFile>>;
}
