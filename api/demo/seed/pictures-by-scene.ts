import { floorPlansOf, PICTURES } from '../pictures/pictures.ts';
import { BEDROOMS, floorPlanScene, type PicturesByScene } from './listing-scenes.ts';

/** Ids of the picture catalogue by scene; floor plans by number of bedrooms. */
export function picturesByScene(): PicturesByScene {
  const byScene = new Map<string, string[]>();
  for (const { id, scene } of PICTURES) byScene.set(scene, [...(byScene.get(scene) ?? []), id]);
  for (const bedrooms of Object.values(BEDROOMS)) {
    byScene.set(
      floorPlanScene(bedrooms),
      floorPlansOf(bedrooms).map(({ id }) => id),
    );
  }
  return byScene;
}
