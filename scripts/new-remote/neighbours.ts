import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readRemoteConfig } from '../../shared-kit/build/build-remote.ts';
import { SHELL_ROUTES } from '../../shell/src/registry/shell-routes.ts';
import { pageTable } from '../../shell/src/routing/page-table.ts';
import { remoteNames } from '../site/remotes.ts';
import type { Neighbours } from './remote-plan.ts';

/** What the repository's remotes and the shell already own. */
export async function readNeighbours(root: string): Promise<Neighbours> {
  const configs = await Promise.all(remoteNames(root).map((name) => readRemoteConfig(path.join(root, name))));
  const paths = configs.flatMap(({ name, pages }) =>
    Object.values(pages).flatMap((page) => page.paths.map((pattern) => [pattern, name] as const)),
  );
  const routes = configs.flatMap(({ name, pages }) =>
    Object.entries(pages).flatMap(([page, { paths, params = {} }]) =>
      paths.map((pattern) => ({ remote: name, page, path: pattern, params })),
    ),
  );
  const prefixes = configs.flatMap(({ name, hybrid = {} }) =>
    Object.keys(hybrid).map((prefix) => [prefix, name] as const),
  );
  return {
    folders: readdirSync(root),
    paths: new Map([...SHELL_ROUTES.map(({ path: pattern, remote }) => [pattern, remote] as const), ...paths]),
    pages: pageTable(routes),
    prefixes: new Map(prefixes),
  };
}
