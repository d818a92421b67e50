import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { whileLocked } from '../../shell/src/registry/registry-lock.ts';
import { runToEnd } from './child.ts';
import { inputDigest } from './input-digest.ts';
import type { Progress } from './progress.ts';
import { ROOT, remoteNames } from './remotes.ts';
import { stampsIn } from './stamps.ts';

/** A package whose build output is published. */
export interface BuiltPackage {
  readonly name: string;
  /** Version of the last build in `dist`. */
  readonly version: string;
}

interface Buildable {
  readonly name: string;
  /** Script that builds it, run in its folder. */
  readonly script: string;
  /** File of `dist` that contains the version. */
  readonly versionFile: string;
}

/** Stored beside the checkout and not in a data folder: `dist` belongs to the checkout. */
const BUILDS_FOLDER = path.join(ROOT, '.data/builds');

/** It is started from its build, and not published. */
const API: Buildable = {
  name: 'api',
  script: path.join(ROOT, 'api/build/build-api.ts'),
  versionFile: path.join(ROOT, 'api/dist/api.json'),
};

/** Shell and remotes. */
function releases(): Buildable[] {
  const remotes = remoteNames().map((name) => ({
    name,
    script: path.join(ROOT, 'shared-kit/build/build-remote.ts'),
    versionFile: path.join(ROOT, name, 'dist/release.json'),
  }));
  const shell = {
    name: 'shell',
    script: path.join(ROOT, 'shell/build/build-shell.ts'),
    versionFile: path.join(ROOT, 'shell/dist/browser/shell.json'),
  };
  return [shell, ...remotes];
}

/**
 * Builds API, shell and remotes side by side, and skips those whose sources have not changed since their last build. It
 * uses our own digest and not lerna's cache, which takes seconds to start even when nothing changed.
 * @returns the shell and the remotes
 */
export function buildPackages(
  logFolder: string,
  progress: Progress,
  signal: AbortSignal,
): Promise<readonly BuiltPackage[]> {
  mkdirSync(logFolder, { recursive: true });
  // Other processes build in this checkout too, and builds share the `dist` folders.
  return whileLocked(
    path.join(BUILDS_FOLDER, 'build.lock'),
    async () => {
      const [, ...built] = await Promise.all(
        [API, ...releases()].map((buildable) => build(buildable, logFolder, progress, signal)),
      );
      return built;
    },
    signal,
  );
}

async function build(
  { name, script, versionFile }: Buildable,
  logFolder: string,
  progress: Progress,
  signal: AbortSignal,
): Promise<BuiltPackage> {
  const stamps = stampsIn(BUILDS_FOLDER);
  const digest = inputDigest(ROOT, [name, 'shared-kit', 'package-lock.json']);
  const before = versionIn(versionFile);
  if (before !== undefined && stamps.read(name) === `${digest} ${before}`) return { name, version: before };
  progress.say('build', name);
  await runToEnd(
    {
      name: `Building ${name}`,
      script,
      cwd: path.join(ROOT, name),
      logFile: path.join(logFolder, `build-${name}.log`),
    },
    signal,
  );
  const version = versionIn(versionFile);
  if (version === undefined) throw new Error(`The build of ${name} wrote no ${versionFile}`);
  stamps.write(name, `${digest} ${version}`);
  progress.say('build', `${name} ${version}`);
  return { name, version };
}

function versionIn(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  // A build that is killed while it writes leaves an empty file.
  if (text === '') return undefined;
  const { version }: { version?: string } = JSON.parse(text);
  return version;
}
