/** A road, railway or river of a schematic map. */
interface DrawnWay {
  readonly name: string;
  /** `highway`: ring roads, expressways and national highways. `road`: other main roads. */
  readonly kind: 'highway' | 'road' | 'rail' | 'river';
  /** `12.917,77.623 12.924,77.648`: latitude and longitude of each bend. */
  readonly path: string;
}

interface DrawnWater {
  readonly name: string;
  readonly kind: 'lake' | 'sea';
  /** Corners, as in a path; the last one joins the first. */
  readonly outline: string;
  /** Where the name is written, if not in the middle. */
  readonly names?: string;
}

/**
 * Main roads and waters of a city for the schematic map. They are drawn by us, approximate and not surveyed: positions
 * are to 3 decimals (about 110 m), and bends between them are left out.
 */
export interface CityDrawing {
  readonly ways: readonly DrawnWay[];
  readonly waters: readonly DrawnWater[];
}

/** Latitude and longitude, degrees. */
export type Position = [number, number];

/** The positions of a path or an outline. */
export function positionsOf(path: string): Position[] {
  return path.split(' ').map((pair) => {
    const [latitude = Number.NaN, longitude = Number.NaN] = pair.split(',').map(Number);
    return [latitude, longitude];
  });
}
