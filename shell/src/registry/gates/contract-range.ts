import type { Release } from '@aangan/shared-kit/build/release';
import semver from 'semver';
import type { RefusalReason } from '../refusal.ts';

/** A version of the platform contract, and who offers it: `the live shell`, `the server web-1:3000`. */
export interface OfferedContract {
  readonly by: string;
  readonly contract: string;
}

/** A remote must be built for the platform contract of the live shell and of every running server. */
export function contractReasons(
  { name, contract: range }: Pick<Release, 'name' | 'contract'>,
  offered: readonly OfferedContract[],
): RefusalReason[] {
  return offered
    .filter(({ contract }) => !semver.satisfies(contract, range))
    .map(({ by, contract }) => ({
      code: 'REG-002',
      message: `${name}: was built for the platform contract ${range}, ${by} offers ${contract}`,
    }));
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
