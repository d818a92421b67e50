/** The foil of a card is a grid, which gives the share that has been rubbed off. */
const COLUMNS = 12;
const ROWS = 8;

/** From this share a card counts as scratched, and the rest of the foil is removed. */
export const SCRATCHED_SHARE = 0.4;

interface Rub {
  /** Centre of the finger from the card's left and top edges, px. */
  readonly x: number;
  readonly y: number;
  /** Radius of the area that the finger rubs off, px. */
  readonly radius: number;
  /** Size of the card, px. */
  readonly width: number;
  readonly height: number;
}

/** Indexes of the cells whose centre a rub covers. */
export function rubbedCells({ x, y, radius, width, height }: Rub): number[] {
  return Array.from({ length: COLUMNS * ROWS }, (_, cell) => cell).filter((cell) => {
    const middleX = (((cell % COLUMNS) + 0.5) * width) / COLUMNS;
    const middleY = ((Math.floor(cell / COLUMNS) + 0.5) * height) / ROWS;
    return Math.hypot(middleX - x, middleY - y) <= radius;
  });
}

/** 0 to 1. */
export function rubbedShare(cells: ReadonlySet<number>): number {
  return cells.size / (COLUMNS * ROWS);
}
