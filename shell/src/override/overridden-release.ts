import type { UsedRelease } from '../registry/release-set.ts';
import type { ReleaseSetSource } from '../registry/release-set-source.ts';
import { OverrideFailure } from './override-failure.ts';
import type { Override } from './override-seal.ts';
import type { Overrides } from './request-override.ts';

/**
 * The overridden release of an open document, by the versions that it names; the laptop may have a later one.
 * @returns undefined where the laptop does not have it: then the site's own release of that version is used, if any
 */
export async function overriddenRelease(
  overrides: Pick<Overrides, 'earlier'>,
  override: Override,
  versions: Readonly<Record<string, string>>,
  sets: Pick<ReleaseSetSource, 'current'>,
): Promise<UsedRelease | undefined> {
  const version = versions[override.remote];
  if (version === undefined) return undefined;
  try {
    return await overrides.earlier(override, version, sets.current().shell.contract);
  } catch (error) {
    if (error instanceof OverrideFailure) return undefined;
    throw error;
  }
}
