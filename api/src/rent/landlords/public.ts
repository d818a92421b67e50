// What other modules may use.
export type { AccountCheck, AccountFacts } from './account-check.ts';
export { endLandlordLinks, type LinkedLandlord, landlordOfLink, newLandlordLink } from './landlord-links.ts';
export { type Beneficiary, beneficiaryIn, openSealed, panColumns, phoneDigest } from './landlord-seals.ts';
export {
  changeLandlord,
  holdLandlord,
  landlordOf,
  landlordsOfPhone,
  ownLandlord,
} from './landlords.queries.ts';
export { type LandlordRow, rentLandlord } from './landlords.tables.ts';
export { MONEY_UNDER_WAY } from './ports.ts';
export { wireLandlord } from './wire-landlord.ts';
