import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { RemoteConfig } from '@aangan/shared-kit/build/remote-config';
import { pageTable } from './page-table.ts';

const ROOT = path.resolve(__dirname, '../../..');
const LINKS = path.join(ROOT, 'shared-kit/links');

const filesIn = (folder: string) => readdirSync(folder).filter((file) => /^[\w-]+\.ts$/.test(file));

/** Addresses that shared-kit exports as constants, each with its name. */
async function fixedLinks(): Promise<[string, string][]> {
  const modules = await Promise.all(
    filesIn(LINKS).map((file): Promise<Record<string, unknown>> => import(path.join(LINKS, file))),
  );
  return modules
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0].endsWith('_LINK'));
}

async function pagesOfRemotes() {
  const names = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
  const remotes: { default: RemoteConfig }[] = await Promise.all(
    names.map((name) => import(path.join(ROOT, name, 'remote.config.ts'))),
  );
  return pageTable(
    remotes.flatMap(({ default: { name: remote, pages } }) =>
      Object.entries(pages).flatMap(([page, { paths, params = {} }]) =>
        paths.map((pattern) => ({ remote, page, path: pattern, params })),
      ),
    ),
  );
}

it('every fixed link leads to a page of a remote', async () => {
  const [links, table] = await Promise.all([fixedLinks(), pagesOfRemotes()]);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter(([, link]) => !table.match(link.replace(/[?#].*$/, '')))).toEqual([]);
});
