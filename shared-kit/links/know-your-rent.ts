import { cityBySlug } from '../domain/cities.ts';
import {
  AMENITIES,
  type Amenity,
  BHK_TYPES,
  type BhkType,
  FURNISHINGS,
  type Furnishing,
} from '../domain/listing-options.ts';

/** The estimate of a rent. Source: product-and-plans, section 2. */
export const KNOW_YOUR_RENT_LINK = '/know-your-rent';

/** The home of an estimate; all of it is in the address. */
export interface EstimatedHome {
  /** Slug. */
  readonly city?: string | undefined;
  /** Slug of a locality of the city. */
  readonly locality?: string | undefined;
  readonly bhk?: BhkType | undefined;
  /** Sq ft. */
  readonly area?: number | undefined;
  readonly furnishing?: Furnishing | undefined;
  readonly floor?: number | undefined;
  /** Years. */
  readonly age?: number | undefined;
  readonly amenities?: readonly Amenity[] | undefined;
}

/** Limits of the numbers; the API has the same. */
const LIMITS = { area: [100, 20_000], floor: [0, 80], age: [0, 80] } as const;

/** The estimate of a home. @param share the view for others: without the form */
export function knowYourRentLink({ amenities = [], ...home }: EstimatedHome, share = false): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(home)) if (value !== undefined) query.set(name, String(value));
  for (const amenity of amenities) query.append('amenity', amenity);
  if (share) query.set('share', 'true');
  return `${KNOW_YOUR_RENT_LINK}${query.size > 0 ? `?${query}` : ''}`;
}

/** The home in an address. What is no value of its field is left out. */
export function readEstimatedHome(query: URLSearchParams): EstimatedHome {
  const locality = query.get('locality') ?? '';
  const number = (name: keyof typeof LIMITS) => {
    const text = (query.get(name) ?? '').replaceAll(',', '').trim();
    const [least, most] = LIMITS[name];
    const value = Number(text);
    return text !== '' && Number.isInteger(value) && value >= least && value <= most ? value : undefined;
  };
  return {
    city: cityBySlug(query.get('city') ?? '')?.slug,
    locality: /^[a-z0-9-]{1,60}$/.test(locality) ? locality : undefined,
    bhk: BHK_TYPES.find((each) => each === query.get('bhk')),
    area: number('area'),
    furnishing: FURNISHINGS.find((each) => each === query.get('furnishing')),
    floor: number('floor'),
    age: number('age'),
    amenities: AMENITIES.filter((each) => query.getAll('amenity').includes(each)),
  };
}
