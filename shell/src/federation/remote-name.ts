/** Federation names are identifiers: `mfe-search` is `mfe_search`. */
export function federationName(remote: string): string {
  return remote.replaceAll('-', '_');
}
