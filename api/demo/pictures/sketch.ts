import type { Random } from '../../src/foundation/random/seeded-random.ts';
import type { Hex } from './colour.ts';
import type { Light } from './light.ts';

export const CANVAS = { width: 1280, height: 960 } as const;

/** A scene that has been decided but not drawn: its facts are known, drawing it is left for later. */
export interface Sketch {
  /** What is to be seen, for the alt text, without a full stop. */
  words: string;
  light: Light;
  /** The large surfaces and their share of the picture, for the placeholder colour. */
  ground: readonly (readonly [Hex, number])[];
  draw(): string;
}

/** Decides a scene from a stream of choices; `seed` names a particular subject where a kind has them (cities). */
export type Sketcher = (random: Random, seed: string) => Sketch;
