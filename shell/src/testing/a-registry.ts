import type { RegistryDocument } from '../registry/registry-document.ts';
import { EMPTY_DOCUMENT } from '../registry/registry-upgrade.ts';
import type { ShellFiles } from '../registry/shell-files.ts';

/** The shell's files as a build describes them, with default values. */
export function aShell(facts: Partial<ShellFiles> = {}): ShellFiles {
  return {
    version: 's1',
    js: ['main.js'],
    css: [],
    fonts: [],
    integrity: { 'main.js': 'sha384-main' },
    contract: '1.0.0',
    libraries: {},
    webview: { js: ['webview.js'], css: [] },
    ...facts,
  };
}

/** A registry document in which the given versions are live. */
export function aRegistryDocument(
  live: Readonly<Record<string, string>> = {},
  facts: Partial<RegistryDocument> = {},
): RegistryDocument {
  const remotes = Object.entries(live).map(([name, version]) => [name, { live: version, previous: [], salt: name }]);
  return { ...EMPTY_DOCUMENT, shell: 's1', remotes: Object.fromEntries(remotes), ...facts };
}
