import { labelsThatFit } from './place-labels.ts';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** A locality on the drawing; x and y in percent of its width, from the left and the top. */
interface LocatorSpot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

export interface LocatorDrawing {
  readonly home: Pick<LocatorSpot, 'x' | 'y'>;
  /** In drawing order, nearest first. */
  readonly spots: readonly LocatorSpot[];
  /** The circle around the home: its distance, and its radius in percent of the width. */
  readonly circleKm: number;
  readonly circleRadius: number;
}

/** Height of the drawing in percent of its width. */
export const LOCATOR_HEIGHT = 52;

/** Percent of the width reserved at the edges for names. */
const MARGIN = { across: 14, down: 8 } as const;
const KM_PER_DEGREE = 111.32;
const CIRCLES_KM = [0.5, 1, 2, 5, 10] as const;

/** Names must fit on the narrowest phone: px per percent of the width, width of a letter, gap under a dot. */
const PHONE = { percent: 3.3, letter: 7, under: 14 } as const;

/**
 * Positions of the localities around a home, to scale, north up, with all of them in the frame. Localities whose names
 * would overlap a nearer one’s are left out.
 */
export function drawLocator(
  home: Point & { readonly name: string },
  around: readonly (Point & { readonly name: string })[],
): LocatorDrawing | null {
  const offsets = around.map((place) => ({ name: place.name, ...kmFrom(home, place) }));
  if (offsets.length === 0) return null;
  const across = frame(offsets.map(({ east }) => east));
  const down = frame(offsets.map(({ north }) => north));
  const perKm = Math.min((100 - 2 * MARGIN.across) / across.length, (LOCATOR_HEIGHT - 2 * MARGIN.down) / down.length);
  const spotAt = ({ name, east, north }: { name: string; east: number; north: number }): LocatorSpot => ({
    name,
    x: tenth(50 + (east - across.middle) * perKm),
    y: tenth(LOCATOR_HEIGHT / 2 - (north - down.middle) * perKm),
  });
  const middle = spotAt({ name: home.name, east: 0, north: 0 });
  const spots = offsets.map(spotAt);
  const fitting = new Set(labelsThatFit([middle, ...spots].map(label)).map(({ text }) => text));
  const circleKm = CIRCLES_KM.findLast((km: number) => km * perKm <= LOCATOR_HEIGHT * 0.4) ?? CIRCLES_KM[0];
  return {
    home: { x: middle.x, y: middle.y },
    spots: spots.filter(({ name }) => name !== home.name && fitting.has(name)),
    circleKm,
    circleRadius: tenth(circleKm * perKm),
  };
}

/** The range of the values and 0, which is the home’s own position. */
function frame(values: readonly number[]): { middle: number; length: number } {
  const least = Math.min(0, ...values);
  const greatest = Math.max(0, ...values);
  return { middle: (least + greatest) / 2, length: Math.max(greatest - least, 0.1) };
}

function kmFrom(home: Point, place: Point): { east: number; north: number } {
  const shrink = Math.cos((home.latitude * Math.PI) / 180);
  return {
    east: (place.longitude - home.longitude) * KM_PER_DEGREE * shrink,
    north: (place.latitude - home.latitude) * KM_PER_DEGREE,
  };
}

function label({ name, x, y }: LocatorSpot) {
  return {
    text: name,
    x: x * PHONE.percent,
    y: y * PHONE.percent + PHONE.under,
    width: name.length * PHONE.letter,
    small: false,
  };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
