import path from 'node:path';
import { readRemoteConfig } from '@aangan/shared-kit/build/build-remote';
import { watchRemote } from '@aangan/shared-kit/build/watch-remote';
import { workingFolder } from '../site/remotes.ts';
import { startLaptopServer } from './laptop-server.ts';
import { linkForOverride, originOf } from './shell-facts.ts';

interface DevAgainstShell {
  /** Folder of the remote. */
  readonly folder: string;
  readonly shell: string;
  /** Public address of this laptop; by default its own port. */
  readonly publicOrigin: string | undefined;
  readonly port: number;
  readonly onBuildError: (message: string) => void;
}

/**
 * Builds a remote on every save and serves it from here to a deployed shell. Only people who opened the printed link
 * see it.
 * @returns what ends it
 * @throws Error with one line that says what to do
 */
export async function devAgainstShell(options: DevAgainstShell): Promise<() => Promise<void>> {
  const { folder, shell, port, publicOrigin, onBuildError } = options;
  const { name, contract } = await readRemoteConfig(folder);
  const laptop = await startLaptopServer(name, path.join(workingFolder(), '.data/laptop', `${name}-${port}`), port);
  try {
    const from = publicOrigin ? originOf('--public', publicOrigin) : `http://localhost:${laptop.port}`;
    const link = await linkForOverride({ shell, remote: name, from, contract });
    let printed = false;
    const stopWatching = await watchRemote(
      folder,
      async (release) => {
        laptop.add(path.join(folder, 'dist'), release);
        console.log(`${release.name} ${release.version} is served from ${from}`);
        if (!printed) console.log(`\nOpen this link, logged in as staff: ${link}\n\nCtrl-C ends it.`);
        printed = true;
      },
      onBuildError,
    );
    return async () => {
      await stopWatching();
      await laptop.close();
    };
  } catch (error) {
    await laptop.close();
    throw error;
  }
}
