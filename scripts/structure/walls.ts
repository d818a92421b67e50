import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The layers of the API without those of `npm run new:area`, lowest first: a module imports from its own layer and from lower ones. */
const LAYERS = [
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
 * The layers with those that declare their own place: `area.json` names the layer directly below.
 * @param root of the repository
 */
export function layersOf(root: string): string[] {
  const layers: string[] = [...LAYERS];
  for (const file of globSync('api/src/*/area.json', { cwd: root }).sort()) {
    const { above }: { above?: string } = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
    const below = layers.indexOf(above ?? '');
    if (below >= 0) layers.splice(below + 1, 0, path.basename(path.dirname(file)));
  }
  return layers;
}

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
