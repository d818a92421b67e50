import type { OwnListing } from '@aangan/shared-kit/contracts/managing';
import { sampleHomeRecord } from '../../homes/testing/public.ts';

/** A live listing of the reader’s, for tests. */
export function sampleOwnListing({ record, ...facts }: Partial<OwnListing> = {}): OwnListing {
  return {
    record: record ?? sampleHomeRecord(),
    ...{ state: 'live', pausedBy: null, unpublished: 0, photos: 4, cover: null, seenBy: 0, contacts: 0 },
    ...{ undoUntil: null, closed: null },
    ...facts,
  };
}
