/** A maximum within a sliding window. */
interface MostWithin {
  readonly most: number;
  readonly withinMs: number;
}

/** Some hits are free; after each further one the wait doubles. Cleared when none came for `withinMs`. */
interface GrowingWait {
  readonly free: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  readonly withinMs: number;
}

export type RateRule = MostWithin | GrowingWait;

/** Hits that a rule still counts, oldest first. @param now epoch ms */
export function countedHits(
  hits: readonly Date[],
  rules: readonly { readonly withinMs: number }[],
  now: number,
): Date[] {
  const longest = Math.max(...rules.map(({ withinMs }) => withinMs));
  return hits.filter((hit) => hit.getTime() > now - longest);
}

/** ms until all rules allow another hit; 0 for now. @param hits oldest first */
export function waitUnder(rules: readonly RateRule[], hits: readonly Date[], now: number): number {
  return Math.max(
    0,
    ...rules.map((rule) => ('most' in rule ? windowWait(rule, hits, now) : growingWait(rule, hits, now))),
  );
}

function windowWait({ most, withinMs }: MostWithin, hits: readonly Date[], now: number): number {
  const recent = hits.filter((hit) => hit.getTime() > now - withinMs);
  const blocking = recent[recent.length - most];
  return blocking ? blocking.getTime() + withinMs - now : 0;
}

function growingWait(rule: GrowingWait, hits: readonly Date[], now: number): number {
  const recent = hits.filter((hit) => hit.getTime() > now - rule.withinMs);
  const last = recent.at(-1);
  if (!last || recent.length < rule.free) return 0;
  const wait = Math.min(rule.longestWaitMs, rule.firstWaitMs * 2 ** (recent.length - rule.free));
  return last.getTime() + wait - now;
}
