/** The shell's own browser files, relative to `/shell/<version>/`. */
export interface ShellFiles {
  readonly version: string;
  readonly js: readonly string[];
  readonly css: readonly string[];
  readonly fonts: readonly string[];
}
