/** `hub`: an airport or a railway station. `station`: of the metro. */
export type LabelKind = 'locality' | 'hub' | 'highway' | 'water' | 'station' | 'road' | 'landmark';

interface TextBox {
  readonly text: string;
  /** Centre of the text, px. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Radians: a road’s name follows its road. Upright by default. */
  readonly angle?: number;
}

export interface LabelSpot extends TextBox {
  readonly kind: LabelKind;
}

/** px */
export const LINE_HEIGHT = 18;
const GAP = 6;

/** px: a name is not repeated within this distance. */
const REPEATED_AFTER = 420;
/** px of a side of the cells in which labels are looked up; wider than labels and that distance. */
const CELL = 512;

/** The labels that fit without overlap, and of one name only those far from each other; earlier labels have priority. */
export function labelsThatFit<Label extends TextBox>(wanted: readonly Label[]): Label[] {
  const placed = new Map<string, (TextBox & Extent)[]>();
  return wanted.filter((label) => {
    const box = { ...label, ...extentOf(label) };
    const [column, row] = [Math.floor(label.x / CELL), Math.floor(label.y / CELL)];
    const near = NEIGHBOURS.flatMap(([right, down]) => placed.get(`${column + right},${row + down}`) ?? []);
    if (near.some((other) => touching(box, other) || repeated(box, other))) return false;
    const key = `${column},${row}`;
    placed.set(key, [...(placed.get(key) ?? []), box]);
    return true;
  });
}

const NEIGHBOURS = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [right, down] as const));

function repeated(one: TextBox, other: TextBox): boolean {
  return one.text === other.text && Math.hypot(one.x - other.x, one.y - other.y) < REPEATED_AFTER;
}

interface Extent {
  readonly across: number;
  readonly down: number;
}

/** The upright box around a text that may be turned, px. */
export function extentOf({ width, angle = 0 }: Pick<TextBox, 'width' | 'angle'>): Extent {
  const [cosine, sine] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { across: width * cosine + LINE_HEIGHT * sine, down: width * sine + LINE_HEIGHT * cosine };
}

function touching(one: TextBox & Extent, other: TextBox & Extent): boolean {
  return (
    Math.abs(one.x - other.x) < (one.across + other.across) / 2 + GAP &&
    Math.abs(one.y - other.y) < (one.down + other.down) / 2
  );
}
