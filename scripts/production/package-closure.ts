/** What this project reads of an entry of `package-lock.json`. */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** Entries by their folder: `node_modules/pg`, `node_modules/a/node_modules/b`. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/**
 * Folders of the packages that these packages need at run time, themselves included, sorted. Optional ones are included
 * for every platform.
 * @throws Error for a package that is needed and not locked
 */
export function packageClosure(locked: LockedPackages, names: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (name: string, from: string, optional: boolean): void => {
    const folder = folderOf(locked, name, from);
    if (folder === undefined) {
      if (optional) return;
      throw new Error(`package-lock.json has no ${name}, which ${from || 'the product'} needs`);
    }
    if (found.has(folder)) return;
    found.add(folder);
    for (const [needed, isOptional] of needsOf(locked[folder] ?? {})) visit(needed, folder, isOptional);
  };
  for (const name of names) visit(name, '', false);
  return [...found].sort();
}

/** Names of the packages that a package needs, and whether it can do without. */
function needsOf(entry: LockedPackage): [string, boolean][] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = entry;
  const isOptional = (name: string) => name in optionalDependencies;
  return [
    ...Object.keys({ ...dependencies, ...optionalDependencies }).map((name): [string, boolean] => [
      name,
      isOptional(name),
    ]),
    // Peers that are optional are integrations with packages that we do not use.
    ...Object.keys(peerDependencies)
      .filter((name) => !peerDependenciesMeta[name]?.optional)
      .map((name): [string, boolean] => [name, false]),
  ];
}

/** Where Node finds a package from another's folder. */
function folderOf(locked: LockedPackages, name: string, from: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const folder = at ? `${at}/node_modules/${name}` : `node_modules/${name}`;
    if (locked[folder]) return folder;
    if (!at) return undefined;
  }
}
