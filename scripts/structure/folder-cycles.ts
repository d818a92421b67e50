/** One folder needs another: both names. */
export type FolderEdge = readonly [from: string, to: string];

/** Folders that reach themselves along the edges, each once, sorted. Empty where there is an order of folders. */
export function foldersInCycles(edges: readonly FolderEdge[]): string[] {
  const targets = new Map<string, Set<string>>();
  for (const [from, to] of edges) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  return [...targets.keys()].filter((folder) => reachable(folder, targets).has(folder)).sort();
}

function reachable(start: string, targets: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set<string>();
  const open = [...(targets.get(start) ?? [])];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    if (found.has(folder)) continue;
    found.add(folder);
    open.push(...(targets.get(folder) ?? []));
  }
  return found;
}
