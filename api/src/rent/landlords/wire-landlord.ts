import type { Landlord } from '@aangan/shared-kit/contracts/rent-landlords';
import { mayTakeCards } from '@aangan/shared-kit/domain/rent/landlord-rules';
import type { LandlordRow } from './landlords.tables.ts';

/** A landlord as its payer sees it: masked. */
export function wireLandlord(row: LandlordRow): Landlord {
  return {
    id: row.id,
    name: row.name,
    phoneLast4: row.phoneLast4,
    hasEmail: row.emailSealed !== null,
    destination: shownDestination(row),
    pan: row.panShown,
    hasNoPan: row.hasNoPan,
    check: {
      state: row.checkState,
      registeredName: row.registeredName,
      nameMatch: row.nameMatch,
      at: row.checkedAt?.getTime() ?? null,
    },
    consent: { state: row.consent, at: row.consentAt?.getTime() ?? null },
    kyc: row.kyc,
    cardsAllowed: mayTakeCards(row.kyc),
    destinationChangedAt: row.destinationChangedAt.getTime(),
    createdAt: row.createdAt.getTime(),
  };
}

/** Where money goes, masked. */
function shownDestination({ kind, ifsc, destinationShown }: LandlordRow): Landlord['destination'] {
  return kind === 'bank'
    ? { kind, ifsc: ifsc ?? '', last4: destinationShown }
    : { kind: 'upi', masked: destinationShown };
}
