import type { Release } from '@aangan/shared-kit/build/release';
import type { RefusalReason } from '../refusal.ts';

/** Pages read experiments that their own remote declares. */
export function experimentReasons({ name, pages, experiments }: Release): RefusalReason[] {
  return Object.entries(pages).flatMap(([page, { experiments: named }]) =>
    named
      .filter((key) => !Object.hasOwn(experiments, key))
      .map((key) => ({
        code: 'REG-020' as const,
        message: `${name}: the page "${page}" names the experiment ${key}, which the remote does not declare`,
      })),
  );
}
