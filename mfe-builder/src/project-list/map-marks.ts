import type { ProjectPin } from '@aangan/shared-kit/contracts/projects';
import { counted } from '@aangan/shared-kit/domain/counted';
import { formatShortRupees } from '@aangan/shared-kit/domain/money';

/** A mark on the map: a locality with its number of projects, or a project with its price. */
export interface MapMark {
  readonly key: string;
  readonly to: string;
  /** In the mark. */
  readonly label: string;
  /** Of the locality or the project: below the mark where there is room. */
  readonly place: string;
  /** For screen readers, and the text under the pointer. */
  readonly name: string;
  /** Percent of the map’s width and height, from the upper left corner. */
  readonly x: number;
  readonly y: number;
}

/** More projects than this are shown by locality. */
const MOST_SINGLE = 12;
/** Space around the outermost marks, percent. */
const MARGIN = 8;
/** Marks closer than this are moved apart, percent of width and height. */
const APART = { x: 12, y: 10 } as const;

/**
 * The marks of pins: one for each project of a small list, else one for each locality, at the middle of its projects.
 * @param localityTo the list of a locality
 */
export function mapMarks(pins: readonly ProjectPin[], localityTo: (slug: string) => string): MapMark[] {
  const groups = Map.groupBy(pins, ({ localitySlug }) => localitySlug);
  if (pins.length <= MOST_SINGLE || groups.size === 1) {
    return placed(
      pins.map(({ id, url, name, minPrice, latitude, longitude }) => {
        const price = formatShortRupees(minPrice);
        return { key: id, to: url, label: price, place: name, name: `${name}, from ${price}`, latitude, longitude };
      }),
    );
  }
  return placed(
    [...groups].map(([slug, inLocality]) => ({
      key: slug,
      to: localityTo(slug),
      label: String(inLocality.length),
      place: inLocality[0]?.locality ?? slug,
      name: `${inLocality[0]?.locality ?? slug}: ${counted(inLocality.length, 'project', 'projects')}`,
      latitude: mean(inLocality.map(({ latitude }) => latitude)),
      longitude: mean(inLocality.map(({ longitude }) => longitude)),
    })),
  );
}

type Spot = Omit<MapMark, 'x' | 'y'> & { readonly latitude: number; readonly longitude: number };

/** Positions as percent of the box around all of them, with north up, moved apart where they overlap. */
function placed(spots: readonly Spot[]): MapMark[] {
  const share = (value: number, values: readonly number[]) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return most === least ? 50 : MARGIN + ((value - least) / (most - least)) * (100 - 2 * MARGIN);
  };
  const latitudes = spots.map(({ latitude }) => latitude);
  const longitudes = spots.map(({ longitude }) => longitude);
  const marks: { x: number; y: number; spot: Spot }[] = [];
  for (const spot of spots.toSorted((a, b) => b.latitude - a.latitude || a.key.localeCompare(b.key))) {
    const wanted = { x: share(spot.longitude, longitudes), y: 100 - share(spot.latitude, latitudes) };
    marks.push({ ...freeSpot(wanted, marks), spot });
  }
  return marks.map(({ x, y, spot: { latitude: _, longitude: __, ...mark } }) => ({
    ...mark,
    x: round(x),
    y: round(y),
  }));
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The free place nearest to the wanted one, on rings around it; the wanted one if the map is full. */
function freeSpot(wanted: Point, taken: readonly Point[]): Point {
  for (let ring = 0; ring <= 6; ring += 1) {
    for (let turn = 0; turn < 8; turn += 1) {
      const angle = (turn * Math.PI) / 4;
      const spot = {
        x: wanted.x + (ring * APART.x * Math.cos(angle)) / 2,
        y: wanted.y + (ring * APART.y * Math.sin(angle)) / 2,
      };
      const inside = [spot.x, spot.y].every((value) => value >= MARGIN / 2 && value <= 100 - MARGIN / 2);
      if (inside && !taken.some((other) => overlaps(spot, other))) return spot;
    }
  }
  return wanted;
}

function overlaps(one: Point, other: Point): boolean {
  return Math.abs(one.x - other.x) < APART.x && Math.abs(one.y - other.y) < APART.y;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function round(percent: number): number {
  return Math.round(percent * 10) / 10;
}
