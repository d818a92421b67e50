/** Sentences of drawing on the map. */
export const DRAW_WORDS = {
  help: 'Draw around the area, or tap its corners. With a keyboard, arrow keys move the map under the crosshair.',
} as const;
