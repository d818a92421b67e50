import type { Transaction } from '../../foundation/database/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { verification } from './verification.tables.ts';

interface Seen {
  readonly listingId: string;
  readonly kind: 'VISIT' | 'PAPERS';
  /** A sentence for the public. */
  readonly seen: string;
  /** Epoch ms. */
  readonly from: number;
  readonly to: number;
}

/** Stores what staff have seen of a listing. @returns its id */
export async function noteSeen(transaction: Transaction, { listingId, kind, seen, from, to }: Seen): Promise<string> {
  const id = newId('ver');
  const row = { id, listingId, kind, checkedAt: new Date(from), expiresAt: new Date(to), evidence: { seen } };
  await transaction.insert(verification).values(row);
  return id;
}
