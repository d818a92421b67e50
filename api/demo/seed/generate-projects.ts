import { BUDGET_MAXIMUM } from '@aangan/shared-kit/domain/budget';
import type { Random } from '../../src/foundation/random/public.ts';
import type { Society } from './generate-societies.ts';
import { localitySalePerSqft, USUAL_AREA } from './price-level.ts';

interface Project {
  readonly id: string;
  readonly societyId: string;
  readonly city: string;
  readonly slug: string;
  readonly name: string;
  readonly builderId: string;
  readonly locality: string;
  /** ₹ */
  readonly minPrice: number;
  readonly maxPrice: number;
  readonly bhk: string[];
  /** `Ready to move in` or `December 2028`. */
  readonly possession: string;
  readonly picture: string;
  readonly pictureAlt: string;
  readonly pictureColour: string;
  /** From 1. */
  readonly position: number;
}

interface ProjectPicture {
  readonly id: string;
  readonly alt: string;
  readonly colour: string;
}

interface ProjectCity {
  readonly slug: string;
  readonly rentPerSqft: number;
  readonly salePerSqft: number;
}

export const FEWEST_PROJECTS = 10;
export const MOST_PROJECTS = 20;

/** Home sizes of projects by price tier: expensive places have larger homes. */
const BHK_RANGES = [
  ['BHK1', 'BHK2'],
  ['BHK2', 'BHK3'],
  ['BHK1', 'BHK2', 'BHK3'],
  ['BHK2', 'BHK3', 'BHK4'],
  ['BHK3', 'BHK4'],
] as const;
const HANDOVER_MONTHS = ['March', 'June', 'September', 'December'] as const;
/** Price of a new home relative to the locality's usual price. */
const NEW_FACTOR = 1.12;
const LAKH = 100_000;

/**
 * The 10 to 20 newest societies of a city as projects: those under construction first.
 * @throws RangeError when the city has no society or there is no picture
 */
export function generateProjects(
  city: ProjectCity,
  societies: readonly Society[],
  pictures: readonly ProjectPicture[],
  random: Random,
): Project[] {
  const newest = [...societies].sort((a, b) => b.builtYear - a.builtYear || a.slug.localeCompare(b.slug));
  const building = newest.filter((society) => society.stage === 'UNDER_CONSTRUCTION').length;
  const count = Math.min(Math.max(building, FEWEST_PROJECTS), MOST_PROJECTS);
  return newest.slice(0, count).map((society, at) => {
    const bhk = random.pick(BHK_RANGES);
    const picture = random.pick(pictures);
    const perSqft = localitySalePerSqft(city, society.tier) * NEW_FACTOR;
    const areas = bhk.map((size) => USUAL_AREA[size]);
    return {
      id: `prj-${city.slug}-${society.slug}`,
      societyId: society.id,
      city: city.slug,
      slug: society.slug,
      name: society.name,
      builderId: society.builderId,
      locality: society.localityName,
      minPrice: toLakhs(perSqft * Math.min(...areas) * 0.94),
      maxPrice: toLakhs(perSqft * Math.max(...areas) * 1.08),
      bhk: [...bhk],
      possession:
        society.stage === 'UNDER_CONSTRUCTION'
          ? `${random.pick(HANDOVER_MONTHS)} ${society.builtYear}`
          : 'Ready to move in',
      picture: picture.id,
      pictureAlt: picture.alt,
      pictureColour: picture.colour,
      position: at + 1,
    };
  });
}

/** Whole lakhs, within the maximum budget of the search. */
function toLakhs(rupees: number): number {
  return Math.min(Math.max(1, Math.round(rupees / LAKH)) * LAKH, BUDGET_MAXIMUM.BUY);
}
