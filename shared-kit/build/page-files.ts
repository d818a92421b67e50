import type { Configuration, StatsChunk } from 'webpack';

type SplitChunks = Exclude<NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>, false>;

/** Name of the chunk group of a page, by which its files are found after the build. */
export function pageChunk(page: string): string {
  return `page-${page}`;
}

/** Whether a chunk is a lazy part of the page: parts that the server renders too are named after their page. */
export function isPartOf(page: string, chunk: string | null | undefined): boolean {
  return chunk?.startsWith(`${pageChunk(page)}-`) ?? false;
}

/**
 * One script and one stylesheet a page, the styles of its lazy parts included: what a first view needs stays
 * within the six connections that browsers open at once, where a seventh file would wait a round trip.
 * @param chunkOf name of a page's own chunk.
 */
export function oneStylesheetAPage(pages: readonly string[], chunkOf: (page: string) => string): SplitChunks {
  const styles = pages.map((page) => {
    const group = {
      type: 'css/mini-extract',
      name: `styles-${page}`,
      chunks: ({ name }: { name?: string | null }) => name === chunkOf(page) || isPartOf(page, name),
      enforce: true,
    };
    return [`styles-${page}`, group] as const;
  });
  return { cacheGroups: { default: false, defaultVendors: false, ...Object.fromEntries(styles) } };
}

/** Scripts and stylesheets of all chunks that given ones may ask for, however late. */
export function laterFiles(chunks: readonly StatsChunk[], from: readonly (string | number)[]): string[] {
  const byId = new Map(chunks.map((chunk) => [chunk.id, chunk]));
  const reached = new Set<string | number>(from);
  // A set hands out what is added while it is walked.
  for (const id of reached) for (const child of byId.get(id)?.children ?? []) reached.add(child);
  return [...reached]
    .flatMap((id) => byId.get(id)?.files ?? [])
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => `browser/${name}`)
    .sort();
}
