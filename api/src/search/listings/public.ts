// What other modules may use.
export { countRange, countRows, rowsOf } from './bitset.ts';
export { changePrice } from './change-price.ts';
export { cityPlane } from './city-plane.ts';
export { type ComparedHome, comparableHomes } from './comparable-homes.queries.ts';
export { facetsOf, totalOf } from './facets.ts';
export { homeCard } from './home-card.ts';
export { CHECKING, DELETED, HELD, isHidden, OWNER_PAUSED } from './inactive-reasons.ts';
export { cardsById, type ListingCard, listingCards } from './listing-cards.ts';
export { noteListingChange } from './listing-changes.ts';
export { type ListingDetails, listingDetails } from './listing-details.tables.ts';
export { LISTING_INDEXES } from './listing-indexes.ts';
export { listingOwner } from './listing-owner.tables.ts';
export { type ListingPhotoRow, listingPhoto, listingVideo } from './listing-photo.tables.ts';
export { photoCountOf, photosOf } from './listing-photos.ts';
export { PACKED_LISTING } from './listing-slice.queries.ts';
export { type ListingSlice, type PackedListings, unpackSlice } from './listing-slice.ts';
export { listingWithOwner } from './listing-with-owner.queries.ts';
export { nearestOfEachKind } from './nearby-points.ts';
export { type ListingFacts, newListing } from './new-listing.ts';
export { searchStoresOf } from './open-stores.ts';
export { PARKING_SATISFIED_BY, PG_TENANT_SATISFIED_BY } from './option-meaning.ts';
export { optionMask, optionsOf } from './option-set.ts';
export { photoIdOf, photoToken } from './photo-token.ts';
export { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat, pictureFile, pictureUrl } from './picture-file.ts';
export {
  cachedPlaceDirectory,
  type DirectoryCity,
  type DirectoryPlace,
  loadPlaceDirectory,
  type PlaceDirectory,
} from './place-directory.ts';
export { VERIFIED, VISITED_HOMES } from './ports.ts';
export { type ListingRow, listing, listingCategory, seedRun } from './property.tables.ts';
export { detailUrl, toPropertyRecord } from './property-record.ts';
export { putListing } from './put-listing.ts';
export { recordsById } from './records-by-id.ts';
export { refreshCounts } from './refresh-place-counts.ts';
export { relaxationSets } from './relaxations.ts';
export { rentTrends } from './rent-trends.ts';
export { filterConditions, localityCondition } from './search-conditions.ts';
export { availabilityWindow, type SearchDay, searchDay } from './search-day.ts';
export { searchPage } from './search-page.queries.ts';
export { type ResolvedSearch, resolveSearch, type SearchQuery } from './search-query.ts';
export type { SearchStores } from './search-stores.ts';
export { type FilteredSlice, filterSlice } from './slice-filters.ts';
export { uploadedPhotosOf, videoOf } from './uploaded-photos.queries.ts';
