import type { PageMatch, PageTable } from '../routing/page-table.ts';
import type { DocumentRemote, SetDocument } from './document-state.ts';

/**
 * Finds pages by path with the table of this document's release set, which is fetched once, when it is needed.
 * @param register is called with the set's remotes before the first lookup
 */
export function lazyPageTable(
  address: string,
  register: (remotes: readonly DocumentRemote[]) => void,
): (pathname: string) => Promise<PageMatch | undefined> {
  let table: Promise<PageTable> | undefined;
  const load = async () => {
    const [response, { pageTable }] = await Promise.all([
      fetch(address),
      import(/* webpackChunkName: "navigation" */ '../routing/page-table.ts'),
    ]);
    if (!response.ok) throw new Error(`HTTP ${response.status} for ${address}`);
    const { routes, remotes }: SetDocument = await response.json();
    register(remotes);
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
