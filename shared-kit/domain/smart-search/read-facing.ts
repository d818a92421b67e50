import { FACINGS, type Facing } from '../posting/posting-options.ts';
import { OR_WORDS, type Reader, textAt } from './found.ts';
import type { Token } from './tokens.ts';

const SIDES: Readonly<Record<string, string>> = {
  east: 'East',
  west: 'West',
  north: 'North',
  south: 'South',
  purab: 'East',
  purv: 'East',
  paschim: 'West',
  uttar: 'North',
  dakshin: 'South',
};
const FACING_WORDS = new Set(['facing', 'face', 'faced', 'mukhi', 'fasing']);

/** `northeast` in one word. */
const JOINED: ReadonlyMap<string, Facing> = /* @__PURE__ */ new Map(
  FACINGS.map((facing) => [facing.toLowerCase().replace('-', ''), facing] as const),
);

/** "park facing" is a view. */
const SIGHTS = new Set(['park', 'sea', 'lake', 'garden', 'pool', 'road', 'river']);

/** `east facing`, `facing north-east`, `east or north facing`. */
export const readFacing: Reader = (tokens, at) => {
  const before = textAt(tokens, at) === 'facing' && !SIGHTS.has(textAt(tokens, at - 1));
  const facings: Facing[] = [];
  let next = before ? at + 1 : at;
  for (;;) {
    const one = facingAt(tokens, next);
    if (!one) break;
    facings.push(one.facing);
    next = one.next;
    const named = FACING_WORDS.has(textAt(tokens, next));
    const link = named ? next + 1 : next;
    if (!OR_WORDS.has(textAt(tokens, link)) || !facingAt(tokens, link + 1)) break;
    next = link + 1;
  }
  if (facings.length === 0) return undefined;
  const after = FACING_WORDS.has(textAt(tokens, next));
  if (!before && !after) return undefined;
  return { from: at, to: after ? next + 1 : next, meaning: { kind: 'facing', value: facings } };
};

function facingAt(tokens: readonly Token[], at: number): { facing: Facing; next: number } | undefined {
  const [one, two] = [sideAt(tokens, at), sideAt(tokens, at + 1)];
  const both = one && two && FACINGS.find((facing) => facing === `${one}-${two}`);
  if (both) return { facing: both, next: at + 2 };
  const joined = JOINED.get(textAt(tokens, at));
  const single = joined ?? FACINGS.find((facing) => facing === one);
  return single && { facing: single, next: at + 1 };
}

function sideAt(tokens: readonly Token[], at: number): string | undefined {
  const text = textAt(tokens, at);
  return Object.hasOwn(SIDES, text) ? SIDES[text] : undefined;
}
