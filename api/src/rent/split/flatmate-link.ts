import { SPLIT_LIMITS } from '@aangan/shared-kit/domain/rent/split';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { digestOf } from '../../foundation/digests/public.ts';
import { newToken } from '../../foundation/random/public.ts';
import type { FlatmateRow } from './rent-split.tables.ts';

/** A new link: its token, which is stored nowhere, and the columns that recognise it. */
export function newFlatmateLink(at: Date): {
  readonly token: string;
  readonly columns: Pick<FlatmateRow, 'tokenDigest' | 'linkEndsAt'>;
} {
  // Begins with a capital, so that logs always recognise it as a token.
  const token = `F${newToken()}`;
  const linkEndsAt = new Date(at.getTime() + SPLIT_LIMITS.linkDays * DAY_MS);
  return { token, columns: { tokenDigest: tokenDigest(token), linkEndsAt } };
}

/** What the database holds of a token. */
export function tokenDigest(token: string): string {
  return digestOf(token);
}
