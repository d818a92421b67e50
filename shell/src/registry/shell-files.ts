import type { ReleaseFile } from '@aangan/shared-kit/build/release';
import type { SharedLibraries } from '@aangan/shared-kit/build/shared-libraries';
import { z } from 'zod';
import { libraryVersion, releaseFiles } from './release-document.ts';

const names = z.array(z.string());

/** Name of the shell where remotes have theirs: in the change log, in reports, in addresses. */
export const SHELL = 'shell';

/** Folders of a build of the shell, by their place in its artifact. */
export const SHELL_FOLDERS = { '': 'browser', server: 'server' } as const;

/** File of the server half in the artifact. */
export const SHELL_SERVER_ENTRY = 'server/main.cjs';

/** Schema of `shell.json`, see {@link ShellFiles}. An older shell may lack the fields that were added later. */
export const shellFiles = z.object({
  version: z.string(),
  builtAt: z.iso.datetime().default('1970-01-01T00:00:00.000Z'),
  js: names,
  css: names,
  fonts: names,
  integrity: z.record(z.string(), z.string()).default({}),
  contract: z.string().default('1.0.0'),
  libraries: z.record(z.string(), libraryVersion).default({}),
  webview: z.object({ js: names, css: names }).default({ js: [], css: [] }),
  serverEntry: z.string().min(1).exactOptional(),
  host: z.string().min(1).exactOptional(),
  files: releaseFiles.default({}),
});

/** A release of the shell: its browser files and its server half, relative to `/shell/<version>/`. */
export interface ShellFiles {
  readonly version: string;
  /** ISO time. */
  readonly builtAt: string;
  readonly js: readonly string[];
  readonly css: readonly string[];
  readonly fonts: readonly string[];
  /** `sha384-…` of each script and stylesheet for browsers. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Version of the platform contract that this shell offers. */
  readonly contract: string;
  /** Versions of the libraries that it shares with remotes; empty for shells that did not record them. */
  readonly libraries: SharedLibraries;
  /** The scripts and styles of a document in an app webview, instead of `js` and `css`. */
  readonly webview: { readonly js: readonly string[]; readonly css: readonly string[] };
  /** File of the server half; absent in shells that were published without one, which no server runs. */
  readonly serverEntry?: string;
  /** Range of the host contract that the server half was built for. */
  readonly host?: string;
  /** Every file of both halves; empty for shells without a server half. */
  readonly files: Readonly<Record<string, ReleaseFile>>;
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
