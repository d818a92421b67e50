import type { Release } from '@aangan/shared-kit/build/release';
import { DEFAULT_CITY } from '@aangan/shared-kit/domain/cities';
import { pageTable } from '../../routing/page-table.ts';
import type { RefusalReason } from '../refusal.ts';
import { routesOf } from '../release-set.ts';

/** Each link that the shell shows for a remote leads to a page of that remote. */
export function navigationReasons(release: Release): RefusalReason[] {
  const table = pageTable(routesOf({ [release.name]: release }));
  return release.navigation
    .filter(({ path }) => !table.match(pathnameOf(path)))
    .map(({ title, path }) => ({
      code: 'REG-016',
      message: `${release.name}: the link "${title}" leads to ${path}, which is none of its pages`,
    }));
}

function pathnameOf(path: string): string {
  return new URL(path.replaceAll('{city}', DEFAULT_CITY), 'http://localhost').pathname;
}
