import { counted } from '@aangan/shared-kit/domain/counted';
import { AMENITY_LABELS, BHK_LABELS, type BhkType, FURNISHING_LABELS } from '@aangan/shared-kit/domain/listing-options';
import { formatRupees, groupDigits } from '@aangan/shared-kit/domain/money';
import type { EstimatedHome } from '@aangan/shared-kit/links/know-your-rent';
import type { RentEstimate } from './rent-estimate.ts';

/** Sentences of the estimate of a rent. */
export const KNOW_WORDS = {
  title: 'Know your rent',
  headTitle: 'Know your rent: estimate the rent of a home',
  description: 'Estimate the rent of a home from live listings in its city. Free, without an account.',
  lead: 'We estimate from rents that owners ask on Aangan today. No account needed.',
  city: 'City',
  changeCity: 'Show localities',
  locality: 'Locality',
  chooseLocality: 'Choose a locality',
  size: 'Size',
  area: 'Built-up area, sq ft',
  furnishing: 'Furnishing',
  floor: 'Floor',
  age: 'Building age, years',
  amenities: 'Amenities',
  optional: 'optional',
  estimate: 'Estimate the rent',
  result: 'Estimated rent',
  moves: 'What changes the rent',
  movesNote: 'Compared with this home, from rents in the whole city.',
  like: 'Similar homes',
  trend: 'Rents over three years',
  change: 'Change the home',
  own: 'Estimate your own home',
  next: 'What you can do next',
  post: 'Rent out this home',
  search: 'See homes for rent',
  tooFew: 'Too few homes to estimate',
  tooFewText: 'There are too few live homes here for a good estimate. Try a locality nearby.',
  wrong: 'Some answers need a change.',
  localityMissing: 'Choose a locality from the list.',
  areaWrong: 'Enter the area, from 100 to 20,000 sq ft.',
  floorWrong: 'Enter a floor from 0 to 80.',
  ageWrong: 'Enter an age from 0 to 80 years.',
} as const;

/** `2 BHK, 1,000 sq ft in Koramangala`. */
export function homeWords({ bhk, area, locality }: { bhk: BhkType; area: number; locality: string }): string {
  return `${BHK_LABELS[bhk]}, ${groupDigits(area)} sq ft in ${locality}`;
}

/** The home with its estimated rent, as the title of a shared page. */
export function estimateWords({ bhk, area }: EstimatedHome, { estimate, locality }: RentEstimate): string {
  const home = bhk && area ? homeWords({ bhk, area, locality }) : locality;
  return estimate ? `${home}: about ${formatRupees(estimate.median)} a month` : `${KNOW_WORDS.result}: ${home}`;
}

/** `Half of such homes ask ₹28,000 to ₹34,000 a month.` */
export function rangeWords({ low, high }: NonNullable<RentEstimate['estimate']>): string {
  return `Half of such homes ask ${formatRupees(low)} to ${formatRupees(high)} a month.`;
}

/** What the range comes from, with the age of the homes. */
export function sourceWords({ estimate, like, locality }: RentEstimate): string {
  const city = `From ${counted(estimate?.homes ?? 0, 'live home', 'live homes')} of the city.`;
  if (like.homes === 0) return `${city} None of this size is live in ${locality} now.`;
  const days = counted(like.medianDaysListed, 'day', 'days');
  if (like.homes === 1) return `${city} 1 home of this size in ${locality}, posted in the last ${days}.`;
  return `${city} ${groupDigits(like.homes)} homes of this size in ${locality}, half of them posted in the last ${days}.`;
}

/** `Fully furnished: 12% more`. */
export function differenceWords({ what, value, percent }: RentEstimate['differences'][number]): string {
  const much = `${Math.abs(percent)}% ${percent > 0 ? 'more' : 'less'}`;
  return `${changeWords(what, value)}: ${much}`;
}

const NO = 'Without ';

function changeWords(what: RentEstimate['differences'][number]['what'], value: string): string {
  if (what === 'area') return `${value} sq ft more`;
  if (what === 'floor') return `${value} floors higher`;
  if (what === 'age') return `${value} years older`;
  if (what === 'furnishing') return FURNISHING_LABELS[value as keyof typeof FURNISHING_LABELS];
  const label = AMENITY_LABELS[value.replace('-', '') as keyof typeof AMENITY_LABELS];
  return value.startsWith('-') ? `${NO}${label.toLowerCase()}` : label;
}
