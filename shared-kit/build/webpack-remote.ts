import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { fillChunk, oneStylesheetAPage, pageChunk } from './page-files.ts';
import { refreshPlugins } from './refresh/refresh-plugins.ts';
import type { RemoteConfig } from './remote-config.ts';
import { buildData } from './repository-root.ts';
import { ReproducibleFederation } from './reproducible-federation.ts';
import { sharedByRemote } from './shared-modules.ts';
import { sharedRequests } from './shared-requests.ts';
import { type BuildSide, webpackBase } from './webpack-base.ts';

/** The file through which the shell loads a remote in the browser. */
export const BROWSER_ENTRY = 'remote-entry.js';

/** Federation names are identifiers: `mfe-search` is `mfe_search`. */
function federationName(remote: string): string {
  return remote.replaceAll('-', '_');
}

export interface RemoteBuild {
  /** Builds for browsers under `npm run dev`: React's development build, and components that can be replaced. */
  readonly refresh?: boolean;
}

/** The two webpack configurations of a remote: one for browsers, one for the shell's server. */
export function remoteWebpack(
  config: RemoteConfig,
  folder: string,
  { refresh = false }: RemoteBuild = {},
): Configuration[] {
  return [remoteSide(config, folder, 'browser', refresh), remoteSide(config, folder, 'server', false)];
}

function remoteSide(config: RemoteConfig, folder: string, side: BuildSide, refresh: boolean): Configuration {
  const base = webpackBase({ folder, name: config.name, side, ...(refresh && { mode: 'development', refresh }) });
  const name = federationName(config.name);
  const ownChunks = ownChunksOf(config);
  const exposes = Object.fromEntries(
    Object.entries({ ...config.pages, ...config.fills }).map(([module, facts]) => [
      `./${module}`,
      { import: facts.module, name: ownChunks[module] ?? module },
    ]),
  );
  const federation = {
    name,
    exposes,
    shared: sharedByRemote(),
    shareStrategy: 'loaded-first' as const,
    dts: false,
    manifest: false,
  };
  const build = {
    version: packageVersion(folder),
    entryFile: path.join(buildData(folder), 'federation', `${name}-${side}.js`),
  };
  base.entry = {};
  base.plugins?.push(
    sharedRequests(),
    ...(refresh ? refreshPlugins(folder) : []),
    side === 'browser'
      ? new ReproducibleFederation(
          {
            ...federation,
            filename: BROWSER_ENTRY,
            // The shell sets the core of the runtime as a global before any remote runs. That saves 27 kB in each
            // remote.
            experiments: {
              externalRuntime: true,
              optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
            },
          },
          build,
        )
      : new ReproducibleFederation(
          { ...federation, filename: 'remote-entry.cjs', library: { type: 'commonjs-module', name } },
          build,
        ),
  );
  if (side === 'browser')
    base.optimization = {
      ...base.optimization,
      splitChunks: oneStylesheetAPage(Object.keys(ownChunks), (name) => ownChunks[name] ?? name),
    };
  base.output = { ...base.output, publicPath: side === 'browser' ? 'auto' : '/' };
  return base;
}

/** The chunk of each page and each fill. @throws Error when a page and a fill have the same name */
function ownChunksOf({ name, pages, fills = {} }: RemoteConfig): Readonly<Record<string, string>> {
  const twice = Object.keys(fills).find((fill) => fill in pages);
  if (twice !== undefined) throw new Error(`${name}: "${twice}" is a page and a fill`);
  return Object.fromEntries([
    ...Object.keys(pages).map((page) => [page, pageChunk(page)]),
    ...Object.keys(fills).map((fill) => [fill, fillChunk(fill)]),
  ]);
}

function packageVersion(folder: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return version;
}
