import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fillChunk, pageChunk } from '@aangan/shared-kit/build/page-files';
import type { RemoteConfig } from '@aangan/shared-kit/build/remote-config';

export interface RemoteFolder {
  readonly folder: string;
  readonly config: RemoteConfig;
}

/** A page or a fill in the single bundle. */
export interface BundledModule {
  /** `mfe-search/results` */
  readonly key: string;
  /** Absolute path. */
  readonly source: string;
  /** Its chunk: two remotes may have pages of one name. */
  readonly chunk: string;
  /** Beginning of the names of its lazy sections, as in the remote's own build. */
  readonly sections: string;
}

/** All pages and fills of a remote. */
export function bundledModules({ folder, config }: RemoteFolder): BundledModule[] {
  const { name: remote, pages, fills = {} } = config;
  const bundled = (name: string, sections: string, module: string): BundledModule => ({
    key: `${remote}/${name}`,
    source: path.join(folder, module),
    chunk: bundledChunk(remote, sections),
    sections,
  });
  return [
    ...Object.entries(pages).map(([name, { module }]) => bundled(name, pageChunk(name), module)),
    ...Object.entries(fills).map(([name, { module }]) => bundled(name, fillChunk(name), module)),
  ];
}

/** @param own name of the chunk in the remote's own build */
export function bundledChunk(remote: string, own: string): string {
  return `${remote}-${own}`;
}

/**
 * Writes the module that replaces the federation runtime.
 * It has the same interface and loads each page and each fill by an ordinary `import()` of its source.
 * @returns the module's path.
 */
export async function writePageImports(folder: string, modules: readonly BundledModule[]): Promise<string> {
  const file = path.join(folder, 'browser-remotes.ts');
  const imports = modules.map(
    ({ key, chunk, source }) =>
      `  '${key}': () => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(source)}),`,
  );
  await mkdir(folder, { recursive: true });
  await writeFile(file, ['const MODULES = {', ...imports, '};', REMOTES].join('\n'));
  return file;
}

const REMOTES = `
export function browserRemotes({ files }) {
  const loaded = new Map();
  return {
    register: (releases) => releases.forEach(files.add),
    versionOf: () => undefined,
    isLoading: () => false,
    async load(remote, name) {
      const key = remote + '/' + name;
      const known = loaded.get(key);
      if (known) return known;
      const module = await MODULES[key]();
      loaded.set(key, module);
      return module;
    },
    loaded: (remote, name) => loaded.get(remote + '/' + name),
  };
}
`;
