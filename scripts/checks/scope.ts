/** The part of the repository that a test run covers. */
export interface Scope {
  /** Folders or files that are linted and whose unit, component and integration tests run; absent means all. */
  readonly folders?: readonly string[];
  /** Packages whose types are checked; absent means all. */
  readonly packages?: readonly string[];
  /** Browser tests; absent means all. */
  readonly browser?: BrowserScope;
}

/** Browser tests by what they cover. */
export interface BrowserScope {
  /** Folders of specs, or specs. */
  readonly folders: readonly string[];
  /** Remotes whose tagged tests run, wherever they are. */
  readonly remotes: readonly string[];
}

/**
 * The tests that try more often in the deep run, and the long measurements.
 * @param files tests that read the depth setting, from the root of the repository
 */
export function deepScope(files: readonly string[]): Scope {
  const browser = files.filter((file) => file.endsWith('.spec.ts'));
  return {
    folders: files.filter((file) => !file.endsWith('.spec.ts')),
    packages: [],
    browser: { folders: ['e2e/soak', ...browser], remotes: [] },
  };
}

/** The whole repository. */
export const ALL: Scope = {};

/** The remotes' API modules, where the folder of the remote's own name is not all of them. */
const API_HALVES: Readonly<Record<string, readonly string[]>> = {
  'mfe-search': ['search', 'meeting'],
  'mfe-plans': ['plans', 'rent'],
  'mfe-account': ['people', 'money'],
  'mfe-pyp': ['posting'],
  'mfe-builder': ['builders'],
};

/**
 * The scope of one remote: its folder, its API module and its browser tests.
 * @param exists whether a folder of the repository exists
 */
export function remoteScope(remote: string, exists: (folder: string) => boolean): Scope {
  const half = (API_HALVES[remote] ?? [remote.replace(/^mfe-/, '')]).map((name) => `api/src/${name}`).filter(exists);
  return {
    folders: [remote, ...half],
    packages: [remote, 'e2e', ...(half.length > 0 ? ['api'] : [])],
    browser: { folders: [`${remote}/e2e`], remotes: [remote] },
  };
}

/** Browser tests that visit pages of every remote. All others test the platform with one remote as the example. */
const VISIT_ALL_REMOTES = ['accessibility', 'chain', 'conformance', 'journeys', 'security'].map(
  (name) => `e2e/${name}`,
);

/** Folders of packages, each with the folders it depends on. */
export type Graph = Readonly<Record<string, readonly string[]>>;

/** Files that no test reads. */
const NOT_TESTED = /^(docs\/|LICENSE$)|\.md$/;

/**
 * What a change can reach: the packages that it touches and all that depend on them.
 * @param files changed files, from the root of the repository
 * @param graph dependencies within the repository by folder, as `lerna list --graph` prints them
 */
export function changedScope(files: readonly string[], graph: Graph): Scope {
  const tested = files.filter((file) => !NOT_TESTED.test(file));
  const touched = new Set(tested.map((file) => file.split('/', 1)[0] ?? ''));
  // Files outside of packages configure all of them: the lock, the linter, the scripts.
  if ([...touched].some((folder) => !(folder in graph))) return ALL;
  // Remotes use the browser tests' support only in their own browser tests.
  const reached = dependents(touched, withoutNeed(graph, 'e2e'));
  const remotes = [...dependents(touched, graph)].filter((folder) => folder.startsWith('mfe-')).sort();
  const folders = [...reached].sort();
  const touchesPlatform = folders.some((folder) => !folder.startsWith('mfe-'));
  if (touchesPlatform) return { folders, packages: folders };
  return {
    folders,
    packages: remotes.length > 0 ? [...folders, 'e2e'] : folders,
    browser: {
      folders: remotes.length > 0 ? [...remotes.map((remote) => `${remote}/e2e`), ...VISIT_ALL_REMOTES] : [],
      remotes,
    },
  };
}

function withoutNeed(graph: Graph, need: string): Graph {
  return Object.fromEntries(
    Object.entries(graph).map(([folder, needs]) => [folder, needs.filter((it) => it !== need)]),
  );
}

function dependents(touched: ReadonlySet<string>, graph: Graph): Set<string> {
  const reached = new Set(touched);
  let before = -1;
  while (before !== reached.size) {
    before = reached.size;
    for (const [folder, needs] of Object.entries(graph)) {
      if (needs.some((need) => reached.has(need))) reached.add(folder);
    }
  }
  return reached;
}
