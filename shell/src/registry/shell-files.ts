/** The shell's own browser files, relative to `/shell/<version>/`. */
export interface ShellFiles {
  readonly version: string;
  readonly js: readonly string[];
  readonly css: readonly string[];
  readonly fonts: readonly string[];
  /** `sha384-…` of each script and stylesheet. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Version of the platform contract that this shell offers. */
  readonly contract: string;
}
