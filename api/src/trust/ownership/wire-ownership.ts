import type { Ownership } from '@aangan/shared-kit/contracts/ownership';
import { VALID_DAYS_AT_MOST } from '@aangan/shared-kit/domain/staff-verification';
import type { OwnListing } from './ownership.queries.ts';
import type { OwnershipRow } from './ownership.tables.ts';

/** How long seekers see that the papers were checked, ms. */
export const VALID_MS = VALID_DAYS_AT_MOST * 86_400_000;

/** How far the proof of a listing is. What was verified expires, so that papers can be sent again. @param now epoch ms */
export function wireOwnership(listing: OwnListing, row: OwnershipRow | undefined, now: number): Ownership {
  const decidedOn = row?.decidedAt?.getTime() ?? null;
  const expiresOn = row?.state === 'verified' && decidedOn !== null ? decidedOn + VALID_MS : null;
  const isOver = expiresOn !== null && expiresOn <= now;
  return {
    listing,
    state: row && !isOver ? row.state : 'none',
    reason: row?.reason ?? null,
    submittedOn: row?.submittedAt.getTime() ?? null,
    decidedOn,
    expiresOn: isOver ? null : expiresOn,
  };
}
