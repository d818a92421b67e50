/** What a development build of the shell gives to remotes that were built to be refreshed. */
export interface RefreshHost {
  /** React's own runtime, which saw the document's one copy of ReactDOM start. */
  readonly runtime: typeof import('react-refresh/runtime');
  /** The remotes of the document that can be refreshed, by name. */
  readonly remotes: Map<string, RefreshTo>;
}

/**
 * Replaces what has changed in the open document.
 * @param version of the remote
 * @returns false where only a reload shows that version as it is
 */
export type RefreshTo = (version: string) => Promise<boolean>;

declare global {
  /** Absent in production builds of the shell. */
  var aanganRefresh: RefreshHost | undefined;
}
