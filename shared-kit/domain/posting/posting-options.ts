/** Options of posting forms that search has no filters for. Their values are ours. */

export const FACINGS = [
  'East',
  'West',
  'North',
  'South',
  'North-East',
  'North-West',
  'South-East',
  'South-West',
] as const;
export type Facing = (typeof FACINGS)[number];
export const FACING_LABELS = /* @__PURE__ */ Object.fromEntries(FACINGS.map((facing) => [facing, facing])) as {
  readonly [Key in Facing]: Key;
};

/** Kinds of places that a commercial space can be in; the keys of `commercial-type.ts`. */
export const COMMERCIAL_LOCALITIES = [
  'BUSINESS_PARK',
  'MALL',
  'STANDALONE_BUILDING',
  'INDEPENDENT_SHOP',
  'INDUSTRIAL_ESTATE',
] as const;
export type CommercialLocality = (typeof COMMERCIAL_LOCALITIES)[number];
export const COMMERCIAL_LOCALITY_LABELS = {
  BUSINESS_PARK: 'Business park',
  MALL: 'Mall',
  STANDALONE_BUILDING: 'Standalone building',
  INDEPENDENT_SHOP: 'Independent shop',
  INDUSTRIAL_ESTATE: 'Industrial estate',
} as const satisfies Record<CommercialLocality, string>;

/** Meals that a PG includes in its rent. */
export const PG_MEALS = ['BREAKFAST', 'LUNCH', 'DINNER'] as const;
export type PgMeal = (typeof PG_MEALS)[number];
export const PG_MEAL_LABELS = { BREAKFAST: 'Breakfast', LUNCH: 'Lunch', DINNER: 'Dinner' } as const satisfies Record<
  PgMeal,
  string
>;

/** Rules of a PG house. None names who somebody is: religion, caste, food or marriage. */
export const PG_RULES = ['NO_SMOKING', 'NO_ALCOHOL', 'NO_OVERNIGHT_GUESTS', 'NO_PETS', 'NO_LOUD_MUSIC'] as const;
export type PgRule = (typeof PG_RULES)[number];
export const PG_RULE_LABELS = {
  NO_SMOKING: 'No smoking',
  NO_ALCOHOL: 'No alcohol',
  NO_OVERNIGHT_GUESTS: 'No overnight guests',
  NO_PETS: 'No pets',
  NO_LOUD_MUSIC: 'No loud music',
} as const satisfies Record<PgRule, string>;

/** When the gate closes: whole hours of the evening and night, or never. */
export const GATE_TIMES = ['NEVER', '20:00', '21:00', '22:00', '23:00', '00:00'] as const;
export type GateTime = (typeof GATE_TIMES)[number];
export const GATE_TIME_LABELS = {
  NEVER: 'Open all night',
  '20:00': '8 pm',
  '21:00': '9 pm',
  '22:00': '10 pm',
  '23:00': '11 pm',
  '00:00': 'Midnight',
} as const satisfies Record<GateTime, string>;
