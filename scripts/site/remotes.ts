import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Root of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The repository that commands work on: this one, or the one that has installed the platform's packages. */
export function workingFolder(): string {
  return ROOT.includes(`${path.sep}node_modules${path.sep}`) ? process.cwd() : ROOT;
}

/** Names of all remotes in the repository: folders with a `remote.config.ts`. */
export function remoteNames(root = ROOT): string[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(path.join(root, name, 'remote.config.ts')))
    .sort();
}

/**
 * Folder of a remote named on the command line. A repository of one remote needs no name.
 * @throws Error with the existing names, when there is none of that name
 */
export function remoteFolder(name: string | undefined): string {
  const here = workingFolder();
  if (name === undefined && existsSync(path.join(here, 'remote.config.ts'))) return here;
  const known = remoteNames(here);
  if (name === undefined || !known.includes(name)) {
    throw new Error(`${name ? `There is no remote ${name}` : 'Name the remote'}: one of ${known.join(', ')}.`);
  }
  return path.join(here, name);
}
