import type { CitySlug } from '../cities.ts';
import type { GeoPoint } from '../distance.ts';
import type { GstState } from '../gst-state.ts';

interface PackersCityFacts extends GeoPoint {
  /** The city in addresses and in our code. */
  readonly slug: string;
  /** The city in calls of packers: `greater_noida`. */
  readonly wire: string;
  readonly name: string;
  /** State whose tax is due. */
  readonly state: GstState;
}

/**
 * The cities of packers and movers, with their centres. Home services write `greater-noida`, packers `greater_noida`.
 * Source: services-and-platform, section 9 (PNM cities).
 */
// biome-ignore format: a row a city
export const PACKERS_CITIES = [
  { slug: 'mumbai', wire: 'mumbai', name: 'Mumbai', state: '27', latitude: 19.076, longitude: 72.878 },
  { slug: 'bangalore', wire: 'bangalore', name: 'Bangalore', state: '29', latitude: 12.972, longitude: 77.595 },
  { slug: 'pune', wire: 'pune', name: 'Pune', state: '27', latitude: 18.52, longitude: 73.857 },
  { slug: 'chennai', wire: 'chennai', name: 'Chennai', state: '33', latitude: 13.083, longitude: 80.271 },
  { slug: 'gurgaon', wire: 'gurgaon', name: 'Gurgaon', state: '06', latitude: 28.46, longitude: 77.027 },
  { slug: 'hyderabad', wire: 'hyderabad', name: 'Hyderabad', state: '36', latitude: 17.385, longitude: 78.487 },
  { slug: 'delhi', wire: 'delhi', name: 'Delhi', state: '07', latitude: 28.614, longitude: 77.209 },
  { slug: 'noida', wire: 'noida', name: 'Noida', state: '09', latitude: 28.535, longitude: 77.391 },
  { slug: 'greater-noida', wire: 'greater_noida', name: 'Greater Noida', state: '09', latitude: 28.474, longitude: 77.504 },
  { slug: 'ghaziabad', wire: 'ghaziabad', name: 'Ghaziabad', state: '09', latitude: 28.669, longitude: 77.454 },
  { slug: 'faridabad', wire: 'faridabad', name: 'Faridabad', state: '06', latitude: 28.409, longitude: 77.318 },
  { slug: 'kolkata', wire: 'kolkata', name: 'Kolkata', state: '19', latitude: 22.573, longitude: 88.364 },
  { slug: 'surat', wire: 'surat', name: 'Surat', state: '24', latitude: 21.17, longitude: 72.831 },
  { slug: 'indore', wire: 'indore', name: 'Indore', state: '23', latitude: 22.72, longitude: 75.858 },
  { slug: 'jaipur', wire: 'jaipur', name: 'Jaipur', state: '08', latitude: 26.912, longitude: 75.787 },
  { slug: 'coimbatore', wire: 'coimbatore', name: 'Coimbatore', state: '33', latitude: 11.017, longitude: 76.956 },
  { slug: 'ahmedabad', wire: 'ahmedabad', name: 'Ahmedabad', state: '24', latitude: 23.023, longitude: 72.571 },
] as const satisfies readonly PackersCityFacts[];

export type PackersCity = (typeof PACKERS_CITIES)[number];

/** The city of packers that a text means, in either spelling; undefined where there are none. */
export function packersCity(text: string): PackersCity | undefined {
  const slug = text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return PACKERS_CITIES.find((city) => city.slug === slug);
}

/** Cities of packers without homes on the site, and so without its map. A page need not carry the table of cities. */
const WITHOUT_MAP: readonly string[] = [
  'kolkata',
  'surat',
  'indore',
  'jaipur',
  'coimbatore',
  'ahmedabad',
] satisfies readonly Exclude<PackersCity['slug'], CitySlug>[];

/** @param city slug of a city of packers */
export function hasCityMap(city: string): boolean {
  return !WITHOUT_MAP.includes(city);
}
