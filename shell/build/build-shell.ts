import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseFile } from '@aangan/shared-kit/build/release';
import { describeFiles, describeFolders, releaseDigest } from '@aangan/shared-kit/build/release-files';
import { runWebpack } from '@aangan/shared-kit/build/run-webpack';
import { sharedLibraries } from '@aangan/shared-kit/build/shared-libraries';
import { CONTRACT_VERSION } from '@aangan/shared-kit/platform/contract-version';
import webpack, { type Configuration, type StatsCompilation } from 'webpack';
import { SHELL_FOLDERS, SHELL_SERVER_ENTRY, type ShellFiles } from '../src/registry/shell-files.ts';
import { HOST_CONTRACT } from '../src/renderers/host-contract.ts';
import { shellHalves, shellWebpack } from './webpack-shell.ts';

const FOLDER = path.resolve(import.meta.dirname, '..');

/** Gzip bytes of JavaScript that every first visit carries. */
const SCRIPT_BUDGET = 126_000;

/** Gzip bytes of JavaScript that every document in an app webview carries. */
const WEBVIEW_SCRIPT_BUDGET = 117_300;

/** Gzip bytes of JavaScript of chunks that load on first use, by the name of the chunk. */
const LAZY_BUDGETS: Readonly<Record<string, number>> = { 'sign-up': 25_000 };

/**
 * Builds both halves of the shell and writes `browser/shell.json`, which describes them together.
 * @param dist folder of both halves
 * @param budgeted whether a build over a budget is an error
 */
async function buildShell(dist: string, builds: Configuration[], budgeted: boolean): Promise<ShellFiles> {
  const browser = path.join(dist, 'browser');
  const stats = await runWebpack(webpack(builds));
  const sides = stats.stats.map((side) => side.toJson({ all: false, entrypoints: true, chunkGroups: true }));
  const [web, alone] = sides.map(({ entrypoints }) => entrypoints);
  const entrypoints = { ...web, ...alone };
  const described = await describeFiles(browser);
  if (budgeted) for (const side of sides) checkLazyBudgets(side, described);
  const entryFiles = (entry: string, budget: number) => {
    const names = (entrypoints[entry]?.assets ?? []).map(({ name }) => name);
    const js = names.filter((name) => name.endsWith('.js'));
    const bytes = js.reduce((sum, name) => sum + (described[name]?.gzip ?? 0), 0);
    if (budgeted && bytes > budget)
      throw new Error(`The shell's ${entry} ships ${bytes} bytes of script, its budget is ${budget}`);
    return { js, css: names.filter((name) => name.endsWith('.css')), bytes };
  };
  const main = entryFiles('main', SCRIPT_BUDGET);
  const webview = entryFiles('webview', WEBVIEW_SCRIPT_BUDGET);
  const packageJson: { version: string } = JSON.parse(await readFile(path.join(FOLDER, 'package.json'), 'utf8'));
  const facts = {
    js: main.js,
    css: main.css,
    webview: { js: webview.js, css: webview.css },
    integrity: Object.fromEntries(
      Object.entries(described)
        .filter(([name]) => /\.(js|css)$/.test(name))
        .map(([name, { integrity }]) => [name, integrity]),
    ),
    contract: CONTRACT_VERSION,
    libraries: sharedLibraries(FOLDER),
    fonts: Object.keys(described).filter((name) => name.endsWith('.woff2')),
    serverEntry: SHELL_SERVER_ENTRY,
    host: `^${HOST_CONTRACT}`,
    files: await describeFolders(dist, SHELL_FOLDERS),
  };
  const version = `${packageJson.version}-${releaseDigest(facts)}`;
  const shell = { version, builtAt: new Date().toISOString(), ...facts };
  await writeFile(path.join(browser, 'shell.json'), `${JSON.stringify(shell, null, 2)}\n`);
  console.log(`shell ${version} ${main.bytes} bytes of script, ${webview.bytes} in a webview`);
  return shell;
}

/** @throws Error for a lazy chunk over its budget */
function checkLazyBudgets(
  { namedChunkGroups = {}, entrypoints = {} }: StatsCompilation,
  files: Readonly<Record<string, ReleaseFile>>,
): void {
  const there = new Set(Object.values(entrypoints).flatMap(({ assets = [] }) => assets.map(({ name }) => name)));
  for (const [chunk, budget] of Object.entries(LAZY_BUDGETS)) {
    const names = (namedChunkGroups[chunk]?.assets ?? []).map(({ name }) => name);
    const fetched = names.filter((name) => name.endsWith('.js') && !there.has(name));
    const bytes = fetched.reduce((sum, name) => sum + (files[name]?.gzip ?? 0), 0);
    if (bytes > budget) {
      throw new Error(`The shell's chunk ${chunk} ships ${bytes} bytes of script, its budget is ${budget}`);
    }
  }
}

/** A folder for a development build; without it, the production build is written to `dist`. */
const [development] = process.argv.slice(2);
if (development === undefined) await buildShell(path.join(FOLDER, 'dist'), shellWebpack(), true);
else await buildShell(development, shellHalves({ dist: development, mode: 'development' }), false);
