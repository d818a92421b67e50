import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type MultiStats, type Stats } from 'webpack';
import { SLOT_VERSIONS } from '../contracts/slots.ts';
import { budgetProblems } from './budget.ts';
import { allContracts, declaredCalls } from './declared-calls.ts';
import { fillChunk, isPartOf, laterFiles, pageChunk } from './page-files.ts';
import type { Release, ReleaseFiles, ReleaseFill, ReleasePage } from './release.ts';
import { contentDigest, describeFiles } from './release-files.ts';
import type { RemoteConfig } from './remote-config.ts';
import { runWebpack } from './run-webpack.ts';
import { sharedLibraries } from './shared-libraries.ts';
import { BROWSER_ENTRY, type RemoteBuild, remoteWebpack } from './webpack-remote.ts';

/** The file in which a remote declares its pages. */
export const REMOTE_CONFIG = 'remote.config.ts';
const SERVER_ENTRY = 'server/remote-entry.cjs';

/** Builds the remote in `folder` for browser and server and writes `dist/release.json`. */
export async function buildRemote(folder: string): Promise<Release> {
  const config = await readRemoteConfig(folder);
  const stats = await runWebpack(webpack(remoteWebpack(config, folder)));
  return writeRelease(folder, config, stats);
}

/**
 * Reads the declaration in a remote's `remote.config.ts`.
 * @param edition another one reads the file again, which Node would give as it was before
 */
export async function readRemoteConfig(folder: string, edition = 0): Promise<RemoteConfig> {
  const file = pathToFileURL(path.join(folder, REMOTE_CONFIG));
  if (edition > 0) file.searchParams.set('edition', String(edition));
  const module: { default: RemoteConfig } = await import(file.href);
  return module.default;
}

/** Writes `dist/release.json` for what webpack built. @throws Error with each budget that is passed */
export async function writeRelease(
  folder: string,
  config: RemoteConfig,
  stats: MultiStats,
  { refresh = false }: RemoteBuild = {},
): Promise<Release> {
  const dist = path.join(folder, 'dist');
  const packageJson: { version: string } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const browser = stats.stats[0];
  if (!browser) throw new Error('The browser build is missing');
  const filesOf = builtFiles(browser);
  const described = await describeFiles(dist);
  const files = Object.fromEntries(Object.entries(described).filter(([name]) => name !== 'release.json'));
  const browserEntry = `browser/${BROWSER_ENTRY}`;
  if (!files[browserEntry]) throw new Error('The browser build wrote no remote entry');
  const facts = {
    contract: config.contract,
    libraries: sharedLibraries(folder),
    testedWith: config.testedWith ?? {},
    browserEntry,
    serverEntry: SERVER_ENTRY,
    pages: releasePages(config, filesOf),
    fills: releaseFills(config, filesOf),
    hybrid: config.hybrid ?? {},
    apiPrefixes: config.apiPrefixes ?? [],
    sharesPaths: config.sharesPaths ?? {},
    navigation: config.navigation ?? [],
    experiments: config.experiments ?? {},
    // The server's build is one file, and it is not minified.
    calls: await declaredCalls(
      await readFile(path.join(dist, SERVER_ENTRY), 'utf8'),
      await allContracts(),
      Object.values(config.pages).flatMap(({ staff }) => staff?.waiting ?? []),
    ),
    budgets: config.budgets ?? {},
  };
  const release: Release = {
    schema: 1,
    name: config.name,
    version: `${packageJson.version}-${contentDigest(files, facts)}`,
    builtAt: new Date().toISOString(),
    ...facts,
    files,
  };
  const problems = refresh ? [] : budgetProblems(release);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  await writeFile(path.join(dist, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

type FilesOf = (own: string) => ReleaseFiles;

/**
 * The files of a page or a fill, by the name of its own chunk.
 * @param sectionsOf beginning of the names of its lazy sections
 */
export function builtFiles(browser: Stats, sectionsOf: (own: string) => string = (own) => own): FilesOf {
  const { namedChunkGroups: groups = {}, chunks = [] } = browser.toJson({
    all: false,
    ids: true,
    chunkGroups: true,
    chunks: true,
    chunkRelations: true,
  });
  const filesOf = (group: string) => (groups[group]?.assets ?? []).map((asset) => `browser/${asset.name}`);
  return (own) => {
    const names = filesOf(own);
    // Lazy components that the server renders too are chunks named after the page: their styles load with it.
    const parts = Object.keys(groups).filter((group) => isPartOf(sectionsOf(own), group));
    const css = [...new Set([...names, ...parts.flatMap(filesOf)].filter((name) => name.endsWith('.css')))];
    return {
      js: names.filter((name) => name.endsWith('.js')),
      css,
      later: laterFiles(chunks, groups[own]?.chunks ?? []).filter(
        (name) => !names.includes(name) && !css.includes(name),
      ),
    };
  };
}

function releasePages(config: RemoteConfig, filesOf: FilesOf): Record<string, ReleasePage> {
  const pages = Object.entries(config.pages).map(([page, facts]): [string, ReleasePage] => [
    page,
    {
      paths: facts.paths,
      access: facts.access ?? 'public',
      ...(facts.about !== undefined && { about: facts.about }),
      ...(facts.staff && { staff: facts.staff }),
      personal: facts.personal ?? (facts.access ?? 'public') !== 'public',
      ...(facts.suggestions !== undefined && { suggestions: facts.suggestions }),
      ...(facts.example !== undefined && { example: facts.example }),
      ...(facts.loaderTimeoutMs !== undefined && { loaderTimeoutMs: facts.loaderTimeoutMs }),
      scripts: facts.scripts ?? [],
      withoutScripts: facts.withoutScripts ?? [],
      params: facts.params ?? {},
      ...filesOf(pageChunk(page)),
      experiments: facts.experiments ?? [],
      sitemap: facts.sitemap ?? [],
      slots: Object.fromEntries((facts.slots ?? []).map((slot) => [slot, SLOT_VERSIONS[slot]])),
    },
  ]);
  return Object.fromEntries(pages);
}

function releaseFills(config: RemoteConfig, filesOf: FilesOf): Record<string, ReleaseFill> {
  const fills = Object.entries(config.fills ?? {}).map(
    ([name, { module: _module, ...facts }]): [string, ReleaseFill] => [
      name,
      { ...facts, slotVersion: SLOT_VERSIONS[facts.slot], ...filesOf(fillChunk(name)) },
    ],
  );
  return Object.fromEntries(fills);
}

if (process.argv[1] === import.meta.filename) {
  const release = await buildRemote(process.cwd());
  console.log(`${release.name} ${release.version}`);
}
