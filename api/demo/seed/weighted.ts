import type { Random } from '../../src/foundation/random/public.ts';

/** A choice and its weight, in any unit. */
export type Weights<Choice extends string> = Readonly<Partial<Record<Choice, number>>>;

/** Picks one of the choices at random, by weight. */
export function pickWeighted<Choice extends string>(random: Random, weights: Weights<Choice>): Choice {
  const entries = Object.entries(weights) as [Choice, number][];
  let left = random.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [choice, weight] of entries) {
    left -= weight;
    if (left < 0) return choice;
  }
  const last = entries.at(-1);
  if (!last) throw new RangeError('Nothing to pick from.');
  return last[0];
}

/** Picks each choice independently, by its own probability (0 to 1). */
export function pickSome<Choice extends string>(random: Random, chances: Weights<Choice>): Choice[] {
  return (Object.entries(chances) as [Choice, number][])
    .filter(([, chance]) => random.chance(chance))
    .map(([choice]) => choice);
}

/**
 * A shuffled deck that deals every choice in exact proportion to its weight, again and again. Small sets then have the
 * same mix as large ones.
 */
export function deck<Choice extends string>(random: Random, weights: Weights<Choice>): () => Choice {
  const cards = (Object.entries(weights) as [Choice, number][]).flatMap(([choice, count]) =>
    Array.from({ length: count }, () => choice),
  );
  let dealt: Choice[] = [];
  return () => {
    if (dealt.length === 0) dealt = shuffled(random, cards);
    const card = dealt.pop();
    if (card === undefined) throw new RangeError('Nothing to deal.');
    return card;
  };
}

/** The same items in a random order. */
function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

/** A log-normal random factor around 1. */
export function spread(random: Random, sigma: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  return Math.exp(sigma * normal);
}
