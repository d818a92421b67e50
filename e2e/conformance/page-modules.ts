import path from 'node:path';
import { readRemoteConfig } from '@aangan/shared-kit/build/build-remote';
import { ROOT, remoteNames } from '../../scripts/site/remotes.ts';
import { type PageTable, pageTable } from '../../shell/src/routing/page-table.ts';
import { routeRows } from '../support/inventory.ts';

/** Screens of staff: their own test opens them with the role. */
const OF_STAFF = /dialer/;

/** Rows of the specification's inventory that open today. Remotes that are not built yet own the others. */
export const PAGE_ROWS = routeRows().filter(
  ({ kind, owner, screen }) =>
    (owner === 'mfe-search' && kind !== 'hybrid') ||
    (owner === 'mfe-account' && kind !== 'hybrid' && !OF_STAFF.test(screen)) ||
    (owner === 'mfe-plans' && kind !== 'hybrid') ||
    (owner === 'mfe-pyp' && kind !== 'hybrid') ||
    (owner === 'mfe-builder' && kind !== 'hybrid') ||
    (owner === 'mfe-home-services' && kind !== 'hybrid') ||
    (owner === 'mfe-smart-search' && kind !== 'hybrid'),
);

/** Rows of staff. */
export const STAFF_ROWS = routeRows().filter(({ screen }) => OF_STAFF.test(screen));

/** The first row of each page module, by the page tables of the remotes. */
export async function rowPerModule(): Promise<readonly { readonly module: string; readonly example: string }[]> {
  const table = await tableOfRemotes();
  const found = new Map<string, string>();
  for (const { example } of PAGE_ROWS) {
    const match = table.match(new URL(example, 'https://aangan.test').pathname);
    const module = `${match?.remote}/${match?.page}`;
    if (!found.has(module)) found.set(module, example);
  }
  return [...found].map(([module, example]) => ({ module, example }));
}

async function tableOfRemotes(): Promise<PageTable> {
  const configs = await Promise.all(remoteNames().map((name) => readRemoteConfig(path.join(ROOT, name))));
  return pageTable(
    configs.flatMap(({ name, pages }) =>
      Object.entries(pages).flatMap(([page, { paths, params }]) =>
        paths.map((pattern) => ({ remote: name, page, path: pattern, ...(params && { params }) })),
      ),
    ),
  );
}
