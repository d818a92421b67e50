import { PICTURES } from '../pictures/pictures.ts';
import type { PicturesByScene } from './listing-scenes.ts';

/** Ids of the picture catalogue by scene. */
export function picturesByScene(): PicturesByScene {
  const byScene = new Map<string, string[]>();
  for (const { id, scene } of PICTURES) byScene.set(scene, [...(byScene.get(scene) ?? []), id]);
  return byScene;
}
