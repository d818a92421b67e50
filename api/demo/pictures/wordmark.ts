import { at, circle, d, line, stroke } from './svg.ts';

const THICK = 17;
const BOWL = 31;
const BASE = 100;
const MIDDLE = BASE - BOWL;

/** A letter and its advance width. */
interface Letter {
  draw(colour: string): string;
  advance: number;
}

const bowlAndStem = (colour: string, foot: number): string =>
  circle(BOWL, MIDDLE, BOWL, 'none', { stroke: colour, thick: THICK }) +
  line(BOWL * 2, MIDDLE - BOWL, BOWL * 2, foot, colour, THICK);

/** Letters drawn as single strokes with arches, so that rendering needs no font. */
const LETTERS = {
  A: {
    draw: (colour) => stroke(d`M0 ${BASE}V${40}A40 40 0 0 1 80 40V${BASE}M0 ${MIDDLE}H80`, colour, THICK),
    advance: 118,
  },
  a: { draw: (colour) => bowlAndStem(colour, BASE), advance: 100 },
  g: {
    draw: (colour) =>
      bowlAndStem(colour, BASE + 4) +
      stroke(d`M${BOWL * 2} ${BASE}V${BASE + 6}A${BOWL} ${BOWL} 0 0 1 5 ${BASE + 22}`, colour, THICK),
    advance: 100,
  },
  n: {
    draw: (colour) =>
      stroke(
        d`M0 ${MIDDLE - BOWL}V${BASE}M0 ${MIDDLE}A${BOWL} ${BOWL} 0 0 1 ${BOWL * 2} ${MIDDLE}V${BASE}`,
        colour,
        THICK,
      ),
    advance: 96,
  },
} as const satisfies Record<string, Letter>;

const NAME = ['A', 'a', 'n', 'g', 'a', 'n'] as const satisfies (keyof typeof LETTERS)[];

/** The name of the product as drawn letters; the origin is the left end of the line above the capital. */
export function wordmark(colour: string): string {
  let x = 0;
  return NAME.map((name) => {
    const letter = at(x, 0, LETTERS[name].draw(colour));
    x += LETTERS[name].advance;
    return letter;
  }).join('');
}
