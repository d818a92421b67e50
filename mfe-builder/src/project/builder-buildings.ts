/** Projects of a builder as far as they have been loaded. */
export interface BuilderBuildings<Tile extends { readonly id: string }> {
  readonly builderId: string;
  readonly tiles: readonly Tile[];
  /** All projects of the builder. */
  readonly totalSize: number;
}

/**
 * The list after an answer: projects of the same builder are appended, those of another replace it.
 * Source: services-and-platform, section 4 (builder pages).
 */
export function withBuildings<Tile extends { readonly id: string }>(
  before: BuilderBuildings<Tile>,
  answer: BuilderBuildings<Tile>,
): BuilderBuildings<Tile> {
  if (answer.builderId !== before.builderId) return answer;
  const known = new Set(before.tiles.map(({ id }) => id));
  return { ...answer, tiles: [...before.tiles, ...answer.tiles.filter(({ id }) => !known.has(id))] };
}

/** The page that follows the loaded projects. @param size projects of one page */
export function nextPage({ tiles }: Pick<BuilderBuildings<{ readonly id: string }>, 'tiles'>, size: number): number {
  return Math.floor(tiles.length / size) + 1;
}
