import type { Release } from '@aangan/shared-kit/build/release';
import { isBelow } from '../../routing/reserved-paths.ts';
import { samplePaths } from '../../routing/sample-paths.ts';
import type { RefusalReason } from '../refusal.ts';
import { routesOf } from '../release-set.ts';

/**
 * No path of a page is below a prefix of API calls: the call would be answered instead of the page.
 * @param others releases of other remotes
 */
export function apiPrefixReasons(release: Release, others: readonly Release[]): RefusalReason[] {
  const own = [release];
  return [
    ...hiddenPages(release, own, own),
    ...hiddenPages(release, own, others),
    ...hiddenPages(release, others, own),
  ];
}

/** Pages of `hidden` releases below a prefix of the `hiding` ones. */
function hiddenPages({ name }: Release, hiding: readonly Release[], hidden: readonly Release[]): RefusalReason[] {
  return hiding.flatMap((owner) =>
    owner.apiPrefixes.flatMap((prefix) =>
      hidden
        .flatMap((other) => routesOf({ [other.name]: other }))
        .filter(({ path, params }) => samplePaths(path, params).some((sample) => isBelow(sample, prefix)))
        .map(({ path, remote }) => ({
          code: 'REG-004' as const,
          message: `${name}: the API prefix ${prefix} of ${owner.name} takes ${path} from ${remote}`,
        })),
    ),
  );
}
