import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@aangan/shared-kit/build/release';
import type { RefusalReason } from '../refusal.ts';

/** A version is written once. Publishing it again needs the same content, except for the build time. */
export function sameContentReasons(release: Release, stored: Release | undefined): RefusalReason[] {
  if (!stored || isDeepStrictEqual(described(release), described(stored))) return [];
  return [
    {
      code: 'REG-010',
      message: `${release.name}: ${release.version} already exists, with other ${different(release, stored).join(', ')}`,
    },
  ];
}

function described({ builtAt: _time, ...rest }: Release): Omit<Release, 'builtAt'> {
  return rest;
}

function different(one: Release, other: Release): string[] {
  const names = Object.keys(described(one)) as (keyof Omit<Release, 'builtAt'>)[];
  return names.filter((name) => !isDeepStrictEqual(one[name], other[name]));
}
