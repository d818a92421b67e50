import type { Found, Meaning } from './found.ts';

/** Of two meanings of equal length, the one whose kind comes first here is chosen. */
const ORDER: readonly Meaning['kind'][] = [
  'noise',
  'deposit',
  'area',
  'age',
  'bathrooms',
  'floor',
  'leaseMonths',
  'moveIn',
  'budget',
  'bhk',
  'sharing',
  'place',
  'metroNear',
  'city',
  'people',
];

/** Meanings that do not overlap: longer ones first, then by {@link ORDER}, then earlier ones. In order of the text. */
export function chosen(candidates: readonly Found[]): Found[] {
  const rank = ({ meaning }: Found) => (ORDER.indexOf(meaning.kind) + ORDER.length + 1) % (ORDER.length + 1);
  const sorted = candidates.toSorted(
    (one, other) => other.to - other.from - (one.to - one.from) || rank(one) - rank(other) || one.from - other.from,
  );
  const taken: boolean[] = [];
  const kept: Found[] = [];
  for (const found of sorted) {
    let free = true;
    for (let at = found.from; at < found.to; at += 1) free &&= !taken[at];
    if (!free) continue;
    for (let at = found.from; at < found.to; at += 1) taken[at] = true;
    kept.push(found);
  }
  return kept.sort((one, other) => one.from - other.from);
}
