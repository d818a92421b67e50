// What other modules may use.
export { type CityEntry, readCities, readLocalities } from './gazetteer.ts';
export { gazetteerRows, localityId } from './gazetteer-rows.ts';
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
export { storeGazetteer } from './store-gazetteer.ts';
