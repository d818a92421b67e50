import { BHK_LABELS, type BhkType } from '../listing-options.ts';

/** Sizes that an owner can give, with half rooms. Source: services-and-platform, section 3 (building unit options). */
export const UNIT_TYPES = [
  'RK1',
  'BHK1',
  'BHK_1_HALF',
  'BHK2',
  'BHK_2_HALF',
  'BHK3',
  'BHK_3_HALF',
  'BHK4',
  'BHK4PLUS',
  'PLOT',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

export const UNIT_LABELS = {
  ...BHK_LABELS,
  BHK_1_HALF: '1.5 BHK',
  BHK_2_HALF: '2.5 BHK',
  BHK_3_HALF: '3.5 BHK',
  PLOT: 'Plot',
} as const satisfies Record<UnitType, string>;

/** Sizes of a home; a plot has its own form. */
export const HOME_UNITS = UNIT_TYPES.filter((unit): unit is Exclude<UnitType, 'PLOT'> => unit !== 'PLOT');
export type HomeUnit = (typeof HOME_UNITS)[number];

/**
 * The size by which seekers find a unit, because filters have no halves: a half room counts as none.
 * @returns null for a plot
 * Source: product-and-plans, section 9 (BHK options).
 */
export function searchedSize(unit: UnitType): BhkType | null {
  if (unit === 'PLOT') return null;
  return unit.replace(/^BHK_(\d)_HALF$/, 'BHK$1') as BhkType;
}

/** Whether a unit has a half room. */
export function hasHalfRoom(unit: UnitType): boolean {
  return unit.endsWith('_HALF');
}

/** The unit of a stored size. */
export function unitOf(bhk: BhkType, halfRoom: boolean): HomeUnit {
  const half = halfRoom ? HOME_UNITS.find((unit) => hasHalfRoom(unit) && searchedSize(unit) === bhk) : undefined;
  return half ?? bhk;
}

/** `2.5 BHK`. */
export function sizeLabel(bhk: BhkType, halfRoom: boolean): string {
  return UNIT_LABELS[unitOf(bhk, halfRoom)];
}
