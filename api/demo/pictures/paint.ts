import { deepen, type Hex, lighten, mix } from './colour.ts';
import { LIGHTS, type Light, type TimeOfDay } from './light.ts';

/** The colours that vary between homes; everything else in a scene uses fixed palette colours. */
interface Skin {
  wall: Hex;
  accentWall: Hex;
  floor: Hex;
  wood: Hex;
  accent: Hex;
  second: Hex;
}

const SKINS = {
  paper: {
    wall: '#F1E7D8',
    accentWall: '#DDC9B0',
    floor: '#C89A6B',
    wood: '#A66F45',
    accent: '#A8432B',
    second: '#1F6B50',
  },
  clay: {
    wall: '#EED2BC',
    accentWall: '#C9785A',
    floor: '#D9B489',
    wood: '#8A5636',
    accent: '#1F6B50',
    second: '#D9A441',
  },
  sage: {
    wall: '#D3DDCC',
    accentWall: '#8FAE97',
    floor: '#CBA376',
    wood: '#A87A4E',
    accent: '#C2603F',
    second: '#E0B252',
  },
  mist: {
    wall: '#D5E0E2',
    accentWall: '#8FB0BC',
    floor: '#D3B48C',
    wood: '#9C6B45',
    accent: '#C98B2B',
    second: '#A8432B',
  },
  honey: {
    wall: '#F4E0B8',
    accentWall: '#D9A75C',
    floor: '#B87F52',
    wood: '#8F5A37',
    accent: '#1F5F8B',
    second: '#A8432B',
  },
  stone: {
    wall: '#E6E0D7',
    accentWall: '#B9AFA1',
    floor: '#BDB9AC',
    wood: '#9A6E4B',
    accent: '#1F6B50',
    second: '#C2603F',
  },
} as const satisfies Record<string, Skin>;

type SkinName = keyof typeof SKINS;

export const SKIN_NAMES = Object.keys(SKINS) as SkinName[];

/** Colours that are the same in every home, before lighting. */
const COMMON = {
  paper: '#FBF7F1',
  linen: '#F5ECDF',
  white: '#FCFAF5',
  ink: '#3A2F28',
  brick: '#A8432B',
  clay: '#C4714E',
  leaf: '#2F7A5B',
  leafDeep: '#1D5A43',
  leafLight: '#6BA578',
  sun: '#DDA23C',
  sky: '#3C7BA3',
  rose: '#D58A7B',
  brass: '#C79A4B',
  steel: '#B9C0BF',
  charcoal: '#4A4541',
  tile: '#EFE7DA',
  road: '#8C857E',
  grass: '#9DBB7E',
  soil: '#C99F75',
} as const satisfies Record<string, Hex>;

export type Paint = Record<keyof typeof COMMON | keyof Skin, Hex> & {
  light: Light;
  time: TimeOfDay;
  ceiling: Hex;
  trim: Hex;
};

/** Every colour of a scene, with the lighting of the time of day. */
export function mixPaint(time: TimeOfDay, skin: SkinName): Paint {
  const light: Light = LIGHTS[time];
  const lit = (colour: Hex): Hex => mix(colour, light.cast, light.castShare);
  const colours = Object.fromEntries(
    Object.entries({ ...COMMON, ...SKINS[skin] }).map(([name, colour]) => [name, lit(colour)]),
  ) as Record<keyof typeof COMMON | keyof Skin, Hex>;
  return {
    ...colours,
    light,
    time,
    ceiling: lighten(colours.wall, 0.45),
    trim: deepen(lighten(colours.wall, 0.55), 0.02),
  };
}

/** Fabric colours of furniture, by the word in the alt text. */
const CLOTHS = {
  grey: '#9A9A93',
  rust: '#B8593B',
  green: '#3F7D63',
  mustard: '#D3A040',
  blue: '#4C7C9B',
  cream: '#EADBC3',
  teal: '#3F7F80',
  rose: '#CF9282',
} as const satisfies Record<string, Hex>;

export type ClothName = keyof typeof CLOTHS;

export const CLOTH_NAMES = Object.keys(CLOTHS) as ClothName[];

/** A fabric's colour in the scene's light. */
export const cloth = (paint: Paint, name: ClothName): Hex => mix(CLOTHS[name], paint.light.cast, paint.light.castShare);
