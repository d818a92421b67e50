import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteConfig } from '@aangan/shared-kit/build/remote-config';

export interface RemoteFolder {
  readonly folder: string;
  readonly config: RemoteConfig;
}

/** Name of a page's chunk in the single bundle. */
export function singleBundleChunk(remote: string, page: string): string {
  return `page-${remote}-${page}`;
}

/**
 * Writes the module that replaces the federation runtime.
 * It has the same interface and loads each page by an ordinary `import()` of its source.
 * @returns the module's path.
 */
export async function writePageImports(folder: string, remotes: readonly RemoteFolder[]): Promise<string> {
  const file = path.join(folder, 'browser-remotes.ts');
  const imports = remotes.flatMap(({ folder: remoteFolder, config }) =>
    Object.entries(config.pages).map(([page, { module }]) => {
      const chunk = singleBundleChunk(config.name, page);
      const source = path.join(remoteFolder, module);
      return `  '${config.name}/${page}': () => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(source)}),`;
    }),
  );
  await mkdir(folder, { recursive: true });
  await writeFile(file, [`const PAGES = {`, ...imports, '};', PLACEHOLDER].join('\n'));
  return file;
}

const PLACEHOLDER = `
export function browserRemotes() {
  const modules = new Map();
  return {
    register() {},
    versionOf: () => undefined,
    isLoading: () => false,
    async load(remote, page) {
      const key = remote + '/' + page;
      const known = modules.get(key);
      if (known) return known;
      const module = await PAGES[key]();
      modules.set(key, module);
      return module;
    },
    loaded: (remote, page) => modules.get(remote + '/' + page),
  };
}
`;
