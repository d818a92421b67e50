/** Shown when a call of the renter club fails without a message. */
export const CLUB_FAILURE = 'That did not go through. Try again.';
