export interface LabelSpot {
  readonly text: string;
  /** Centre of the text, px. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** A station rather than a locality. */
  readonly small: boolean;
}

const LINE_HEIGHT = 18;
const GAP = 6;

/** The labels that fit without overlap; earlier labels have priority. */
export function labelsThatFit(wanted: readonly LabelSpot[]): LabelSpot[] {
  const placed: LabelSpot[] = [];
  for (const spot of wanted) if (!placed.some((other) => touching(spot, other))) placed.push(spot);
  return placed;
}

function touching(one: LabelSpot, other: LabelSpot): boolean {
  return Math.abs(one.x - other.x) < (one.width + other.width) / 2 + GAP && Math.abs(one.y - other.y) < LINE_HEIGHT;
}
