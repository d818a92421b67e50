import type { Release } from '@aangan/shared-kit/build/release';
import { type PageRoute, pageTable } from '../../routing/page-table.ts';
import { compilePattern, matchPattern } from '../../routing/path-pattern.ts';
import { samplePaths } from '../../routing/sample-paths.ts';
import type { RefusalReason } from '../refusal.ts';
import { routesOf } from '../release-set.ts';

/**
 * The addresses inside a wide pattern belong to its remote. Another remote may have one of them only if the owner shares
 * it in `sharesPaths`, whichever of the two comes second. Addresses that a remote has live stay with it.
 * @param others releases of other remotes; several versions of one remote may be among them
 * @param live the release of the same remote that is live
 */
export function territoryReasons(
  release: Release,
  others: readonly Release[],
  live: Release | undefined,
): RefusalReason[] {
  return [...insideOthers(release, others, live), ...aroundOthers(release, others, live)];
}

/** New paths of the release inside patterns of others. */
function insideOthers(release: Release, others: readonly Release[], live: Release | undefined): RefusalReason[] {
  const held = new Set(live && routes(live).map(({ path }) => path));
  const table = pageTable(others.flatMap(routes));
  return routes(release)
    .filter(({ path }) => !held.has(path))
    .flatMap((route) => {
      // Of several owners, the one whose visitors would lose the address.
      const owner = samplesOf(route).flatMap((path) => table.match(path)?.remote ?? [])[0];
      return others
        .filter((other) => other.name === owner && !shares(other, release.name, route.path))
        .flatMap((other) => enclosing(other, route))
        .map((pattern) => ({ pattern, owner }))
        .slice(0, 1)
        .map(({ pattern, owner }) =>
          reason(release, `${route.path} is inside ${pattern} of ${owner}`, String(owner), {
            sharing: release.name,
            path: route.path,
          }),
        );
    });
}

/** Paths of others inside new patterns of the release. */
function aroundOthers(release: Release, others: readonly Release[], live: Release | undefined): RefusalReason[] {
  const found = others.flatMap((other) =>
    routes(other)
      .filter((route) => !shares(release, other.name, route.path) && !(live && enclosing(live, route).length > 0))
      .flatMap((route) =>
        enclosing(release, route).map((pattern) =>
          reason(release, `${pattern} includes ${route.path} of ${other.name}`, release.name, {
            sharing: other.name,
            path: route.path,
          }),
        ),
      ),
  );
  // A remote's live version and its canary have the same paths.
  return [...new Map(found.map((one) => [one.message, one])).values()];
}

/** Patterns of a release that match a path of another remote without naming it, at most one. */
function enclosing(owner: Release, route: PageRoute): string[] {
  const table = pageTable(routes(owner).filter(({ path }) => /[{*]/.test(path)));
  return samplesOf(route)
    .flatMap((path) => table.match(path)?.pattern ?? [])
    .slice(0, 1);
}

function routes(release: Release): PageRoute[] {
  return routesOf({ [release.name]: release });
}

function samplesOf({ path, params }: PageRoute): readonly string[] {
  return samplePaths(path, params);
}

/** Whether a release leaves a path to another remote: by the path, or by a pattern that includes it. */
function shares({ sharesPaths }: Release, remote: string, path: string): boolean {
  const shared = (Object.hasOwn(sharesPaths, remote) && sharesPaths[remote]) || [];
  return shared.some((pattern) => matchPattern(compilePattern(pattern), path) !== undefined);
}

function reason(
  { name }: Release,
  what: string,
  owner: string,
  { sharing, path }: { readonly sharing: string; readonly path: string },
): RefusalReason {
  const message = `${name}: ${what}; ${owner} must name ${path} in sharesPaths for ${sharing}`;
  return { code: 'REG-031', message };
}
