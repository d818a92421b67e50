import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtFiles } from '@aangan/shared-kit/build/build-remote';
import { fillChunk, laterFiles, oneStylesheetAPage, pageChunk } from '@aangan/shared-kit/build/page-files';
import type { Release, ReleaseFiles } from '@aangan/shared-kit/build/release';
import { describeFiles, describeFolders, releaseDigest } from '@aangan/shared-kit/build/release-files';
import type { RemoteConfig } from '@aangan/shared-kit/build/remote-config';
import { CONTRACT_VERSION } from '@aangan/shared-kit/platform/contract-version';
import webpack, { type Stats } from 'webpack';
import { siteRegistry } from '../../../scripts/site/publish-packages.ts';
import { ROOT, remoteNames } from '../../../scripts/site/remotes.ts';
import { shellWebpack } from '../../../shell/build/webpack-shell.ts';
import { compressAll } from '../../../shell/src/registry/compress.ts';
import type { FolderRegistry } from '../../../shell/src/registry/folder-registry.ts';
import { EMPTY_DOCUMENT } from '../../../shell/src/registry/registry-upgrade.ts';
import { SHELL_FOLDERS, SHELL_SERVER_ENTRY, type ShellFiles } from '../../../shell/src/registry/shell-files.ts';
import { signatureFileOf, signedText } from '../../../shell/src/registry/signatures/signature.ts';
import { HOST_CONTRACT } from '../../../shell/src/renderers/host-contract.ts';
import {
  type BundledModule,
  bundledChunk,
  bundledModules,
  type RemoteFolder,
  writePageImports,
} from './page-imports.ts';

/**
 * Builds shell and pages from the same sources as one bundle.
 * It also writes a registry whose releases name the bundle's files. The same server then sends the same documents and
 * preloads for both builds.
 * @param dataFolder gets `artifacts/` and a link to the pictures of `siteData`.
 */
export async function buildSingleBundle(dataFolder: string, siteData: string): Promise<void> {
  const remotes = await Promise.all(remoteNames().map(remoteFolder));
  const modules = remotes.flatMap(bundledModules);
  const stats = await run(await configuration(path.join(dataFolder, 'sources'), modules));
  const artifacts = path.join(dataFolder, 'artifacts');
  await rm(artifacts, { recursive: true, force: true });
  await writeRegistry(dataFolder, { remotes, modules, stats });
  await symlink(path.join(siteData, 'pictures'), path.join(dataFolder, 'pictures')).catch(() => undefined);
}

async function remoteFolder(name: string): Promise<RemoteFolder> {
  const folder = path.join(ROOT, name);
  const { default: config }: { default: RemoteConfig } = await import(
    pathToFileURL(path.join(folder, 'remote.config.ts')).href
  );
  return { folder, config };
}

async function configuration(sources: string, modules: readonly BundledModule[]): Promise<webpack.Configuration> {
  const [browser] = shellWebpack();
  if (!browser) throw new Error('The shell has no browser build');
  const stub = await writePageImports(sources, modules);
  return {
    ...browser,
    name: 'single bundle',
    cache: false,
    output: { ...browser.output, path: path.join(sources, 'dist') },
    optimization: { ...browser.optimization, splitChunks: pairsOfFiles(modules) },
    plugins: [
      ...(browser.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/federation[\\/]browser-remotes\.ts$/, stub),
    ],
  };
}

/** As in a remote's build: one script and one stylesheet for each page and each fill. */
function pairsOfFiles(modules: readonly BundledModule[]): ReturnType<typeof oneStylesheetAPage> {
  const byKey = new Map(modules.map((module) => [module.key, module]));
  const chunkOf = (key: string) => byKey.get(key)?.chunk ?? key;
  return oneStylesheetAPage([...byKey.keys()], chunkOf, {
    sectionsOf: (key) => byKey.get(key)?.sections ?? key,
    stylesheetOf: (key) => stylesheetOf(chunkOf(key)),
  });
}

function stylesheetOf(chunk: string): string {
  return `styles-${chunk}`;
}

function run(configuration: webpack.Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error) reject(error);
      else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString('errors-only') ?? 'no result'));
      else resolve(stats);
    });
  });
}

interface SingleShell extends ShellFiles {
  readonly browserFiles: Release['files'];
  /** Path of the remote's files, relative to a release's folder. */
  readonly fromRelease: string;
}

interface Bundle {
  readonly remotes: readonly RemoteFolder[];
  readonly modules: readonly BundledModule[];
  readonly stats: Stats;
}

async function writeRegistry(dataFolder: string, { remotes, modules, stats }: Bundle): Promise<void> {
  const registry = siteRegistry(dataFolder);
  const byChunk = new Map(modules.map((module) => [module.chunk, module]));
  const filesOf = builtFiles(stats, (chunk) => byChunk.get(chunk)?.sections ?? chunk);
  const ofRemotes = new Set([...byChunk.keys()].flatMap((chunk) => [chunk, stylesheetOf(chunk)]));
  const shell = await writeShell(registry, stats, ofRemotes);
  const live: [string, { live: string; previous: string[]; salt: string }][] = [];
  for (const remote of remotes) {
    const version = await writeRelease(registry, remote.folder, shell, filesOf);
    const { name } = remote.config;
    live.push([name, { live: version, previous: [], salt: name }]);
  }
  const remoteReleases = Object.fromEntries(live);
  await registry.write({ ...EMPTY_DOCUMENT, shell: shell.version, remotes: remoteReleases });
}

