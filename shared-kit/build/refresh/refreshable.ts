/** A module that can be replaced in an open document, as it ran. */
export interface ModuleVersion {
  /** The module of a page or a fill: the shell calls its other exports, such as its loader. */
  readonly isPage: boolean;
  readonly components: Readonly<Record<string, unknown>>;
  /** Source texts of its other exports, by name. */
  readonly others: Readonly<Record<string, string>>;
}

/**
 * What can be replaced of a module: one that exports only components, or a page with its loader, action and head.
 * @returns undefined for any other module: its importers run again instead
 */
export function refreshableOf(
  exports: Readonly<Record<string, unknown>>,
  isComponent: (value: unknown) => boolean,
): ModuleVersion | undefined {
  // Functions of CommonJS modules have exports of their own.
  if (typeof exports !== 'object' || exports === null) return undefined;
  const entries = Object.entries(exports);
  const components = Object.fromEntries(entries.filter(([, value]) => isComponent(value)));
  const others = entries.filter(([name]) => !(name in components));
  const isPage = 'Component' in components;
  if (Object.keys(components).length === 0 || (others.length > 0 && !isPage)) return undefined;
  return { isPage, components, others: Object.fromEntries(others.map(([name, value]) => [name, String(value)])) };
}

/** Whether only components differ. The document keeps its first loader, action and head, so these must be equal. */
export function sameFrame(before: ModuleVersion, after: ModuleVersion): boolean {
  return (
    JSON.stringify(Object.keys(before.components).sort()) === JSON.stringify(Object.keys(after.components).sort()) &&
    JSON.stringify(before.others) === JSON.stringify(after.others)
  );
}
