import type { Release } from '@aangan/shared-kit/build/release';
import { isBelow, RESERVED_PREFIXES, STAFF_PREFIX } from '../../routing/reserved-paths.ts';
import { samplePaths } from '../../routing/sample-paths.ts';
import type { RefusalReason } from '../refusal.ts';

/** Paths that the shell's server answers itself cannot be a page's path, nor a prefix of webviews or API calls. */
export function reservedReasons(release: Release): RefusalReason[] {
  const patterns = Object.values(release.pages).flatMap(({ paths, params, access }) =>
    // The gate of staff pages checks where these may be.
    paths.filter((path) =>
      samplePaths(path, params).some(
        (sample) => isReserved(sample) && !(access === 'staff' && isBelow(sample, STAFF_PREFIX)),
      ),
    ),
  );
  const prefixes = Object.keys(release.hybrid).filter((prefix) => isReserved(`/${prefix}`));
  const calls = release.apiPrefixes.filter(isReserved);
  return [
    ...calls.map((prefix) => `the API prefix ${prefix}`),
    ...patterns.map((path) => `the path ${path}`),
    ...prefixes.map((prefix) => `the webview prefix ${prefix}`),
  ].map((what) => ({ code: 'REG-005', message: `${release.name}: ${what} is reserved for the shell` }));
}

function isReserved(path: string): boolean {
  return RESERVED_PREFIXES.some((prefix) => isBelow(path, prefix));
}
