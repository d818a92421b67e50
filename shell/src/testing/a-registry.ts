import path from 'node:path';
import { describeFolders, releaseDigest } from '@aangan/shared-kit/build/release-files';
import type { RegistryDocument } from '../registry/registry-document.ts';
import { EMPTY_DOCUMENT } from '../registry/registry-upgrade.ts';
import { SHELL_FOLDERS, SHELL_SERVER_ENTRY, type ShellFiles } from '../registry/shell-files.ts';
import { HOST_CONTRACT } from '../renderers/host-contract.ts';
import { fileFacts } from './a-container.ts';
import { writeFiles } from './test-folder.ts';

/** Code of a server half for tests: that of the sources. */
export const HALF_CODE = `module.exports = require(${JSON.stringify(path.resolve(import.meta.dirname, '../render/server-half.tsx'))});`;

/** The shell's files as a build describes them, with default values. */
export function aShell(facts: Partial<ShellFiles> = {}): ShellFiles {
  return {
    version: 's1',
    builtAt: '2026-11-01T00:00:00.000Z',
    js: ['main.js'],
    css: [],
    fonts: [],
    integrity: { 'main.js': 'sha384-main' },
    contract: '1.0.0',
    libraries: {},
    webview: { js: ['webview.js'], css: [] },
    serverEntry: SHELL_SERVER_ENTRY,
    host: `^${HOST_CONTRACT}`,
    files: { [SHELL_SERVER_ENTRY]: fileFacts(HALF_CODE) },
    ...facts,
  };
}

/**
 * Writes what a build of the shell leaves in `dist` into an empty folder.
 * @param files more files of the browser half, or another server half
 * @returns its description; its version is that of the content unless the facts name one
 */
export async function aShellBuild(
  folder: string,
  facts: Partial<ShellFiles> = {},
  files: Readonly<Record<string, string>> = {},
): Promise<ShellFiles> {
  await writeFiles(folder, {
    'browser/main.js': 'hydrate()',
    'browser/webview.js': 'mount()',
    'server/main.cjs': HALF_CODE,
    ...files,
  });
  const described = await describeFolders(folder, SHELL_FOLDERS);
  const integrity = Object.fromEntries(
    ['main.js', 'webview.js'].map((name) => [name, described[name]?.integrity ?? '']),
  );
  const { version: _version, builtAt, ...content } = aShell({ integrity, files: described, ...facts });
  const version = facts.version ?? `0.1.0-${releaseDigest(content)}`;
  const shell = { version, builtAt, ...content };
  await writeFiles(folder, { 'browser/shell.json': JSON.stringify(shell) });
  return shell;
}

/** A registry document in which the given versions are live. */
export function aRegistryDocument(
  live: Readonly<Record<string, string>> = {},
  facts: Partial<RegistryDocument> = {},
): RegistryDocument {
  const remotes = Object.entries(live).map(([name, version]) => [name, { live: version, previous: [], salt: name }]);
  return { ...EMPTY_DOCUMENT, shell: 's1', remotes: Object.fromEntries(remotes), ...facts };
}
