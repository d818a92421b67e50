import type { Hex } from './colour.ts';

/** Lighting of a scene at one time of day; the light always comes from the upper left. */
export interface Light {
  /** Text for the alt text. */
  words: string;
  skyTop: Hex;
  skyLow: Hex;
  /** Tint over every surface, and its opacity. */
  cast: Hex;
  castShare: number;
  /** Colour and strength of the light through a window. */
  beam: Hex;
  beamStrength: number;
  /** Colours of far and near buildings against the sky. */
  far: Hex;
  near: Hex;
  /** Whether lamps and windows are lit. */
  lamps: boolean;
}

export const LIGHTS = {
  morning: {
    words: 'morning light',
    skyTop: '#C3DDE6',
    skyLow: '#FBEBD6',
    cast: '#FFF1DA',
    castShare: 0.08,
    beam: '#FFF3CF',
    beamStrength: 0.62,
    far: '#CBD5D3',
    near: '#A9BDB9',
    lamps: false,
  },
  daylight: {
    words: 'bright daylight',
    skyTop: '#A3CFE2',
    skyLow: '#E9F3EE',
    cast: '#FFFFFF',
    castShare: 0.05,
    beam: '#FFFBEA',
    beamStrength: 0.6,
    far: '#C2D6DA',
    near: '#9DB9BC',
    lamps: false,
  },
  evening: {
    words: 'evening light',
    skyTop: '#F0BE92',
    skyLow: '#FCE5B4',
    cast: '#E79A5B',
    castShare: 0.12,
    beam: '#FFD490',
    beamStrength: 0.68,
    far: '#E3B690',
    near: '#BF8E72',
    lamps: false,
  },
  dusk: {
    words: 'dusk, lamps lit',
    skyTop: '#44567C',
    skyLow: '#E8AC8C',
    cast: '#54405E',
    castShare: 0.15,
    beam: '#FFC98C',
    beamStrength: 0.3,
    far: '#8A7E92',
    near: '#584F69',
    lamps: true,
  },
} as const satisfies Record<string, Light>;

export type TimeOfDay = keyof typeof LIGHTS;

export const TIMES = Object.keys(LIGHTS) as TimeOfDay[];
