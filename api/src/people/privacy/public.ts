// What other modules may use.
export { WALLET_BALANCE } from './wallet-balance.ts';
