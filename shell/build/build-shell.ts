import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentDigest, describeFiles } from '@aangan/shared-kit/build/release-files';
import { CONTRACT_VERSION } from '@aangan/shared-kit/platform/contract-version';
import webpack, { type MultiStats } from 'webpack';
import type { ShellFiles } from '../src/registry/shell-files.ts';
import { shellWebpack } from './webpack-shell.ts';

const FOLDER = path.resolve(import.meta.dirname, '..');
const BROWSER = path.join(FOLDER, 'dist/browser');

/** Gzip bytes of JavaScript that every first visit carries. */
const SCRIPT_BUDGET = 124_600;

/** Builds the shell for browser and server and writes `dist/browser/shell.json`. */
async function buildShell(): Promise<ShellFiles> {
  const stats = await run();
  const assets = stats.stats[0]?.toJson({ all: false, entrypoints: true }).entrypoints?.main?.assets ?? [];
  const names = assets.map(({ name }) => name);
  const described = await describeFiles(BROWSER);
  const js = names.filter((name) => name.endsWith('.js'));
  const bytes = js.reduce((sum, name) => sum + (described[name]?.gzip ?? 0), 0);
  if (bytes > SCRIPT_BUDGET)
    throw new Error(`The shell ships ${bytes} bytes of script, its budget is ${SCRIPT_BUDGET}`);
  const packageJson: { version: string } = JSON.parse(await readFile(path.join(FOLDER, 'package.json'), 'utf8'));
  const version = `${packageJson.version}-${contentDigest(described)}`;
  const files = {
    version,
    js,
    css: names.filter((name) => name.endsWith('.css')),
    integrity: Object.fromEntries(
      Object.entries(described)
        .filter(([name]) => /\.(js|css)$/.test(name))
        .map(([name, { integrity }]) => [name, integrity]),
    ),
    contract: CONTRACT_VERSION,
    fonts: Object.keys(described).filter((name) => name.endsWith('.woff2')),
  };
  await writeFile(path.join(BROWSER, 'shell.json'), `${JSON.stringify(files, null, 2)}\n`);
  console.log(`shell ${version} ${bytes} bytes of script`);
  return files;
}

function run(): Promise<MultiStats> {
  const compiler = webpack(shellWebpack());
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors())
          reject(new Error(stats?.toString('errors-only') ?? 'The build gave no result'));
        else resolve(stats);
      });
    });
  });
}

await buildShell();
