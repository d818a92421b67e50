interface CityFacts {
  readonly slug: string;
  readonly value: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

/**
 * The 14 service cities in the specification's order: `slug` is for addresses (`greater-noida`), `value`
 * for the wire (`greater_noida`), `name` for people; `aliases` are other names people type.
 * Source: product-and-plans, section 9 (service cities) and section 3 (service city: value).
 */
export const CITIES = [
  { slug: 'bangalore', value: 'bangalore', name: 'Bangalore', aliases: ['Bengaluru', 'Bengalooru', 'Banglore', 'BLR'] },
  { slug: 'mumbai', value: 'mumbai', name: 'Mumbai', aliases: ['Bombay'] },
  { slug: 'chennai', value: 'chennai', name: 'Chennai', aliases: ['Madras'] },
  { slug: 'pune', value: 'pune', name: 'Pune', aliases: ['Poona'] },
  { slug: 'hyderabad', value: 'hyderabad', name: 'Hyderabad', aliases: ['Hydrabad', 'HYD'] },
  { slug: 'gurgaon', value: 'gurgaon', name: 'Gurgaon', aliases: ['Gurugram', 'Gurgram'] },
  { slug: 'delhi', value: 'delhi', name: 'Delhi', aliases: ['New Delhi', 'Dilli', 'Delhi NCR'] },
  { slug: 'noida', value: 'noida', name: 'Noida', aliases: ['New Okhla'] },
  { slug: 'greater-noida', value: 'greater_noida', name: 'Greater Noida', aliases: ['Gr Noida', 'G Noida'] },
  { slug: 'ghaziabad', value: 'ghaziabad', name: 'Ghaziabad', aliases: ['Gaziabad'] },
  { slug: 'faridabad', value: 'faridabad', name: 'Faridabad', aliases: ['Fridabad'] },
  { slug: 'nagpur', value: 'nagpur', name: 'Nagpur', aliases: ['Nagpore'] },
  {
    slug: 'aurangabad',
    value: 'aurangabad',
    name: 'Aurangabad',
    aliases: ['Sambhajinagar', 'Chhatrapati Sambhajinagar', 'Chatrapati Sambhajinagar'],
  },
  { slug: 'nashik', value: 'nashik', name: 'Nashik', aliases: ['Nasik'] },
] as const satisfies readonly CityFacts[];

/** `greater-noida`: the city in an address. */
export type CitySlug = (typeof CITIES)[number]['slug'];
/** `greater_noida`: the city on the wire. */
type CityValue = (typeof CITIES)[number]['value'];

export interface City extends CityFacts {
  readonly slug: CitySlug;
  readonly value: CityValue;
}

export const CITY_SLUGS: readonly CitySlug[] = /* @__PURE__ */ CITIES.map((city) => city.slug);

/** Slug of the city shown until a visitor picks one. Source: services-and-platform, section 9 (default city). */
export const DEFAULT_CITY = 'bangalore' satisfies CitySlug;

/** Source: product-and-plans, section 9 (NCR cities). */
export const NCR_CITIES = [
  'delhi',
  'greater_noida',
  'noida',
  'gurgaon',
  'faridabad',
  'ghaziabad',
] as const satisfies readonly CityValue[];

/** Source: product-and-plans, section 9 (old cities); the prose's capitals are names, these are wire values. */
export const OLD_CITIES = [
  'mumbai',
  'bangalore',
  'pune',
  'chennai',
  'gurgaon',
  'hyderabad',
] as const satisfies readonly CityValue[];

/** Source: product-and-plans, section 9 (metro whitelist). */
export const METRO_CITIES = [
  'delhi',
  'faridabad',
  'ghaziabad',
  'noida',
  'greater_noida',
  'gurgaon',
  'bangalore',
  'mumbai',
  'chennai',
  'hyderabad',
] as const satisfies readonly CityValue[];

/** Cities where a rental agreement can use biometrics. Source: product-and-plans, section 9 (Maharashtra cities). */
export const MAHARASHTRA_CITIES = [
  'mumbai',
  'pune',
  'nagpur',
  'aurangabad',
  'nashik',
] as const satisfies readonly CityValue[];

/** Note the hyphen in `greater-noida` here. Source: services-and-platform, section 9 (home-services supported cities). */
export const HOME_SERVICES_CITIES = [
  'mumbai',
  'bangalore',
  'pune',
  'chennai',
  'gurgaon',
  'hyderabad',
  'delhi',
  'noida',
  'greater-noida',
  'ghaziabad',
  'faridabad',
] as const satisfies readonly CitySlug[];

/**
 * The home-services cities and six more, with `greater_noida` under its underscore.
 * Source: services-and-platform, section 9 (PNM cities).
 */
export const PACKERS_AND_MOVERS_CITIES = [
  'mumbai',
  'bangalore',
  'pune',
  'chennai',
  'gurgaon',
  'hyderabad',
  'delhi',
  'noida',
  'greater_noida',
  'ghaziabad',
  'faridabad',
  'kolkata',
  'surat',
  'indore',
  'jaipur',
  'coimbatore',
  'ahmedabad',
] as const;

/** The city of an address, `greater-noida`; undefined for any other text. For what people type see {@link resolveCity}. */
export function cityBySlug(slug: string): City | undefined {
  return CITIES.find((city) => city.slug === slug);
}

/**
 * The city that a text means, whatever its case, spaces, hyphens or underscores, old names included (`bombay`,
 * `GREATER_NOIDA`, `Chhatrapati Sambhajinagar`); undefined if it means none.
 */
export function resolveCity(text: string): City | undefined {
  const wanted = lettersOf(text);
  return CITIES.find((city) => [city.slug, ...city.aliases].some((name) => lettersOf(name) === wanted));
}

/**
 * The upper-case city of a home-services painting lead: Gurgaon, Noida, Ghaziabad, Faridabad and Greater Noida
 * become `DELHI` unless a second argument is given; every other city keeps its own name (`BANGALORE`).
 * Source: services-and-platform, section 5 (NCR rule; uppercase city).
 */
export function ncrServiceCity(city: string, secondArgument?: unknown): string {
  const value = resolveCity(city)?.value;
  const inNcr = NCR_CITIES.some((ncrCity) => ncrCity === value);
  return inNcr && secondArgument === undefined ? 'DELHI' : (value ?? city.trim()).toUpperCase();
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[\s_.-]+/g, '');
}
