import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import type { BhkType, BuildingType, CommercialTypeKey } from '@aangan/shared-kit/domain/listing-options';
import { type Random, seededRandom } from '../../src/foundation/random/public.ts';
import type { ListingFacts } from './listing-draft.ts';
import { WITHOUT_PHOTOS_SHARE } from './listing-mix.ts';

/** Picture ids by scene: `living` → `living-01`, `living-02` … */
export type PicturesByScene = ReadonlyMap<string, readonly string[]>;

const BUILDING_SCENES = {
  AP: 'facade',
  GC: 'villa',
  IF: 'facade',
  IH: 'house',
  SB: 'facade',
} as const satisfies Record<BuildingType, string>;

const COMMERCIAL_SCENES = {
  OFFICE_SPACE: 'office',
  COWORKING: 'coworking',
  RESTAURANT_OR_CAFE: 'restaurant',
  SHOP: 'shop',
  SHOWROOM: 'showroom',
  INDUSTRIAL_BUILDING: 'industrial-shed',
  INDUSTRIAL_SHED: 'industrial-shed',
  GODOWN_WAREHOUSE: 'warehouse',
  OTHER_BUSINESS: 'office',
} as const satisfies Record<CommercialTypeKey, string>;

/** Number of bedrooms on the floor plan of a home. */
export const BEDROOMS = {
  RK1: 0,
  BHK1: 1,
  BHK2: 2,
  BHK3: 3,
  BHK4: 4,
  BHK4PLUS: 4,
} as const satisfies Record<BhkType, number>;

/** Key of the floor plans with this many bedrooms. */
export function floorPlanScene(bedrooms: number): string {
  return `floor-plan ${bedrooms}`;
}

/** Scenes that a gallery never begins with. */
const INNER_SCENES = ['bathroom', 'floor-plan'];

/** Pictures that fit a listing, in order of its rooms, joined by commas; some listings have none. */
export function drawPhotos(
  category: ListingCategory,
  facts: ListingFacts,
  pictures: PicturesByScene,
  random: Random,
): string {
  if (random.chance(WITHOUT_PHOTOS_SHARE)) return '';
  const chosen: string[] = [];
  for (const scene of scenesOf(category, facts, random)) {
    const free = pictures.get(scene)?.filter((id) => !chosen.includes(id)) ?? [];
    if (free.length > 0) chosen.push(random.pick(free));
  }
  return chosen.join(',');
}

/**
 * The pictures in display order: the id decides which of them comes first, so that neighbours in a list rarely begin
 * with the same one.
 * @param photos joined with commas
 */
export function withLead(photos: string, id: string): string {
  const all = photos.split(',');
  const leads = all.filter((photo) => !INNER_SCENES.some((scene) => photo.startsWith(scene)));
  if (leads.length < 2) return photos;
  const lead = seededRandom(id).pick(leads);
  return [lead, ...all.filter((photo) => photo !== lead)].join(',');
}

function scenesOf(category: ListingCategory, facts: ListingFacts, random: Random): string[] {
  if (category === 'PLOT') return ['plot', 'plot', 'plot'];
  if (category === 'PG')
    return ['pg-room', 'pg-room', 'bathroom', 'kitchen', 'facade', 'pg-room'].slice(0, random.whole(5, 6));
  if (facts.commercialType) {
    const scene = COMMERCIAL_SCENES[facts.commercialType];
    return [scene, scene, 'facade', scene, 'bathroom', 'facade', scene];
  }
  const building = BUILDING_SCENES[facts.buildingType ?? 'AP'];
  const plan = floorPlanScene(BEDROOMS[facts.bhk ?? 'BHK2']);
  const rooms = ['living', 'bedroom', 'kitchen', 'bathroom', building, 'bedroom', 'balcony', plan];
  if (facts.bhk === 'RK1') return ['living', 'kitchen', 'bathroom', building, 'balcony'];
  return rooms.slice(0, random.whole(5, 8));
}
