/** A small copy of a photo in grey levels from 0 (black) to 255, row by row. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly levels: Uint8Array;
}

/** The grey levels of a canvas’s pixels. @param pixels red, green, blue and alpha of each, as `getImageData` has them */
export function greyPicture(pixels: ArrayLike<number>, width: number, height: number): GreyPicture {
  const levels = new Uint8Array(width * height);
  for (let at = 0; at < levels.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [pixels[at * 4], pixels[at * 4 + 1], pixels[at * 4 + 2]];
    // Luma of Rec. 601, as cameras compute it.
    levels[at] = Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
  }
  return { width, height, levels };
}

/** Shrinks a picture by the means of its parts, to any smaller size. */
export function miniatureOf(picture: GreyPicture, columns: number, rows: number): Uint8Array {
  const miniature = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    const [top, bottom] = share(row, rows, picture.height);
    for (let column = 0; column < columns; column += 1) {
      const [left, right] = share(column, columns, picture.width);
      let sum = 0;
      for (let y = top; y < bottom; y += 1) {
        for (let x = left; x < right; x += 1) sum += picture.levels[y * picture.width + x] ?? 0;
      }
      miniature[row * columns + column] = Math.round(sum / ((bottom - top) * (right - left)));
    }
  }
  return miniature;
}

/** From which to which pixel a part reaches, at least one. */
function share(part: number, parts: number, pixels: number): readonly [number, number] {
  const start = Math.min(pixels - 1, Math.floor((part * pixels) / parts));
  return [start, Math.max(start + 1, Math.floor(((part + 1) * pixels) / parts))];
}
