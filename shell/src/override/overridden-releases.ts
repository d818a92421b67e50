import type { UsedRelease } from '../registry/release-set.ts';
import type { ReleaseSetSource } from '../registry/release-set-source.ts';
import { OverrideFailure } from './override-failure.ts';
import { isFromLaptop, type LaptopOverride, type Preview } from './override-seal.ts';
import type { Overrides } from './request-override.ts';

/**
 * The releases of an open document that laptops serve, by the versions that it names; a laptop may have a later one. Where
 * it does not have it, the site's own release of that version is used, if any.
 */
export async function overriddenReleases(
  overrides: Pick<Overrides, 'earlier'>,
  preview: Preview,
  versions: Readonly<Record<string, string>>,
  sets: Pick<ReleaseSetSource, 'current'>,
): Promise<UsedRelease[]> {
  const found = preview.overrides.filter(isFromLaptop).map((override) => ofLaptop(override));
  return (await Promise.all(found)).filter((release) => release !== undefined);

  async function ofLaptop(override: LaptopOverride): Promise<UsedRelease | undefined> {
    const version = versions[override.remote];
    if (version === undefined) return undefined;
    try {
      return await overrides.earlier(override, version, sets.current().shell.contract);
    } catch (error) {
      if (error instanceof OverrideFailure) return undefined;
      throw error;
    }
  }
}
