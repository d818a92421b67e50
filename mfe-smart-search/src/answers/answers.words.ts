import type { HomeAnswer, RejectionReason } from '@aangan/shared-kit/domain/smart-search/session-options';

/** What was answered, for lists and notes. */
export const ANSWER_WORDS = {
  YES: 'Shortlisted',
  NO: 'Not for you',
  LATER: 'Later',
} as const satisfies Record<HomeAnswer, string>;

/** Why a home is not right. */
export const REASON_WORDS: Readonly<Partial<Record<RejectionReason, string>>> = {
  HIGH_PRICE: 'Price too high',
  HIGH_RENT_DEPOSIT: 'Deposit too high',
  PROPERTY_CONDITION: 'Condition',
  RENTED_OUT: 'Already rented out',
  SOLD_OUT: 'Already sold',
  WRONG_AREA: 'Wrong locality',
  TOO_FAR: 'Too far',
  TOO_SMALL: 'Too small',
  TOO_DARK: 'Too dark',
  LOW_FLOOR: 'Floor too low',
  HIGH_FLOOR: 'Floor too high',
  WRONG_FURNISHING: 'Furnishing',
  NO_PARKING: 'No parking',
  FEW_AMENITIES: 'Too few amenities',
  FEW_PHOTOS: 'Too few photos',
  TOO_LATE: 'Available too late',
  OTHER: 'Another reason',
};

/** Reasons that fit a home for rent or for sale, in order of the list. */
export function reasonsFor(rent: boolean): { readonly reason: RejectionReason; readonly label: string }[] {
  const others: readonly RejectionReason[] = rent ? ['SOLD_OUT'] : ['RENTED_OUT', 'HIGH_RENT_DEPOSIT', 'TOO_LATE'];
  return (Object.entries(REASON_WORDS) as [RejectionReason, string][])
    .filter(([reason]) => !others.includes(reason))
    .map(([reason, label]) => ({ reason, label }));
}
