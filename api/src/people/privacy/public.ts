// What other modules may use.
export { END_BOOKINGS } from './end-bookings.ts';
export { WALLET_BALANCE } from './wallet-balance.ts';
