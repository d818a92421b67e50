/**
 * Where a visitor of a listing belongs: its canonical address with the query kept, or undefined when he is there.
 * The id decides; type and text in the path are for people and may be old or wrong.
 */
export function betterAddress(visited: URL, canonical: string): string | undefined {
  return visited.pathname === canonical ? undefined : `${canonical}${visited.search}`;
}
