import type { Release } from '@aangan/shared-kit/build/release';
import type { Experiments } from '@aangan/shared-kit/domain/experiment';
import type { PageRoute } from '../routing/page-table.ts';

/** A release as a document uses it. */
export interface UsedRelease extends Release {
  /** Origin and path of its files if they are not on the site's own asset origin: a build on a laptop. */
  readonly servedFrom?: string;
}

/**
 * The version of each remote that a document uses, chosen once per request and carried in the document. Versions never
 * mix within one document.
 */
export interface ReleaseSet {
  /** Equal for the same versions. Names the set in addresses. */
  readonly id: string;
  readonly releases: Readonly<Record<string, UsedRelease>>;
}

/** All rows of the page table of a release set. */
export function routesOf(releases: Readonly<Record<string, Release>>): PageRoute[] {
  return Object.values(releases).flatMap((release) =>
    Object.entries(release.pages).flatMap(
      ([page, { paths, params, experiments, access, about, personal, suggestions }]) =>
        paths.map((path) => ({
          remote: release.name,
          page,
          path,
          params,
          ...(experiments.length > 0 && { experiments, declared: declaredOf(experiments, release) }),
          ...(access === 'login' && { login: about ?? '' }),
          // Older releases do not say it of pages that need a login.
          ...((personal || access === 'login') && { personal: true as const }),
          ...(suggestions !== undefined && { suggestions }),
        })),
    ),
  );
}

function declaredOf(named: readonly string[], { experiments }: Release): Experiments {
  return Object.fromEntries(Object.entries(experiments).filter(([key]) => named.includes(key)));
}

/**
 * Address of a release's file.
 * @param assets origin or prefix of the site's own assets, without a slash at the end
 */
export function releaseUrl(
  release: Pick<UsedRelease, 'name' | 'version' | 'servedFrom'>,
  assets: string,
  file: string,
): string {
  return `${release.servedFrom ?? assets}/${release.name}/${release.version}/${file}`;
}
