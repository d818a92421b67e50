/**
 * The redirect target for a listing address: the canonical address with the query, or undefined when it is already
 * canonical.
 * Only the id decides; type and text in the path are for people and may be old or wrong.
 */
export function betterAddress(visited: URL, canonical: string): string | undefined {
  return visited.pathname === canonical ? undefined : `${canonical}${visited.search}`;
}
