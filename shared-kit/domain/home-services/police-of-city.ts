import type { CitySlug } from '../cities.ts';

/** The police that a landlord informs of a tenant, by city. */
// biome-ignore format: a row a city
export const POLICE_OF_CITY = {
  bangalore: 'Bengaluru City Police',
  mumbai: 'Mumbai Police',
  chennai: 'Greater Chennai Police',
  pune: 'Pune City Police',
  hyderabad: 'Hyderabad City Police',
  gurgaon: 'Gurugram Police',
  delhi: 'Delhi Police',
  noida: 'Gautam Buddh Nagar Police',
  'greater-noida': 'Gautam Buddh Nagar Police',
  ghaziabad: 'Ghaziabad Police',
  faridabad: 'Faridabad Police',
  nagpur: 'Nagpur City Police',
  aurangabad: 'Chhatrapati Sambhajinagar City Police',
  nashik: 'Nashik City Police',
} as const satisfies Readonly<Record<CitySlug, string>>;
