import type { Release, ReleasePage } from '@aangan/shared-kit/build/release';
import type { Experiments } from '@aangan/shared-kit/domain/experiment';
import type { FillRoute, PageRoute } from '../routing/page-table.ts';

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

/** Other companies' scripts never run on staff pages, not even those of every page. */
const NO_SCRIPTS: Pick<PageRoute, 'withoutScripts'> = { withoutScripts: ['pixel', 'support-chat'] };

/** All rows of the page table of a release set, each with what fills the slots of its page. */
export function routesOf(releases: Readonly<Record<string, Release>>): PageRoute[] {
  return Object.values(releases).flatMap((release) =>
    Object.entries(release.pages).flatMap(
      ([
        page,
        { paths, params, experiments, access, about, staff, personal, suggestions, scripts, withoutScripts, slots },
      ]) => {
        const fills = fillsOf(slots, releases);
        return paths.map((path) => ({
          remote: release.name,
          page,
          path,
          params,
          ...(experiments.length > 0 && { experiments, declared: declaredOf(experiments, release) }),
          ...(access === 'login' && { login: about ?? '' }),
          ...(staff && { staff: staff.role }),
          // Older releases do not say it of pages that need a login.
          ...((personal || access !== 'public') && { personal: true as const }),
          ...(suggestions !== undefined && { suggestions }),
          ...(access === 'staff' ? NO_SCRIPTS : scriptsOf({ scripts, withoutScripts })),
          ...(fills.length > 0 && { fills }),
        }));
      },
    ),
  );
}

function scriptsOf({
  scripts,
  withoutScripts,
}: Pick<ReleasePage, 'scripts' | 'withoutScripts'>): Pick<PageRoute, 'scripts' | 'withoutScripts'> {
  return { ...(scripts.length > 0 && { scripts }), ...(withoutScripts.length > 0 && { withoutScripts }) };
}

function declaredOf(named: readonly string[], { experiments }: Release): Experiments {
  return Object.fromEntries(Object.entries(experiments).filter(([key]) => named.includes(key)));
}

/** The fills of the given slots, in their order. One that was built for another version of its slot is left out. */
function fillsOf(slots: ReleasePage['slots'], releases: Readonly<Record<string, Release>>): FillRoute[] {
  return Object.values(releases)
    .flatMap(({ name: remote, fills }) => Object.entries(fills).map(([fill, facts]) => ({ remote, fill, ...facts })))
    .filter(({ slot, slotVersion }) => Object.hasOwn(slots, slot) && slots[slot] === slotVersion)
    .sort((one, other) => one.order - other.order)
    .map(({ slot, remote, fill, audience, cities, from }) => ({
      slot,
      remote,
      fill,
      ...(audience && { audience }),
      ...(cities && { cities }),
      ...(from !== undefined && { from }),
    }));
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

/** Names a release and where its files are: a build on a laptop is another one. */
export function releaseKey({ name, version, servedFrom = '' }: UsedRelease): string {
  return `${name}@${version} ${servedFrom}`;
}

/** Tells whether all releases of a set are among the given ones. */
export function setsOf(releases: readonly UsedRelease[]): (set: ReleaseSet) => boolean {
  const keys = new Set(releases.map(releaseKey));
  return (set) => Object.values(set.releases).every((release) => keys.has(releaseKey(release)));
}
