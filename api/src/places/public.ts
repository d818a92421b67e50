// What other modules may use.
export { LANDMARK_WORDS, type LandmarkKind } from './landmark-words.ts';
export { localitiesOf, localityById, placeNamesOf } from './places.queries.ts';
export {
  ALL_SIZES,
  builder,
  city,
  listingCount,
  localityMedian,
  localityTrend,
  metroLine,
  metroLineStation,
  place,
  project,
  society,
} from './places.tables.ts';
