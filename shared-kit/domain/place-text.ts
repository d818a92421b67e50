/** A text normalised for comparison: lowercase words of letters and digits, separated by one space. */
export function comparable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Spellings of one sound in Indian names, longest first. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ksh/g, 'x'],
  [/ch?h/g, 'c'],
  [/ph/g, 'f'],
  [/([bdgjkt])h/g, '$1'],
  [/sh/g, 's'],
  [/ck/g, 'k'],
  [/ee|ea|ie/g, 'i'],
  [/oo|ou/g, 'u'],
  [/aa|ah/g, 'a'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
];

/** A key that is the same for texts that sound alike in Indian English: Wadgaon and Vadgaon, Kondapur and Kondapoor. */
export function soundKey(tight: string): string {
  return SOUNDS.reduce((key, [spelling, sound]) => key.replace(spelling, sound), tight);
}

/** A bit mask of the letters a to z in the text, with one bit for all digits. */
export function letterMask(text: string): number {
  let mask = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 97 && code <= 122) mask |= 1 << (code - 97);
    else if (code >= 48 && code <= 57) mask |= 1 << 26;
  }
  return mask;
}

/** The number of letters in the first mask that the second lacks. */
export function lettersMissing(wanted: number, present: number): number {
  let missing = wanted & ~present;
  let count = 0;
  while (missing !== 0) {
    missing &= missing - 1;
    count += 1;
  }
  return count;
}

/** Typing mistakes that a hint of this length may have. */
export function mistakesAllowed(length: number): number {
  if (length < 4) return 0;
  if (length < 6) return 1;
  return length < 9 ? 2 : 3;
}

/**
 * The fewest typing mistakes (a letter left out, added, changed, or two swapped) between `hint` and a beginning of
 * `text`; `limit + 1` when there are more than `limit`.
 */
export function mistakesToPrefix(hint: string, text: string, limit: number): number {
  const row = lastRow(hint, text, limit);
  return row ? Math.min(limit + 1, ...row) : limit + 1;
}

/** The fewest typing mistakes between two whole texts; `limit + 1` when there are more than `limit`. */
export function mistakesBetween(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  return Math.min(limit + 1, lastRow(one, other, limit)?.[other.length] ?? limit + 1);
}

/** Mistakes between `hint` and each beginning of `text`; undefined when all have more than `limit`. */
function lastRow(hint: string, text: string, limit: number): Uint8Array | undefined {
  const width = Math.min(text.length, hint.length + limit);
  let before = new Uint8Array(width + 1);
  let above = Uint8Array.from({ length: width + 1 }, (_, at) => at);
  let current = new Uint8Array(width + 1);
  for (let row = 1; row <= hint.length; row += 1) {
    current[0] = row;
    let best = row;
    for (let column = 1; column <= width; column += 1) {
      const same = hint.charCodeAt(row - 1) === text.charCodeAt(column - 1);
      const changed = (above[column - 1] ?? 0) + (same ? 0 : 1);
      let cost = Math.min(changed, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      const swapped =
        row > 1 &&
        column > 1 &&
        hint.charCodeAt(row - 1) === text.charCodeAt(column - 2) &&
        hint.charCodeAt(row - 2) === text.charCodeAt(column - 1);
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current[column] = cost;
      best = Math.min(best, cost);
    }
    if (best > limit) return undefined;
    [before, above, current] = [above, current, before];
  }
  return above;
}
