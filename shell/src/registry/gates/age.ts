import type { Release } from '@aangan/shared-kit/build/release';
import semver from 'semver';
import type { RefusalReason } from '../refusal.ts';

type Aged = Pick<Release, 'name' | 'version' | 'builtAt'>;

/** A publish may not go back to an older version. Rollback does that and records it in the change log. */
export function ageReasons(release: Aged, live: Aged | undefined): RefusalReason[] {
  if (!live || release.version === live.version) return [];
  const order = semver.compare(packageVersion(release), packageVersion(live));
  const message =
    order < 0
      ? `${release.name}: ${release.version} is older than ${live.version}, which is live`
      : `${release.name}: was built ${release.builtAt}, before ${live.version} (${live.builtAt}), which is live`;
  const older = order < 0 || (order === 0 && Date.parse(release.builtAt) < Date.parse(live.builtAt));
  return older ? [{ code: 'REG-009', message }] : [];
}

/** `1.4.0` of `1.4.0-1ec01c9d2f`: the part before the digest. An unreadable version counts as the oldest. */
function packageVersion({ version }: Pick<Release, 'version'>): string {
  return semver.valid(version.slice(0, version.lastIndexOf('-'))) ?? semver.valid(version) ?? '0.0.0-0';
}
