import type { Configuration, StatsChunk } from 'webpack';

type SplitChunks = Exclude<NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>, false>;

/** Name of the chunk group of a page, which identifies its files after the build. */
export function pageChunk(page: string): string {
  return `page-${page}`;
}

/** The same for a fill of another page's slot. */
export function fillChunk(fill: string): string {
  return `fill-${fill}`;
}

/**
 * Whether a chunk is a lazy section of a page or a fill. Sections that the server renders too are named after its chunk.
 * @param own name of the chunk of the page or the fill: `fill-say-entry` is no section of `page-say`
 */
export function isPartOf(own: string, chunk: string | null | undefined): boolean {
  return chunk?.startsWith(`${own}-`) ?? false;
}

/**
 * One script and one stylesheet for each page and each fill, including the styles of its lazy sections. Browsers open six
 * connections at once, so a seventh file of the first view would wait for a round trip.
 * The stylesheet belongs to the page's own chunk.
 * @param chunkOf name of that chunk
 * @param names of one bundle of all remotes: `sectionsOf` is the beginning of the names of a page's lazy sections, and
 *   `stylesheetOf` a chunk of its own for the styles, because another remote's page may load the same section
 */
export function oneStylesheetAPage(
  pages: readonly string[],
  chunkOf: (page: string) => string,
  { sectionsOf = chunkOf, stylesheetOf = chunkOf } = {},
): SplitChunks {
  const styles = pages.map((page) => {
    const group = {
      type: 'css/mini-extract',
      name: stylesheetOf(page),
      chunks: ({ name }: { name?: string | null }) => name === chunkOf(page) || isPartOf(sectionsOf(page), name),
      enforce: true,
    };
    return [`styles-${page}`, group] as const;
  });
  return { cacheGroups: { default: false, defaultVendors: false, ...Object.fromEntries(styles) } };
}

/** Scripts and stylesheets of all chunks that the given chunks may load, directly or indirectly. */
export function laterFiles(chunks: readonly StatsChunk[], from: readonly (string | number)[]): string[] {
  const byId = new Map(chunks.map((chunk) => [chunk.id, chunk]));
  const reached = new Set<string | number>(from);
  // A set iterates over entries that are added during the iteration.
  for (const id of reached) for (const child of byId.get(id)?.children ?? []) reached.add(child);
  return [...reached]
    .flatMap((id) => byId.get(id)?.files ?? [])
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => `browser/${name}`)
    .sort();
}
