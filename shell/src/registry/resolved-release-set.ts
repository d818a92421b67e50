import { createHash } from 'node:crypto';
import type { NavigationEntry } from '@aangan/shared-kit/build/navigation';
import { type PageTable, pageTable } from '../routing/page-table.ts';
import { type ReleaseSet, releaseKey, routesOf, type UsedRelease } from './release-set.ts';
import type { ShellFiles } from './shell-files.ts';
import { SHELL_ROUTES } from './shell-routes.ts';
import { type StaffAreaPage, staffPagesOf } from './staff-pages.ts';

/** A release set with everything that is computed from it once. */
export interface ResolvedReleaseSet {
  readonly set: ReleaseSet;
  readonly table: PageTable;
  readonly navigation: readonly NavigationEntry[];
  readonly staffPages: readonly StaffAreaPage[];
  readonly shell: ShellFiles;
  /** A remote of the set is under development: open pages reload by themselves. */
  readonly dev: boolean;
  /** Id of all active releases when the set was chosen, canaries included. An open page reloads when it changes. */
  readonly active: string;
}

/** @param parts releases of a set; replacing some releases of another set makes a variant of it. */
export function resolvedReleaseSet({
  releases,
  ...rest
}: Pick<ResolvedReleaseSet, 'shell' | 'dev' | 'active'> & Pick<ReleaseSet, 'releases'>): ResolvedReleaseSet {
  return {
    ...rest,
    ...resolvedPages(idOf(rest.shell, Object.values(releases)), releases),
    staffPages: staffPagesOf(releases),
  };
}

/** What pages are made from: the releases of a set, their page table and their links. */
export function resolvedPages(
  id: string,
  releases: ReleaseSet['releases'],
): Pick<ResolvedReleaseSet, 'set' | 'table' | 'navigation'> {
  return {
    set: { id, releases },
    navigation: Object.values(releases).flatMap(({ navigation }) => navigation),
    table: pageTable([...SHELL_ROUTES, ...routesOf(releases)]),
  };
}

/** Equal for the same versions from the same places. */
function idOf(shell: Pick<ShellFiles, 'version'>, releases: readonly UsedRelease[]): string {
  const used = releases.map(releaseKey);
  return createHash('sha256')
    .update([shell.version, ...used.sort()].join('\n'))
    .digest('hex')
    .slice(0, 12);
}
