export { detailWords, priceInWords } from './detail-words.ts';
export { FACTS, FACTS_BY_CATEGORY, type FactKey, factLine, factsOf } from './facts.ts';
export {
  type DetailPhoto,
  type ListingDetail,
  type ListingSociety,
  listingDetail,
  type NearbyPlace,
} from './listing-detail.ts';
export { findListing, loadListing } from './load-listing.ts';
export { loadSimilar } from './load-similar.ts';
export { priceBlock } from './price-block.ts';
