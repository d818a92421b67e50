import type { OwnershipRow } from './ownership.tables.ts';
import { VALID_MS, wireOwnership } from './wire-ownership.ts';

const LISTING = { id: 'b1b2b3b4b5b6b7b8', title: '2 BHK in Koramangala', url: '/property/x' };
const SENT = Date.UTC(2026, 10, 16);
const row: OwnershipRow = {
  ...{ listingId: LISTING.id, accountId: 'acc_a', state: 'verified', reason: null },
  ...{ submittedAt: new Date(SENT), decidedAt: new Date(SENT) },
};

it('a verified proof expires, and papers can be sent again then', () => {
  expect(wireOwnership(LISTING, row, SENT + VALID_MS - 1)).toMatchObject({
    state: 'verified',
    expiresOn: SENT + VALID_MS,
  });
  expect(wireOwnership(LISTING, row, SENT + VALID_MS)).toMatchObject({ state: 'none', expiresOn: null });
});

it('a refused proof stays refused, and a listing without papers has none', () => {
  const refused = { ...row, state: 'refused' as const, reason: 'Not your name.' };
  expect(wireOwnership(LISTING, refused, SENT + 2 * VALID_MS)).toMatchObject({ state: 'refused', expiresOn: null });
  expect(wireOwnership(LISTING, undefined, SENT)).toMatchObject({ state: 'none', submittedOn: null });
});
