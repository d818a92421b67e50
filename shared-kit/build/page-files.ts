import type { Configuration } from 'webpack';

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
