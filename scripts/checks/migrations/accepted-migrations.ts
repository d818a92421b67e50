import { createHash } from 'node:crypto';
import type { Migration } from '../../../api/src/foundation/database/public.ts';

/**
 * Migrations from before the check, accepted as they are: the first 68, with the digest of all of them.
 * The list never grows, and their texts never change: databases have applied them.
 */
export const ACCEPTED = {
  last: '0067_challenges_and_budgets',
  digest: '5ca5fc4af26f9b02cc074e199be05d54b1ef0c7aa705295266da0da846f8c033',
} as const;

/** The migrations up to the last accepted one, and those that the check reads. */
export function splitAtAccepted(migrations: readonly Migration[]): {
  readonly accepted: readonly Migration[];
  readonly checked: readonly Migration[];
} {
  const end = migrations.findIndex(({ tag }) => tag === ACCEPTED.last) + 1;
  return { accepted: migrations.slice(0, end), checked: migrations.slice(end) };
}

/** sha256 over names and texts of migrations. */
export function digestOf(migrations: readonly Migration[]): string {
  return createHash('sha256')
    .update(migrations.map(({ tag, hash }) => `${tag} ${hash}\n`).join(''))
    .digest('hex');
}
