interface Named {
  readonly name: string;
}

/** Share of the longer text that may differ in a mistyped name. */
const MOST_DIFFERENT = 0.4;

/**
 * What somebody may have meant by a mistyped name, the nearest first.
 * @param text as typed, or as an address has it: `banglore`, `pest-contol`
 * @param most how many are suggested
 */
export function nearestNames<Item extends Named>(text: string, items: readonly Item[], most = 3): Item[] {
  const typed = lettersOf(text);
  return items
    .map((item) => ({ item, distance: difference(typed, lettersOf(item.name)) }))
    .filter(({ distance }) => distance <= MOST_DIFFERENT)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, most)
    .map(({ item }) => item);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}

/** Edits between two texts as a share of the longer one; a beginning of a name differs by nothing. */
function difference(typed: string, name: string): number {
  if (typed.length >= 3 && name.startsWith(typed)) return 0;
  return editsBetween(typed, name) / Math.max(typed.length, name.length, 1);
}

/** Least number of letters to add, remove or replace (Levenshtein). */
function editsBetween(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const now = [row + 1];
    for (const [column, otherLetter] of [...other].entries()) {
      const replaced = (before[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      now.push(Math.min(replaced, (before[column + 1] ?? 0) + 1, (now[column] ?? 0) + 1));
    }
    before = now;
  }
  return before.at(-1) ?? 0;
}
