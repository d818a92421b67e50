import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

/** The layers of the API, lowest first: a module imports from its own layer and from lower ones. */
export const LAYERS = [
  'foundation',
  'people',
  'places',
  'money',
  'search',
  'trust',
  'meeting',
  'plans',
  'rent',
  'posting',
  'home-services',
  'builders',
  'smart-search',
  'support',
  'operations',
  'growth',
] as const;

/**
 * Folders that are entered through their `public.ts` alone: modules of the API, and features of the remotes.
 * @param root of the repository
 */
export function walledFolders(root: string): string[] {
  const folders = (pattern: string) =>
    globSync(pattern, { cwd: root }).filter((file) => !file.includes('node_modules'));
  const modules = folders('api/src/*/*/').filter((folder) => !isModule(root, path.dirname(folder)));
  const single = folders('api/src/*/').filter((folder) => isModule(root, folder));
  return [...modules, ...single, ...folders('mfe-*/src/*/')].map((folder) => folder.replace(/\/$/, '')).sort();
}

const isModule = (root: string, folder: string) => existsSync(path.join(root, folder, 'module.ts'));

/** The walled folder that a file belongs to. */
export function folderOf(file: string, folders: readonly string[]): string | undefined {
  return folders.find((folder) => file.startsWith(`${folder}/`));
}
