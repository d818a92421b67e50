import type { Release } from '@aangan/shared-kit/build/release';
import type { PageRoute } from '../routing/page-table.ts';

/**
 * Which version of each remote a document uses, chosen once per request and carried in the document.
 * No version ever mixes with another within one document.
 */
export interface ReleaseSet {
  /** The same for the same versions; names the set in addresses. */
  readonly id: string;
  readonly releases: Readonly<Record<string, Release>>;
}

/** All rows of the page table of a release set. */
export function routesOf(releases: Readonly<Record<string, Release>>): PageRoute[] {
  return Object.values(releases).flatMap((release) =>
    Object.entries(release.pages).flatMap(([page, { paths, params }]) =>
      paths.map((path) => ({ remote: release.name, page, path, params })),
    ),
  );
}

/** Address of a release's file below the asset prefix. */
export function releaseFile(release: Pick<Release, 'name' | 'version'>, file: string): string {
  return `${release.name}/${release.version}/${file}`;
}
