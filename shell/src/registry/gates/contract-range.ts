import type { Release } from '@aangan/shared-kit/build/release';
import semver from 'semver';
import type { RefusalReason } from '../refusal.ts';

/** A remote must be built for the platform contract of the live shell. @param offered the contract's version */
export function contractReasons(release: Pick<Release, 'name' | 'contract'>, offered: string): RefusalReason[] {
  if (semver.satisfies(offered, release.contract)) return [];
  return [
    {
      code: 'REG-002',
      message: `${release.name}: was built for the platform contract ${release.contract}, the live shell offers ${offered}`,
    },
  ];
}

/** A shell must offer a contract that fits each live remote and each canary. */
export function leftBehindReasons(offered: string, releases: readonly Release[]): RefusalReason[] {
  return releases
    .filter(({ contract }) => !semver.satisfies(offered, contract))
    .map(({ name, version, contract }) => ({
      code: 'REG-011',
      message: `shell: offers the platform contract ${offered}, but ${name} ${version} was built for ${contract}`,
    }));
}
