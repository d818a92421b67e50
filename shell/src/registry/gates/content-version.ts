import type { Release } from '@aangan/shared-kit/build/release';
import { releaseDigest } from '@aangan/shared-kit/build/release-files';
import type { RefusalReason } from '../refusal.ts';

/**
 * The version of a release ends with the digest of its files and fields.
 * @param described the release as it was read: fields that its schema adds or drops would change the digest
 */
export function contentVersionReasons(
  { name, version }: Pick<Release, 'name' | 'version'>,
  described: unknown,
): RefusalReason[] {
  const digest = releaseDigest(described as Release);
  if (version.endsWith(`-${digest}`)) return [];
  return [{ code: 'REG-022', message: `${name}: ${version} has content of the digest ${digest}` }];
}
