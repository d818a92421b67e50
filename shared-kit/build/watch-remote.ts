import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import { REMOTE_CONFIG, readRemoteConfig, writeRelease } from './build-remote.ts';
import type { Release } from './release.ts';
import type { RemoteConfig } from './remote-config.ts';
import { type RemoteBuild, remoteWebpack } from './webpack-remote.ts';

type OnRelease = (release: Release) => Promise<void>;
type OnError = (message: string) => void;
type EndWatching = () => Promise<void>;

/**
 * Rebuilds on every change of a source file and calls back with each new release. A change of `remote.config.ts` starts
 * the build again with what it declares then; what that file imports is read once.
 * @param build with `refresh`, releases run only under a development build of the shell, and may be over their budgets
 */
export async function watchRemote(
  folder: string,
  onRelease: OnRelease,
  onError: OnError,
  build: RemoteBuild = {},
): Promise<EndWatching> {
  const start = (config: RemoteConfig) => watchSources(folder, config, onRelease, onError, build);
  let declared = await declaration(folder);
  let endSources = start(await readRemoteConfig(folder));
  let edition = 0;

  async function restart(): Promise<void> {
    const text = await declaration(folder);
    if (text === declared) return;
    declared = text;
    edition += 1;
    // A declaration that cannot be read leaves the build as it was.
    const config = await readRemoteConfig(folder, edition);
    await endSources();
    endSources = start(config);
  }

  // Editors replace a file, so the folder is watched. Changes follow one another.
  let restarted = Promise.resolve();
  const watcher = watch(folder, (_event, file) => {
    if (file !== REMOTE_CONFIG) return;
    restarted = restarted.then(restart).catch((problem: unknown) => onError(`${REMOTE_CONFIG}: ${problem}`));
  });
  return async () => {
    watcher.close();
    await restarted;
    await endSources();
  };
}

function declaration(folder: string): Promise<string> {
  return readFile(path.join(folder, REMOTE_CONFIG), 'utf8');
}

function watchSources(
  folder: string,
  config: RemoteConfig,
  onRelease: OnRelease,
  onError: OnError,
  build: RemoteBuild,
): EndWatching {
  const watching = webpack(remoteWebpack(config, folder, build)).watch({ aggregateTimeout: 50 }, (error, stats) => {
    if (error || !stats || stats.hasErrors()) {
      onError(error ? error.message : (stats?.toString('errors-only') ?? 'The build gave no result'));
      return;
    }
    writeRelease(folder, config, stats, build)
      .then(onRelease)
      .catch((problem: unknown) => onError(String(problem)));
  });
  return () => new Promise((resolve) => (watching ? watching.close(() => resolve()) : resolve()));
}