/** Writes a description and its signature. */
async function sign(registry: FolderRegistry, artifact: string, name: string, description: object): Promise<void> {
  const file = path.join(registry.folder, artifact, name);
  const text = JSON.stringify(description);
  await writeFile(file, text);
  if (registry.keys) await writeFile(signatureFileOf(file), signedText({ artifact, text }, registry.keys, Date.now()));
}

/** @param ofRemotes chunks of pages and fills, whose files belong to releases of remotes */
async function writeShell(
  registry: FolderRegistry,
  stats: Stats,
  ofRemotes: ReadonlySet<string>,
): Promise<SingleShell> {
  const dist = stats.compilation.outputOptions.path ?? '';
  const built = stats.toJson({ all: false, ids: true, entrypoints: true, chunks: true, chunkRelations: true });
  const main = (built.entrypoints?.main?.assets ?? []).map(({ name }) => name);
  const ownChunks = (built.chunks ?? []).filter(({ names = [] }) => !names.some((name) => ofRemotes.has(name)));
  const own = new Set([...main, ...laterFiles(ownChunks, ['main']).map(nameOf)]);
  const files = await describeFiles(dist);
  const server = path.join(ROOT, 'shell/dist', SHELL_FOLDERS.server);
  const halves = { ...files, ...(await describeFolders(server, { server: '.' })) };
  const facts = {
    js: main.filter((name) => name.endsWith('.js')),
    css: main.filter((name) => name.endsWith('.css')),
    integrity: Object.fromEntries([...own].map((name) => [name, files[name]?.integrity ?? ''])),
    contract: CONTRACT_VERSION,
    libraries: {},
    webview: { js: [], css: [] },
    fonts: Object.keys(files).filter((name) => name.endsWith('.woff2')),
    serverEntry: SHELL_SERVER_ENTRY,
    host: `^${HOST_CONTRACT}`,
    files: halves,
  };
  const version = `single-${releaseDigest(facts)}`;
  const shell = { version, builtAt: new Date().toISOString(), ...facts };
  const folder = path.join(registry.folder, 'shell', version);
  await mkdir(path.dirname(folder), { recursive: true });
  await cp(dist, folder, { recursive: true });
  await cp(server, path.join(folder, 'server'), { recursive: true });
  await compressAll(folder);
  await sign(registry, `shell/${version}`, 'shell.json', shell);
  return { ...shell, browserFiles: files, fromRelease: `../../shell/${version}` };
}

/** A release with the browser files of the single bundle and the remote's own server files. */
async function writeRelease(
  registry: FolderRegistry,
  remoteFolder: string,
  shell: SingleShell,
  filesOf: (chunk: string) => ReleaseFiles,
): Promise<string> {
  const dist = path.join(remoteFolder, 'dist');
  const built: Release = JSON.parse(await readFile(path.join(dist, 'release.json'), 'utf8'));
  const inBundle = (names: readonly string[]) => names.map((name) => `${shell.fromRelease}/${nameOf(name)}`);
  const bundled = (own: string): ReleaseFiles => {
    const { js, css, later } = filesOf(bundledChunk(built.name, own));
    return { js: inBundle(js), css: inBundle(css), later: inBundle(later) };
  };
  const ofBundle = Object.fromEntries(
    Object.entries(shell.browserFiles).map(([name, facts]) => [`${shell.fromRelease}/${name}`, facts]),
  );
  const release: Release = {
    ...built,
    // There is no remote entry. The bundle itself is fetched in any case.
    browserEntry: `${shell.fromRelease}/${shell.js[0]}`,
    pages: mapped(built.pages, (page, facts) => ({ ...facts, ...bundled(pageChunk(page)) })),
    fills: mapped(built.fills, (fill, facts) => ({ ...facts, ...bundled(fillChunk(fill)) })),
    files: { ...built.files, ...ofBundle },
  };
  const version = `single-${releaseDigest(release)}`;
  const artifact = `${built.name}/${version}`;
  const folder = path.join(registry.folder, artifact);
  await mkdir(path.join(folder, path.dirname(built.serverEntry)), { recursive: true });
  await cp(path.join(dist, built.serverEntry), path.join(folder, built.serverEntry));
  await sign(registry, artifact, 'release.json', { ...release, version });
  return version;
}

function mapped<Value>(
  values: Readonly<Record<string, Value>>,
  change: (key: string, value: Value) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(key, value)]));
}

/** Name of a browser file without its folder: `page-results.js`. */
function nameOf(file: string): string {
  return path.basename(file);
}
