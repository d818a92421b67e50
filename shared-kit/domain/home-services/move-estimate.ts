import { distanceKm, type GeoPoint } from '../distance.ts';
import { type MovedItem, type Vehicle, vehiclesFor, volumeOf } from './inventory.ts';
import { type PackersCity, packersCity } from './packers-city.ts';

/** One end of a move. */
export interface MoveEnd {
  /** `greater-noida`. */
  readonly city: PackersCity['slug'];
  readonly pin: string;
  readonly locality: string;
  /** House and street; empty before somebody books. */
  readonly address: string;
  /** 0 is the ground floor. */
  readonly floor: number;
  readonly hasLift: boolean;
  /** The pin on the map; without one the distance is estimated. */
  readonly point: GeoPoint | null;
}

export const PACKINGS = ['basic', 'premium'] as const;

export interface MoveFacts {
  readonly from: MoveEnd;
  readonly to: MoveEnd;
  readonly items: readonly MovedItem[];
  readonly packing: (typeof PACKINGS)[number];
  /** What the goods are worth, in rupees; 0 without insurance. */
  readonly insuredRupees: number;
  /** Months in a warehouse between both ends. */
  readonly storageMonths: number;
  /** `2026-11-24`, the day that the customer would like; the day is chosen after the quotation. */
  readonly wishedDay?: string | undefined;
}

export interface MoveEstimate {
  readonly cubicFeet: number;
  readonly km: number;
  readonly isWithinCity: boolean;
  readonly vehicle: Vehicle;
  readonly vehicles: number;
  /** How the middle of the range is made up, in paise of whole rupees with GST. */
  readonly parts: readonly { readonly title: string; readonly paise: number }[];
  readonly minimumPaise: number;
  readonly maximumPaise: number;
}

/** Km of a move within a city whose ends are not on the map. */
const USUAL_KM = 12;
/** Roads are longer than straight lines. */
const ROAD_FACTOR = 1.3;
/** Km that the base price of a vehicle includes. */
const INCLUDED_KM = 10;
/** Rupees a cubic foot. */
const PACKING = { basic: 6, premium: 14 } as const;
const CARRY_A_FLOOR = 1.6;
const LONG_WAY_LOADING = 9;
const STORAGE_A_MONTH = 11;
/** Percent of what the goods are worth. */
const INSURANCE = 1.5;
/** How far the firm quotation may be from the estimate, in percent. */
const SPREAD = { city: 10, far: 15 } as const;

/**
 * The price range of a move before anybody has seen the goods. The quotation after the survey is firm.
 * @throws RangeError for an unknown city, or without goods
 */
export function moveEstimate(facts: MoveFacts): MoveEstimate {
  const { from, to, items, packing, insuredRupees, storageMonths } = facts;
  const cubicFeet = Math.ceil(volumeOf(items));
  if (cubicFeet === 0) throw new RangeError('A move has goods');
  const km = moveKm(from, to);
  const isWithinCity = from.city === to.city;
  const { vehicle, number } = vehiclesFor(cubicFeet);
  const rupees = [
    ['Transport', transportRupees(vehicle, { number, cubicFeet, km, isWithinCity })],
    [packing === 'premium' ? 'Premium packing' : 'Packing', cubicFeet * PACKING[packing]],
    ['Floors without a lift', cubicFeet * CARRY_A_FLOOR * (carried(from) + carried(to))],
    ['Storage', cubicFeet * STORAGE_A_MONTH * storageMonths],
    ['Insurance', (insuredRupees * INSURANCE) / 100],
  ] as const;
  const parts = rupees
    .map(([title, amount]) => ({ title, paise: Math.round(amount) * 100 }))
    .filter(({ paise }) => paise > 0);
  const middle = parts.reduce((sum, { paise }) => sum + paise, 0);
  const spread = SPREAD[isWithinCity ? 'city' : 'far'];
  return {
    cubicFeet,
    km,
    isWithinCity,
    vehicle,
    vehicles: number,
    parts,
    minimumPaise: Math.floor((middle * (100 - spread)) / 10_000) * 100,
    maximumPaise: Math.ceil((middle * (100 + spread)) / 10_000) * 100,
  };
}

/** What vehicles of one kind cost with their crew; between cities the goods are loaded with more care. */
export function transportRupees(
  { baseRupees, kmRupees }: Pick<Vehicle, 'baseRupees' | 'kmRupees'>,
  { number, cubicFeet, km, isWithinCity }: Pick<MoveEstimate, 'cubicFeet' | 'km' | 'isWithinCity'> & { number: number },
): number {
  const way = number * (baseRupees + Math.max(0, km - INCLUDED_KM) * kmRupees);
  return way + (isWithinCity ? 0 : cubicFeet * LONG_WAY_LOADING);
}

/** Whole km by road between the ends of a move. @throws RangeError for an unknown city */
export function moveKm(from: MoveEnd, to: MoveEnd): number {
  if (from.city === to.city && (from.point === null || to.point === null)) return USUAL_KM;
  return Math.max(1, Math.round(distanceKm(pointOf(from), pointOf(to)) * ROAD_FACTOR));
}

function pointOf({ city, point }: MoveEnd): GeoPoint {
  const found = point ?? packersCity(city);
  if (!found) throw new RangeError(`${city} has no packers`);
  return found;
}

function carried({ floor, hasLift }: MoveEnd): number {
  return hasLift ? 0 : floor;
}
