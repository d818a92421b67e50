import { BHK_TYPES, type BhkType, PG_ROOM_TYPES } from '../listing-options.ts';
import { numberAt, OR_WORDS, type Reader, textAt } from './found.ts';
import { phraseAt, phraseBook } from './phrase-book.ts';
import type { Token } from './tokens.ts';

const BHK_WORDS = new Set([
  'bhk',
  'bhks',
  'bkh',
  'bhkk',
  'bh',
  'bedroom',
  'bedrooms',
  'bed',
  'beds',
  'bedroomed',
  'br',
]);
/** A room is less certain: "2 rooms" may be a 2 BHK or a 1 BHK with a hall. */
const ROOM_WORDS = new Set(['room', 'rooms', 'kamra', 'kamre', 'kamro']);
const BY_NUMBER = ['RK1', 'BHK1', 'BHK2', 'BHK3', 'BHK4', 'BHK4PLUS'] as const satisfies readonly BhkType[];
const FEWEST_BEFORE = /* @__PURE__ */ phraseBook([['at least|atleast|minimum|min|more than', true as const]]);
const MORE_AFTER = /* @__PURE__ */ phraseBook([
  ['+|plus|or more|or above|and above|or bigger|minimum|or larger', true as const],
]);

const STUDIOS = /* @__PURE__ */ phraseBook([
  [
    'studio|studio room|one room kitchen|room kitchen|1 room kitchen|1 room set|room set|1 kamra|rk|1 rk|1 kamre|1 roomset|one rk',
    true as const,
  ],
]);

/** `2bhk`, `2 or 3 bhk`, `3+ bhk`, `two bedroom`, `1 rk`, `studio`, `studio or 1 bhk`, `2 B H K`. */
export const readBhk: Reader = (tokens, at) => {
  const studio = phraseAt(STUDIOS, tokens, at);
  const listed = listAt(tokens, at);
  const other = studio && OR_WORDS.has(textAt(tokens, at + studio.length)) && listAt(tokens, at + studio.length + 1);
  if (other)
    return { from: at, to: other.to, meaning: { kind: 'bhk', value: ['RK1', ...other.value] }, guess: other.guess };
  if (studio && !(listed && listed.to > at + studio.length)) {
    return { from: at, to: at + studio.length, meaning: { kind: 'bhk', value: ['RK1'] } };
  }
  return listed && { from: at, to: listed.to, meaning: { kind: 'bhk', value: listed.value }, guess: listed.guess };
};

function listAt(tokens: readonly Token[], at: number) {
  const fewest = phraseAt(FEWEST_BEFORE, tokens, at);
  let next = at + (fewest?.length ?? 0);
  const numbers: number[] = [];
  let range = false;
  let named = 0;
  let kept: number[] = [];
  let plus = fewest !== undefined;
  let guess = false;
  for (;;) {
    const spoken = { single: 1, double: 2, triple: 3 }[textAt(tokens, next)];
    const number = numberAt(tokens, next) ?? (textAt(tokens, next + 1).startsWith('bed') ? spoken : undefined);
    if (number === undefined || number > 9 || number < 1) break;
    numbers.push(number);
    next += 1;
    if (textAt(tokens, next) === '+') {
      plus = true;
      next += 1;
    }
    const word = textAt(tokens, next);
    if (BHK_WORDS.has(word) || (ROOM_WORDS.has(word) && !/^(?:sharing|mate|partner)/.test(textAt(tokens, next + 1)))) {
      guess ||= ROOM_WORDS.has(word) || !Number.isInteger(number);
      next += word === 'bh' && textAt(tokens, next + 1) === 'k' ? 2 : 1;
      named = next;
      kept = [...numbers];
    } else if (word === 'b' && textAt(tokens, next + 1) === 'h' && textAt(tokens, next + 2) === 'k') {
      next += 3;
      named = next;
      kept = [...numbers];
    }
    const link = textAt(tokens, next);
    if (!OR_WORDS.has(link) && !['to', '-', 'se'].includes(link)) break;
    if (named < next && numberAt(tokens, next + 1) === undefined) break;
    range ||= ['to', '-', 'se'].includes(link);
    next += 1;
  }
  if (named === 0) return bhkFirst(tokens, at);
  const more = phraseAt(MORE_AFTER, tokens, named);
  const least = Math.floor(Math.min(...kept));
  const most = Math.ceil(Math.max(...kept));
  const wanted = (count: number) =>
    plus || more
      ? count >= least
      : range
        ? count >= least && count <= most
        : kept.some((number) => Math.floor(number) === count || Math.ceil(number) === count);
  const value = BHK_TYPES.filter((type) => type !== 'RK1' && wanted(Math.min(BY_NUMBER.indexOf(type), 5)));
  const beyond = kept.some((number) => number > 5) ? [...value, 'BHK4PLUS' as const] : value;
  const only = kept.length === 1 && kept[0] === 1 && /^kam|^room$/.test(textAt(tokens, named - 1));
  return { to: named + (more?.length ?? 0), value: only ? (['RK1'] as const) : [...new Set(beyond)], guess };
}

/** `bhk 2`. */
function bhkFirst(tokens: readonly Token[], at: number) {
  const number = textAt(tokens, at) === 'bhk' ? numberAt(tokens, at + 1) : undefined;
  const type = number !== undefined && number >= 1 && number <= 5 ? BY_NUMBER[number] : undefined;
  return type && { to: at + 2, value: [type], guess: true };
}

const SHARING_WORDS = new Set(['sharing', 'occupancy', 'share', 'seater', 'sharer', 'bedded']);
const SHARING_NUMBERS: Readonly<Record<string, number>> = { single: 1, double: 2, twin: 2, triple: 3, private: 1 };

/** `2 sharing`, `double or triple sharing`, `single occupancy`. */
export const readSharing: Reader = (tokens, at) => {
  const counts: number[] = [];
  let next = at;
  for (;;) {
    const count = numberAt(tokens, next) ?? SHARING_NUMBERS[textAt(tokens, next)];
    if (count === undefined || count < 1 || count > 9) break;
    counts.push(Math.min(count, 4));
    next += 1;
    if (!OR_WORDS.has(textAt(tokens, next))) break;
    next += 1;
  }
  if (counts.length === 0) return undefined;
  if (!SHARING_WORDS.has(textAt(tokens, next))) {
    const alone = textAt(tokens, at) === 'triple' && counts.length === 1 && !textAt(tokens, next).startsWith('bed');
    return alone ? { from: at, to: next, meaning: { kind: 'sharing', value: ['THREE'] }, guess: true } : undefined;
  }
  next += 1;
  if (['room', 'rooms', 'basis', 'bed'].includes(textAt(tokens, next))) next += 1;
  const value = PG_ROOM_TYPES.filter((_, index) => counts.includes(index + 1));
  return { from: at, to: next, meaning: { kind: 'sharing', value } };
};
