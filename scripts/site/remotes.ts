import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Root of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Names of all remotes in the repository: folders with a `remote.config.ts`. */
export function remoteNames(root = ROOT): string[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(path.join(root, name, 'remote.config.ts')))
    .sort();
}

/**
 * Folder of a remote named on the command line.
 * @throws Error with the existing names, when there is none of that name
 */
export function remoteFolder(name: string | undefined): string {
  const known = remoteNames();
  if (name === undefined || !known.includes(name)) {
    throw new Error(`${name ? `There is no remote ${name}` : 'Name the remote'}: one of ${known.join(', ')}.`);
  }
  return path.join(ROOT, name);
}
