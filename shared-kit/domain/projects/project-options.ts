import { AMENITIES, AMENITY_LABELS } from '../listing-options.ts';

/** How far a project is: announced, being built, or handed over. */
export const PROJECT_STAGES = ['NEW_LAUNCH', 'UNDER_CONSTRUCTION', 'READY'] as const;
export type ProjectStage = (typeof PROJECT_STAGES)[number];
export const STAGE_LABELS = {
  NEW_LAUNCH: 'New launch',
  UNDER_CONSTRUCTION: 'Under construction',
  READY: 'Ready to move',
} as const satisfies Record<ProjectStage, string>;

/** What is sold: flats, houses, or plots. */
export const PROJECT_KINDS = ['APARTMENTS', 'VILLAS', 'PLOTS'] as const;
export type ProjectKind = (typeof PROJECT_KINDS)[number];
export const PROJECT_KIND_LABELS = {
  APARTMENTS: 'Apartments',
  VILLAS: 'Villas',
  PLOTS: 'Plots',
} as const satisfies Record<ProjectKind, string>;

/** The latest possession that a buyer accepts; ready projects fit each of them. */
export const POSSESSIONS = ['within_1_year', 'within_2_years', 'within_3_years'] as const;
export type Possession = (typeof POSSESSIONS)[number];
export const POSSESSION_LABELS = {
  within_1_year: 'Within 1 year',
  within_2_years: 'Within 2 years',
  within_3_years: 'Within 3 years',
} as const satisfies Record<Possession, string>;
/** Years from today. */
export const POSSESSION_YEARS = {
  within_1_year: 1,
  within_2_years: 2,
  within_3_years: 3,
} as const satisfies Record<Possession, number>;

export const PROJECT_SORTS = ['newest', 'price_low', 'price_high', 'possession'] as const;
export type ProjectSort = (typeof PROJECT_SORTS)[number];
export const PROJECT_SORT_LABELS = {
  newest: 'Newest launch first',
  price_low: 'Price, low to high',
  price_high: 'Price, high to low',
  possession: 'Earliest possession first',
} as const satisfies Record<ProjectSort, string>;

/** What an image shows. `RERA_QR` is the QR code of the registration, which pages show apart from the gallery. */
export const IMAGE_TAGS = ['OUTSIDE', 'INSIDE', 'AMENITY', 'RERA_QR'] as const;
export type ImageTag = (typeof IMAGE_TAGS)[number];

/** Rooms of a floor plan. */
export const ROOM_KINDS = ['living', 'bedroom', 'study', 'kitchen', 'bath', 'balcony', 'passage'] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];

/** Amenities of listings, and those of a whole complex. */
export const PROJECT_AMENITIES = [
  ...AMENITIES,
  'PLAY_AREA',
  'JOGGING_TRACK',
  'SPORTS_COURT',
  'EV_CHARGING',
  'RAINWATER',
  'SOLAR',
  'CCTV',
  'FIRE_SAFETY',
  'VISITOR_PARKING',
] as const;
export type ProjectAmenity = (typeof PROJECT_AMENITIES)[number];
export const PROJECT_AMENITY_LABELS = {
  ...AMENITY_LABELS,
  PLAY_AREA: 'Children’s play area',
  JOGGING_TRACK: 'Jogging track',
  SPORTS_COURT: 'Sports court',
  EV_CHARGING: 'EV charging',
  RAINWATER: 'Rainwater harvesting',
  SOLAR: 'Solar power',
  CCTV: 'CCTV',
  FIRE_SAFETY: 'Fire safety',
  VISITOR_PARKING: 'Visitor parking',
} as const satisfies Record<ProjectAmenity, string>;
