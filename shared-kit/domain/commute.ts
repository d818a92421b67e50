import { distanceKm, type GeoPoint } from './distance.ts';
import { isSlug } from './slug.ts';

/**
 * Ways to commute and their usual speed, in km of route per hour. The route is longer than the straight line by
 * `detour`. These are estimates without traffic data, and labelled so.
 */
export const COMMUTE_MODES = {
  transit: { label: 'by bus or metro', kmh: 16, detour: 1.35 },
  car: { label: 'by car', kmh: 20, detour: 1.35 },
  two_wheeler: { label: 'by two-wheeler', kmh: 24, detour: 1.3 },
  walk: { label: 'on foot', kmh: 4.8, detour: 1.25 },
} as const satisfies Record<string, { readonly label: string; readonly kmh: number; readonly detour: number }>;

export type CommuteMode = keyof typeof COMMUTE_MODES;

/** Minutes of commute that a search may allow. */
export const COMMUTE_MINUTES = [10, 15, 20, 30, 45, 60, 75, 90] as const;

/** Most commuters of one home. */
export const MAX_COMMUTERS = 2;

/** One person's commute. */
export interface Commute {
  /** Slug of a landmark, station or locality of the searched city. */
  readonly to: string;
  readonly mode: CommuteMode;
  readonly minutes: number;
}

/** How far a home may be from the destination, in km of straight line. */
export function commuteReachKm({ mode, minutes }: Pick<Commute, 'mode' | 'minutes'>): number {
  const { kmh, detour } = COMMUTE_MODES[mode];
  return ((minutes / 60) * kmh) / detour;
}

/** Estimated minutes of commute between two points. */
export function commuteMinutes(mode: CommuteMode, from: GeoPoint, to: GeoPoint): number {
  const { kmh, detour } = COMMUTE_MODES[mode];
  return Math.max(1, Math.round(((distanceKm(from, to) * detour) / kmh) * 60));
}

/**
 * `manyata-tech-park.car.30,electronic-city.transit.45`: invalid entries are dropped; of two entries for one place
 * the first counts.
 */
export function readCommutes(text: string): Commute[] {
  const commutes = text.split(',').flatMap((part): Commute[] => {
    const [to = '', mode = '', minutesText = ''] = part.split('.');
    const minutes = COMMUTE_MINUTES.find((each) => each === Number(minutesText));
    return isSlug(to) && isMode(mode) && minutes !== undefined ? [{ to, mode, minutes }] : [];
  });
  const first = commutes.filter(({ to }, index) => commutes.findIndex((each) => each.to === to) === index);
  return first.slice(0, MAX_COMMUTERS);
}

export function writeCommutes(commutes: readonly Commute[]): string {
  return commutes.map(({ to, mode, minutes }) => `${to}.${mode}.${minutes}`).join(',');
}

/** The point that is equally far from all of them: the middle of two, or the only one. */
export function middleOf(points: readonly GeoPoint[]): GeoPoint | undefined {
  if (points.length === 0) return undefined;
  const sum = (of: (point: GeoPoint) => number) => points.reduce((total, point) => total + of(point), 0);
  return {
    latitude: sum(({ latitude }) => latitude) / points.length,
    longitude: sum(({ longitude }) => longitude) / points.length,
  };
}

function isMode(text: string): text is CommuteMode {
  return Object.hasOwn(COMMUTE_MODES, text);
}
