/** The foil of a card as a grid: what share of it has been rubbed off. */
const COLUMNS = 12;
const ROWS = 8;

/** From this share on a card counts as scratched; the rest goes by itself. */
export const SCRATCHED_SHARE = 0.4;

interface Rub {
  /** Of the middle of the finger, from the card's left and top edge, in px. */
  readonly x: number;
  readonly y: number;
  /** Of what the finger rubs off, in px. */
  readonly radius: number;
  /** Of the card, in px. */
  readonly width: number;
  readonly height: number;
}

/** Numbers of the cells whose middle a rub takes off. */
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
