/** Shown when a call of the renter club fails without a message. */
export const CLUB_FAILURE = 'Your request did not reach us. Please try again.';
