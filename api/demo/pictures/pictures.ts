import type { Hex } from './colour.ts';
import { describeScene, type SceneKind } from './draw-scene.ts';
import type { PlanSize } from './floor-plan/pack-rooms.ts';
import { PICTURED_CITIES } from './scenes/city-hints.ts';

/** A picture of the catalogue; its files are named by `pictureFile`. */
export interface Picture {
  /** `living-03`; a city's is `city-mumbai`. */
  readonly id: string;
  readonly scene: SceneKind;
  /** Ends with the word "Illustration". */
  readonly alt: string;
  /** Average colour, the placeholder while the picture loads. */
  readonly colour: Hex;
  /** Seed for `drawScene`. */
  readonly seed: string;
}

const numbered = (...seeds: number[]): readonly string[] => seeds.map(String);

/** Seeds of the catalogue, chosen by eye for variety. Append only: listings refer to the ids. */
const SEEDS = {
  living: numbered(11, 116, 46, 66, 79, 1, 131, 150, 203, 231, 225, 220),
  bedroom: numbered(1, 121, 91, 64, 37, 76, 116, 29, 230, 233, 205, 219, 208, 232),
  kitchen: numbered(1, 82, 130, 62, 51, 95, 230, 232),
  bathroom: numbered(1, 132, 118, 97, 130),
  balcony: numbered(12, 145, 59, 57, 20, 205, 208, 218),
  facade: numbered(1, 46, 2, 16, 60, 4, 50, 134, 220, 213, 229, 210),
  house: numbered(2, 99, 95, 9),
  villa: numbered(4, 5, 42),
  'pg-room': numbered(5, 123, 134, 12, 230, 224, 217, 233, 226),
  plot: numbered(17, 54, 40, 218, 235, 209, 212, 200, 210, 219),
  office: numbered(2, 106, 138, 84, 227, 212, 218),
  coworking: numbered(3, 48),
  shop: numbered(3, 84, 106, 217, 214),
  showroom: numbered(5, 7),
  warehouse: numbered(2, 24),
  'industrial-shed': numbered(8, 14),
  restaurant: numbered(8, 78),
  'floor-plan': ['0bhk-a', '1bhk-a', '2bhk-a', '2bhk-b', '3bhk-a', '4bhk-a'],
  city: PICTURED_CITIES,
} as const satisfies Record<SceneKind, readonly string[]>;

function pictureOf(scene: SceneKind, seed: string, index: number): Picture {
  const id = scene === 'city' ? `city-${seed}` : `${scene}-${String(index + 1).padStart(2, '0')}`;
  return { id, scene, seed, ...describeScene(scene, seed) };
}

/** Every picture, in a fixed order; nothing is drawn to make this list. */
export const PICTURES: readonly Picture[] = (Object.keys(SEEDS) as SceneKind[]).flatMap((scene) =>
  SEEDS[scene].map((seed, index) => pictureOf(scene, seed, index)),
);

/** The pictures of one kind of scene. */
export const picturesOf = (scene: SceneKind): Picture[] => PICTURES.filter((picture) => picture.scene === scene);

/** Floor plans of a home with this many bedrooms (0 for a 1 RK); larger homes use the plan of four. */
export function floorPlansOf(bedrooms: number): Picture[] {
  const size = Math.min(Math.max(Math.trunc(bedrooms), 0), 4) as PlanSize;
  return picturesOf('floor-plan').filter(({ seed }) => seed.startsWith(`${size}bhk`));
}
