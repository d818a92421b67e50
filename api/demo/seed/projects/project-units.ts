import { BHK_TYPES } from '@aangan/shared-kit/domain/listing-options';
import { HOME_UNITS, type HomeUnit, searchedSize } from '@aangan/shared-kit/domain/posting/unit-type';
import type { ProjectKind, ProjectStage } from '@aangan/shared-kit/domain/projects/project-options';
import { PROJECT_BUDGET_MAXIMUM } from '@aangan/shared-kit/domain/projects/project-search';
import type { projectUnit } from '../../../src/builders/projects/public.ts';
import type { Random } from '../../../src/foundation/random/public.ts';
import { localitySalePerSqft, USUAL_AREA } from '../price-level.ts';
import { floorPlan } from './floor-plan.ts';
import type { ProjectSite } from './project-site.ts';

type UnitRow = typeof projectUnit.$inferInsert;

/** Sizes that a project sells, apart from those of its listings. */
const SIZE_RANGES = {
  APARTMENTS: [
    ['BHK1', 'BHK2'],
    ['BHK2', 'BHK_2_HALF', 'BHK3'],
    ['BHK1', 'BHK2', 'BHK3'],
    ['BHK2', 'BHK3', 'BHK_3_HALF', 'BHK4'],
    ['BHK3', 'BHK4'],
  ],
  VILLAS: [['BHK3', 'BHK4'], ['BHK4']],
} as const satisfies Record<Exclude<ProjectKind, 'PLOTS'>, readonly (readonly HomeUnit[])[]>;

type HomeProjectKind = keyof typeof SIZE_RANGES;

/** Share of the built-up area that is carpet area. */
const CARPET_SHARE = [0.7, 0.78] as const;
/** Price of a new home relative to the locality's usual price. */
const NEW_FACTOR = 1.12;
/** Least and greatest share of unsold units. */
export const UNSOLD = { NEW_LAUNCH: [0.7, 0.98], UNDER_CONSTRUCTION: [0.1, 0.65], READY: [0, 0.12] } as const;
const STEP = 50_000;

/** The kinds of units of a project: sizes, plans, prices and stock. Every size of its listings is among them. */
export function projectUnits(
  projectId: string,
  site: ProjectSite,
  { kind, stage }: { kind: HomeProjectKind; stage: ProjectStage },
  random: Random,
): UnitRow[] {
  const range: readonly HomeUnit[] = random.pick<readonly HomeUnit[]>(SIZE_RANGES[kind]);
  const sizes = HOME_UNITS.filter((unit) => range.includes(unit) || site.listed.some((bhk) => bhk === unit));
  const variants = sizes.flatMap((unit) =>
    (unit === 'BHK2' || unit === 'BHK3' ? [0.93, 1.12] : [1]).map((by) => ({ unit, by })),
  );
  const perSqft = localitySalePerSqft(site, site.tier) * NEW_FACTOR * random.between(0.92, 1.12);
  const shares = variants.map(() => random.between(0.6, 1.4));
  const sum = shares.reduce((total, share) => total + share, 0);
  return variants.map(({ unit, by }, at): UnitRow => {
    const plan = floorPlan(unit, usualArea(unit) * by * random.between(...CARPET_SHARE), random);
    const builtUpArea = Math.round(plan.carpetArea / random.between(...CARPET_SHARE) / 5) * 5;
    const total = Math.max(1, Math.round(((shares[at] ?? 1) / sum) * site.units));
    const [fewest, most] = UNSOLD[stage];
    const bathrooms = plan.rooms.filter((room) => room.kind === 'bath').length;
    return {
      id: `${projectId}-${at + 1}`,
      projectId,
      position: at + 1,
      type: unit,
      carpetArea: plan.carpetArea,
      builtUpArea,
      price: priceOf(perSqft * builtUpArea),
      bathrooms,
      balconies: plan.rooms.filter((room) => room.kind === 'balcony').length,
      total,
      available: Math.floor(total * random.between(fewest, most)),
      plan: { width: plan.width, length: plan.length, rooms: plan.rooms },
    };
  });
}

/** Usual built-up area, sq ft; half rooms are between the sizes around them. */
function usualArea(unit: HomeUnit): number {
  const size = searchedSize(unit);
  if (size === null) throw new RangeError(`${unit} has no usual area.`);
  if (size === unit) return USUAL_AREA[size];
  const next = BHK_TYPES[BHK_TYPES.indexOf(size) + 1] ?? size;
  return (USUAL_AREA[size] + USUAL_AREA[next]) / 2;
}

/** Rounded to half a lakh, within the maximum budget of the search. */
export function priceOf(rupees: number): number {
  return Math.min(Math.max(1, Math.round(rupees / STEP)) * STEP, PROJECT_BUDGET_MAXIMUM);
}
