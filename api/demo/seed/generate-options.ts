import type { PicturesByScene } from './listing-scenes.ts';
import type { World } from './seed-world.ts';

export interface GenerateOptions {
  readonly world: World;
  readonly pictures: PicturesByScene;
  readonly listings: number;
  /** Epoch ms; every date is relative to it. */
  readonly now: number;
  /** Another seed gives other listings. */
  readonly seed?: string;
}
