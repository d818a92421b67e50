import type { Random } from '../../src/foundation/random/public.ts';
import type { Hex } from './colour.ts';
import type { Light } from './light.ts';

export const CANVAS = { width: 1280, height: 960 } as const;

/** A scene whose facts are decided; drawing it is deferred. */
export interface Sketch {
  /** Description for the alt text, without a full stop. */
  words: string;
  light: Light;
  /** The large surfaces and their share of the picture, for the placeholder colour. */
  ground: readonly (readonly [Hex, number])[];
  draw(): string;
}

/** Decides a scene from random choices; `seed` names a particular subject for kinds that have them (cities). */
export type Sketcher = (random: Random, seed: string) => Sketch;
