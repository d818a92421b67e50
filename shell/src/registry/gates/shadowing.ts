import type { Release } from '@aangan/shared-kit/build/release';
import { type PageRoute, type PageTable, pageTable } from '../../routing/page-table.ts';
import { samplePaths } from '../../routing/sample-paths.ts';
import type { RefusalReason } from '../refusal.ts';
import { routesOf } from '../release-set.ts';
import { SHELL_ROUTES } from '../shell-routes.ts';

/**
 * No pattern may hide another remote's. With the release in the page table, the sample paths of every other pattern
 * still reach the same page. The release's own sample paths reach the release. A more precise pattern is allowed beside
 * a wider one as long as the wider one keeps its own sample paths.
 * @param others releases of other remotes; several versions of one remote may be among them
 */
export function shadowingReasons(release: Release, others: readonly Release[]): RefusalReason[] {
  const theirs = [...SHELL_ROUTES, ...others.flatMap((other) => routesOf({ [other.name]: other }))];
  const own = routesOf({ [release.name]: release });
  const before = pageTable(theirs);
  const after = pageTable([...theirs, ...own]);
  return [...hidesOthers(release, theirs, before, after), ...isHidden(release, own, after)];
}

function hidesOthers({ name }: Release, theirs: readonly PageRoute[], before: PageTable, after: PageTable) {
  return theirs.flatMap((route) => {
    // Paths that were hidden before are not caused by this release.
    const stolen = samplePaths(route.path, route.params).find(
      (path) => after.match(path)?.remote === name && before.match(path)?.remote === route.remote,
    );
    if (stolen === undefined) return [];
    return [reason(`${name}: ${after.match(stolen)?.pattern} takes ${stolen} from ${route.path} of ${route.remote}`)];
  });
}

function isHidden({ name }: Release, own: readonly PageRoute[], after: PageTable) {
  return own.flatMap((route) => {
    const lost = samplePaths(route.path, route.params)
      .map((path) => ({ path, match: after.match(path) }))
      .find(({ match }) => match !== undefined && match.remote !== name);
    if (!lost) return [];
    const { path, match } = lost;
    return [
      reason(`${name}: ${route.path} also matches ${path}, which belongs to ${match?.pattern} of ${match?.remote}`),
    ];
  });
}

function reason(message: string): RefusalReason {
  return { code: 'REG-004', message };
}
