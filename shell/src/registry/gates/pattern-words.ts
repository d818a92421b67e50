import type { Release } from '@aangan/shared-kit/build/release';
import type { RefusalReason } from '../refusal.ts';
import { routesOf } from '../release-set.ts';

/** A pattern needs a word, or a parameter with allowed values: otherwise it takes every path of its depth. */
export function patternWordReasons(release: Release): RefusalReason[] {
  return routesOf({ [release.name]: release })
    .filter(({ path, params = {} }) => {
      const words = path.replace(/\{(\w+)\}|\*/g, (_token, name?: string) => (name && params[name]?.length ? 'x' : ''));
      return path !== words && !/[a-z0-9]/i.test(words);
    })
    .map(({ path }) => ({
      code: 'REG-032',
      message: `${release.name}: ${path} takes every path of its depth: it needs a word, or allowed values`,
    }));
}
