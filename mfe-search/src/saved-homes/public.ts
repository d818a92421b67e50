export { accountHomes } from './account-homes.ts';
export { deviceHomes } from './device-homes.ts';
export type { SavedHome, SavedSource } from './saved-home.ts';
