import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isPartOf, oneStylesheetAPage, pageChunk } from '@aangan/shared-kit/build/page-files';
import type { Release } from '@aangan/shared-kit/build/release';
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
import { type RemoteFolder, singleBundleChunk, writePageImports } from './page-imports.ts';

/**
 * Builds shell and pages from the same sources as one bundle.
 * It also writes a registry whose releases name the bundle's files. The same server then sends the same documents and
 * preloads for both builds.
 * @param dataFolder gets `artifacts/` and a link to the pictures of `siteData`.
 */
export async function buildSingleBundle(dataFolder: string, siteData: string): Promise<void> {
  const remotes = await Promise.all(remoteNames().map(remoteFolder));
  const stats = await run(await configuration(path.join(dataFolder, 'sources'), remotes));
  const artifacts = path.join(dataFolder, 'artifacts');
  await rm(artifacts, { recursive: true, force: true });
  await writeRegistry(dataFolder, remotes, stats);
  await symlink(path.join(siteData, 'pictures'), path.join(dataFolder, 'pictures')).catch(() => undefined);
}

async function remoteFolder(name: string): Promise<RemoteFolder> {
  const folder = path.join(ROOT, name);
  const { default: config }: { default: RemoteConfig } = await import(
    pathToFileURL(path.join(folder, 'remote.config.ts')).href
  );
  return { folder, config };
}

async function configuration(sources: string, remotes: readonly RemoteFolder[]): Promise<webpack.Configuration> {
  const [browser] = shellWebpack();
  if (!browser) throw new Error('The shell has no browser build');
  const stub = await writePageImports(sources, remotes);
  return {
    ...browser,
    name: 'single bundle',
    cache: false,
    output: { ...browser.output, path: path.join(sources, 'dist') },
    optimization: { ...browser.optimization, splitChunks: pairsOfFiles(remotes) },
    plugins: [
      ...(browser.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/federation[\\/]browser-remotes\.ts$/, stub),
    ],
  };
}

function pairsOfFiles(remotes: readonly RemoteFolder[]): ReturnType<typeof oneStylesheetAPage> {
  const chunks = remotes.flatMap(({ config }) =>
    Object.keys(config.pages).map((page) => [page, singleBundleChunk(config.name, page)] as const),
  );
  const chunkOf = new Map(chunks);
  return oneStylesheetAPage([...chunkOf.keys()], (page) => chunkOf.get(page) ?? page, {
    sectionsOf: pageChunk,
    stylesheetOf: (page) => `styles-${page}`,
  });
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

async function writeRegistry(dataFolder: string, remotes: readonly RemoteFolder[], stats: Stats): Promise<void> {
  const registry = siteRegistry(dataFolder);
  const groups = stats.toJson({ all: false, chunkGroups: true }).namedChunkGroups ?? {};
  const assetsOf = (group: string) => (groups[group]?.assets ?? []).map(({ name }) => name);
  const shell = await writeShell(registry, stats);
  const live: [string, { live: string; previous: string[]; salt: string }][] = [];
  for (const remote of remotes) {
    const filesOf = (page: string) => {
      // As in a remote's build, the styles of a page's lazy sections load with the page.
      const parts = Object.keys(groups).filter((group) => isPartOf(pageChunk(page), group));
      const styles = parts.flatMap(assetsOf).filter((name) => name.endsWith('.css'));
      return [...new Set([...assetsOf(singleBundleChunk(remote.config.name, page)), ...styles])];
    };
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

async function writeShell(registry: FolderRegistry, stats: Stats): Promise<SingleShell> {
  const dist = stats.compilation.outputOptions.path ?? '';
  const assets = stats.toJson({ all: false, entrypoints: true }).entrypoints?.main?.assets ?? [];
  const main = assets.map(({ name }) => name);
  const files = await describeFiles(dist);
  const server = path.join(ROOT, 'shell/dist', SHELL_FOLDERS.server);
  const halves = { ...files, ...(await describeFolders(server, { server: '.' })) };
  const facts = {
    js: main.filter((name) => name.endsWith('.js')),
    css: main.filter((name) => name.endsWith('.css')),
    integrity: Object.fromEntries(Object.entries(files).map(([name, { integrity }]) => [name, integrity])),
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
  filesOf: (page: string) => readonly string[],
): Promise<string> {
  const dist = path.join(remoteFolder, 'dist');
  const built: Release = JSON.parse(await readFile(path.join(dist, 'release.json'), 'utf8'));
  const pages = Object.entries(built.pages).map(([page, facts]) => {
    const names = filesOf(page).map((name) => `${shell.fromRelease}/${name}`);
    const js = names.filter((name) => name.endsWith('.js'));
    return [page, { ...facts, js, css: names.filter((name) => name.endsWith('.css')) }] as const;
  });
  const ofBundle = Object.fromEntries(
    Object.entries(shell.browserFiles).map(([name, facts]) => [`${shell.fromRelease}/${name}`, facts]),
  );
  const release: Release = {
    ...built,
    // There is no remote entry. The bundle itself is fetched in any case.
    browserEntry: `${shell.fromRelease}/${shell.js[0]}`,
    pages: Object.fromEntries(pages),
    // A page of one bundle has nothing of other remotes.
    fills: {},
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
