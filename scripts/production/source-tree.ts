import { type Imports, importsOf } from '../platform/imports-of.ts';
import { packageJson } from '../platform/versions.ts';

/** Folders whose `package.json` names packages that a server may import. */
const SERVERS = ['shared-kit', 'shell', 'api'];

/**
 * All files of this repository that programs consist of, the shared kit's included, and the packages of npm.
 * @param entries relative to the repository's root
 * @throws Error for a package of npm that no server names
 */
export async function sourceTree(entries: readonly string[]): Promise<Imports> {
  const named = SERVERS.flatMap((folder) => Object.keys(packageJson(folder).dependencies ?? {}));
  const tree = await importsOf(
    entries,
    named.filter((name) => !name.startsWith('@aangan/')),
  );
  const foreign = tree.files.filter((file) => file.includes('node_modules/'));
  if (foreign.length > 0) throw new Error(`No server names the package of ${foreign.join(', ')}`);
  return tree;
}
