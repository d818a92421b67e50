import { type PageMatch, type PageRoute, type PageTable, pageTable } from '../routing/page-table.ts';

/** Finds pages by path with the table of this document's release set, fetched once and late. */
export function lazyPageTable(address: string): (pathname: string) => Promise<PageMatch | undefined> {
  let table: Promise<PageTable> | undefined;
  const load = async () => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`HTTP ${response.status} for ${address}`);
    const routes: PageRoute[] = await response.json();
    return pageTable(routes);
  };
  return async (pathname) => {
    table ??= load().catch((error: unknown) => {
      table = undefined;
      throw error;
    });
    return (await table).match(pathname);
  };
}
