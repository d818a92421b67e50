import { filesOfModule, modulesOf } from '@aangan/shared-kit/build/release-modules';
import type { DocumentRemote, SetDocument } from '../browser/document-state.ts';
import { type ReleaseSet, releaseUrl, routesOf, type UsedRelease } from './release-set.ts';
import { SHELL_ROUTES } from './shell-routes.ts';

/**
 * The fields of a release that a browser needs.
 * @param assets origin or prefix of the site's own assets, without a slash at the end
 * @param only the pages and fills whose files it may ask for; all by default
 */
export function documentRemote(release: UsedRelease, assets: string, only?: readonly string[]): DocumentRemote {
  const modules = Object.entries(modulesOf(release)).filter(([name]) => only?.includes(name) ?? true);
  const files = new Set([release.browserEntry, ...modules.flatMap(([, facts]) => filesOfModule(facts))]);
  return {
    name: release.name,
    version: release.version,
    base: releaseUrl(release, assets, ''),
    entry: releaseUrl(release, assets, release.browserEntry),
    integrity: Object.fromEntries(
      [...files].flatMap((file) => {
        const integrity = release.files[file]?.integrity;
        return integrity ? [[file, integrity]] : [];
      }),
    ),
  };
}

/** The fields of a release set that a browser needs from the first navigation on. */
export function setDocument(releases: ReleaseSet['releases'], assets: string): SetDocument {
  return {
    routes: [...SHELL_ROUTES, ...routesOf(releases)],
    remotes: Object.values(releases).map((release) => documentRemote(release, assets)),
  };
}
