import { buildRemote } from '@aangan/shared-kit/build/build-remote';
import { remoteFolder } from '../site/remotes.ts';

/** `aangan build`: builds the remote of this repository into `dist`. */
try {
  const { name, version } = await buildRemote(remoteFolder(undefined));
  console.log(`${name} ${version}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
