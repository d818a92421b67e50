import type { ProjectAmenity, ProjectStage } from '@aangan/shared-kit/domain/projects/project-options';
import { SQFT_PER_SQYD } from '@aangan/shared-kit/domain/projects/project-words';
import type { projectUnit } from '../../../src/builders/projects/public.ts';
import type { Random } from '../../../src/foundation/random/public.ts';
import { localitySalePerSqft } from '../price-level.ts';
import type { ProjectSite } from './project-site.ts';
import { priceOf, UNSOLD } from './project-units.ts';

type UnitRow = typeof projectUnit.$inferInsert;

/** Last words of names that suit land without buildings. */
const LAND_NAMES = /(?:Greens|Enclave|Gardens)$/;
/** Usual sizes, sq yd. */
const SIZES = [100, 120, 150, 167, 200, 240, 267, 300, 400] as const;
const KINDS = [3, 5] as const;
/** Price of land relative to the locality's usual price of a home, by area. */
const LAND_FACTOR = [0.55, 0.8] as const;
/** Share of the land that is plots; roads and parks are the rest. */
const PLOTTED_SHARE = 0.58;
const SQFT_PER_ACRE = 43_560;

/** Amenities that a development of plots can have. */
export const PLOT_AMENITIES: readonly ProjectAmenity[] = [
  ...(['SECURITY', 'WATER_SUPPLY', 'PARK', 'CLUB', 'PLAY_AREA', 'JOGGING_TRACK', 'RAINWATER', 'CCTV'] as const),
];

/** Whether a site is sold in plots: only where nothing is built and nobody offers a home. */
export function sellsPlots({ name, underConstruction, listed }: ProjectSite): boolean {
  return underConstruction && listed.length === 0 && LAND_NAMES.test(name);
}

/** The sizes of plots of a development, with prices and stock. */
export function plotUnits(projectId: string, site: ProjectSite, stage: ProjectStage, random: Random): UnitRow[] {
  const kinds = random.whole(...KINDS);
  const first = random.whole(0, SIZES.length - kinds);
  const perSqft = localitySalePerSqft(site, site.tier) * random.between(...LAND_FACTOR);
  const [fewest, most] = UNSOLD[stage];
  return SIZES.slice(first, first + kinds).map((sqyd, at): UnitRow => {
    const area = sqyd * SQFT_PER_SQYD;
    const total = Math.max(1, Math.round((site.units / kinds) * random.between(0.6, 1.4)));
    return {
      id: `${projectId}-${at + 1}`,
      projectId,
      position: at + 1,
      type: 'PLOT',
      carpetArea: area,
      builtUpArea: area,
      price: priceOf(perSqft * area),
      bathrooms: 0,
      balconies: 0,
      total,
      available: Math.floor(total * random.between(fewest, most)),
      plan: null,
    };
  });
}

/** Land of a development, acres to a tenth, and the percentage of it that is roads and parks. */
export function plottedLand(units: readonly UnitRow[]): { landAcres: number; openArea: number } {
  const plots = units.reduce((sum, { total, builtUpArea }) => sum + total * builtUpArea, 0);
  return {
    landAcres: Math.round((plots / PLOTTED_SHARE / SQFT_PER_ACRE) * 10) / 10,
    openArea: Math.round(100 * (1 - PLOTTED_SHARE)),
  };
}
