import { budgetProblems } from '@aangan/shared-kit/build/budget';
import type { Release } from '@aangan/shared-kit/build/release';
import type { RefusalReason } from '../refusal.ts';

/** Checks the size budgets again with the actual file sizes. @param files of the build's folder */
export function budgetReasons(release: Release, files: Release['files']): RefusalReason[] {
  return budgetProblems({ ...release, files }).map((message) => ({ code: 'REG-007', message }));
}
