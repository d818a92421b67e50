import { seededRandom } from '../../src/foundation/random/public.ts';
import { average, deepen, type Hex } from './colour.ts';
import { frameScene } from './scene-frame.ts';
import { sketchBalcony } from './scenes/balcony.ts';
import { sketchBathroom } from './scenes/bathroom.ts';
import { sketchBedroom } from './scenes/bedroom.ts';
import { sketchCity } from './scenes/city.ts';
import { sketchCoworking } from './scenes/coworking.ts';
import { sketchFacade } from './scenes/facade.ts';
import { sketchFloorPlan } from './scenes/floor-plan.ts';
import { sketchHouse } from './scenes/house.ts';
import { sketchIndustrialShed } from './scenes/industrial-shed.ts';
import { sketchKitchen } from './scenes/kitchen.ts';
import { sketchLiving } from './scenes/living.ts';
import { sketchOffice } from './scenes/office.ts';
import { sketchPgRoom } from './scenes/pg-room.ts';
import { sketchPlot } from './scenes/plot.ts';
import { sketchRestaurant } from './scenes/restaurant.ts';
import { sketchShop } from './scenes/shop.ts';
import { sketchShowroom } from './scenes/showroom.ts';
import { sketchVilla } from './scenes/villa.ts';
import { sketchWarehouse } from './scenes/warehouse.ts';
import type { Sketch, Sketcher } from './sketch.ts';

/** Every kind of picture with the function that draws it. */
const SKETCHERS = {
  living: sketchLiving,
  bedroom: sketchBedroom,
  kitchen: sketchKitchen,
  bathroom: sketchBathroom,
  balcony: sketchBalcony,
  facade: sketchFacade,
  house: sketchHouse,
  villa: sketchVilla,
  'pg-room': sketchPgRoom,
  plot: sketchPlot,
  office: sketchOffice,
  coworking: sketchCoworking,
  shop: sketchShop,
  showroom: sketchShowroom,
  warehouse: sketchWarehouse,
  'industrial-shed': sketchIndustrialShed,
  restaurant: sketchRestaurant,
  'floor-plan': sketchFloorPlan,
  city: sketchCity,
} as const satisfies Record<string, Sketcher>;

export type SceneKind = keyof typeof SKETCHERS;

export const SCENE_KINDS = Object.keys(SKETCHERS) as SceneKind[];

const sketch = (kind: SceneKind, seed: string): Sketch => SKETCHERS[kind](seededRandom(`${kind}:${seed}`), seed);

/** Alt text of a sketch: its facts, then the word Illustration. */
const altText = ({ words }: Sketch): string => `${words}. Illustration`;

/** Share of the average colour of large surfaces in shadows and dark details. */
const SHADE = 0.07;

/** The facts of a scene without drawing it: alt text and placeholder colour. */
export function describeScene(kind: SceneKind, seed: string): { alt: string; colour: Hex } {
  const scene = sketch(kind, seed);
  return { alt: altText(scene), colour: deepen(average(scene.ground), SHADE) };
}

/**
 * Draws a scene as an SVG document of 1280 × 960 px. The same kind and seed give the same picture.
 * @param seed any text; for `city` the slug of the city
 */
export function drawScene(kind: SceneKind, seed: string): { svg: string; alt: string } {
  const scene = sketch(kind, seed);
  return { svg: frameScene(scene.light, scene.draw()), alt: altText(scene) };
}
