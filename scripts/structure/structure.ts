import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { type FolderEdge, foldersInCycles } from './folder-cycles.ts';
import { repeatedStyles } from './repeated-styles.ts';
import { structureRules } from './rules.ts';
import { folderOf, layersOf, walledFolders } from './walls.ts';
import { sentencesInComponents } from './written-sentences.ts';

/** First-level folders of `api/src`, with all that are still to come. */
const MOST_LAYERS = 20;

/** Lists that a new module adds a line to: of modules, and of calls. */
const MOST_LISTS = 2;

export interface Figure {
  readonly name: string;
  readonly found: number;
  readonly most: number;
  /** What is over the limit, a line each. */
  readonly problems: readonly string[];
}

/** The code whose structure is checked; what is missing is left out. */
const CODE = ['api/src', 'api/demo', 'api/testing', 'shared-kit', 'shell', 'mfe-*', 'scripts', 'e2e'];

/**
 * Figures about the walls between folders, words in components and repeated styles. @param root of the repository
 * @throws Error when a file cannot be read
 */
export async function structureFigures(root: string): Promise<Figure[]> {
  const walled = walledFolders(root);
  const { modules, summary } = await dependencies(root, walled);
  const edges = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => [source, resolved] as const),
  );
  const broken = (rule: string) =>
    summary.violations.filter((found) => found.rule.name === rule).map(({ from, to }) => `${from} → ${to}`);
  const layers = globSync('api/src/*/', { cwd: root }).map((folder) => path.basename(folder));
  const unknown = layers.filter((layer) => !layersOf(root).includes(layer));
  const lists = listsOfModules(root, edges);
  const figure = (name: string, most: number, problems: readonly string[], found = problems.length): Figure => ({
    name,
    most,
    problems,
    found,
  });
  return [
    figure('first-level folders of api/src', MOST_LAYERS, unknown, layers.length),
    figure('imports against the direction of the layers', 0, broken('layers')),
    figure('imports past a public.ts', 0, broken('public')),
    figure('cycles of files', 0, broken('no-cycle')),
    figure('modules and features in cycles', 0, foldersInCycles(betweenFolders(edges, walled))),
    figure('lists that a new module is added to', MOST_LISTS, [], lists),
    figure('sentences in components: move each into a *.words.ts beside it', 0, sentencesInComponents(root)),
    figure('styles that a component of shared-kit/ui/layout.tsx has', 0, repeatedStyles(root)),
  ];
}

async function dependencies(root: string, walled: readonly string[]): Promise<ICruiseResult> {
  const folders = CODE.flatMap((folder) => globSync(folder, { cwd: root })).filter((folder) =>
    existsSync(path.join(root, folder)),
  );
  const { output } = await cruise(folders, {
    baseDir: root,
    parser: 'swc',
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    exclude: { path: String.raw`node_modules|/\.tsc/|/dist/|\.d\.ts$|/released/|^[^/]*\.json$` },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
    validate: true,
    ruleSet: { forbidden: structureRules(walled, layersOf(root)) },
  });
  if (typeof output === 'string') throw new Error('dependency-cruiser reported text instead of a result.');
  return output;
}

function betweenFolders(edges: readonly FolderEdge[], walled: readonly string[]): FolderEdge[] {
  return edges.flatMap(([source, target]): FolderEdge[] => {
    const [from, to] = [folderOf(source, walled), folderOf(target, walled)];
    const isTest = /\.test\.tsx?$/.test(source);
    return from === undefined || to === undefined || from === to || isTest ? [] : [[from, to]];
  });
}

/** Files beside the modules that name a module or its contract: the most for any module. */
function listsOfModules(root: string, edges: readonly FolderEdge[]): number {
  const modules = globSync('api/src/**/module.ts', { cwd: root });
  const counts = modules.map((module) => {
    const folder = path.dirname(module);
    const contracts = edges.filter(([from, to]) => from === module && to.startsWith('shared-kit/contracts/'));
    const named = [module, ...contracts.map(([, to]) => to)];
    const lists = edges.filter(([from, to]) => named.includes(to) && isList(from, folder)).map(([from]) => from);
    return new Set(lists).size;
  });
  return Math.max(0, ...counts);
}

/** A file that exists for all modules: it is in no module, and neither a contract nor a test. */
function isList(file: string, folder: string): boolean {
  const central = /^api\/src\/[^/]+\.ts$|^shared-kit\/contracts\/all-calls\.ts$/.test(file);
  return central && !file.startsWith(`${folder}/`) && !/\.test\.tsx?$/.test(file);
}
