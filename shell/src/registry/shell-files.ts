import type { SharedLibraries } from '@aangan/shared-kit/build/shared-libraries';
import { z } from 'zod';
import { libraryVersion } from './release-document.ts';

const names = z.array(z.string());

/** Schema of `shell.json`, see {@link ShellFiles}. An older shell may lack the fields that were added later. */
export const shellFiles = z.object({
  version: z.string(),
  js: names,
  css: names,
  fonts: names,
  integrity: z.record(z.string(), z.string()).default({}),
  contract: z.string().default('1.0.0'),
  libraries: z.record(z.string(), libraryVersion).default({}),
  webview: z.object({ js: names, css: names }).default({ js: [], css: [] }),
});

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
  /** Versions of the libraries that it shares with remotes; empty for shells that did not record them. */
  readonly libraries: SharedLibraries;
  /** The scripts and styles of a document in an app webview, instead of `js` and `css`. */
  readonly webview: { readonly js: readonly string[]; readonly css: readonly string[] };
}

/** Script of documents with a panel, or under development. Other documents never name it. */
export const PANEL_SCRIPT = 'panel.js';

/** Whether only app webviews ask for a file, by its chunk name. Older shells have no such files. */
export function isWebviewChunk(name: string): boolean {
  return name.startsWith('webview-');
}

/** @throws ZodError naming each field that is wrong. */
export function readShellFiles(read: unknown): ShellFiles {
  return shellFiles.parse(read);
}
