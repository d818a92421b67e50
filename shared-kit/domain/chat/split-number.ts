import { isRound, JOINING, numberRuns, spanOf } from './held-numbers.ts';
import type { HeldPart } from './held-part.ts';

/** How long after a message the next one can continue its number, ms. Ours. */
export const SPLIT_WITHIN_MS = 3 * 60_000;

/** Messages over which a number is looked for. */
export const SPLIT_OVER = 3;

/** A mobile number of India, put together. */
const MOBILE = /^(?:0|91|091|0091)?[6-9]\d{9}$/;

/** Digits that one message can add. More are held by themselves, and fewer are an answer such as `3`. */
const FRAGMENT = /^\d{2,9}$/;

/** Words with which somebody goes on: `rest is 12345`. */
const LEADING = new Set([
  ...JOINING,
  ...'my number no num mobile phone mob call me on at whatsapp whats app wa here rest remaining half second next last'.split(
    ' ',
  ),
  ...'part it is its ok okay mera hai dot plus'.split(' '),
]);

/** What stands before a price, an area, a PIN code or the number of a flat. */
const BEFORE_OTHER =
  /(?:₹|\brs\.?|\binr|\brent|\bdeposit|\bprice|\bcost|\bbudget|\bmaintenance|\badvance|\btoken|\bpin(?:\s?code)?|\bcode|\bflat|\bhouse|\bdoor|\bplot|\bblock|\btower|\bunit|\bsite|\broom|\bfloor|\bbus|\broute|\btrain|\barea|\bsize|\bfor|\bis around|\babout|\baround|\bunder|\bbelow|\bupto|\bup to|\bmax|\bmin|\botp|\bnegotiable|\bto|\bfinal|\boffer|\bpay|\bgive|\baccept)[\s:.#-]*(?:no\.?|number|is|of)?[\s:.#-]*$/iu;

/** What follows a price, an area, a time or a count. */
const AFTER_OTHER =
  /^\s*(?:%|\/-|\/|-?\s*(?:k|l|lakhs?|lacs?|cr|crores?|thousand|hundred|rs|rupees|inr|sq|sqft|ft|feet|gaj|acres?|cents?|bhk|bed|am|pm|th|st|nd|rd|months?|days?|weeks?|years?|yrs?|hours?|hrs?|mins?|minutes|floor|km|kms|meters?|people|persons?|adults?|only|per|pm|negotiable|final|rent|deposit)\b)/iu;

/** The part of a text that can be a part of a number. */
interface Fragment {
  readonly span: HeldPart;
  readonly digits: string;
}

/** Whether a message can continue a number of the message before it. */
export function mayContinueNumber(text: string): boolean {
  return fragmentOf(text, { begins: false, ends: true }) !== undefined;
}

/**
 * A mobile number that is written over two or three messages of one person: the part of each message, undefined for
 * messages before the number; undefined where there is none. Prices, areas, dates and PIN codes one after another are
 * none.
 * @param texts consecutive messages of one person, the newest last, none of which holds a number by itself
 */
export function splitNumber(texts: readonly string[]): readonly (HeldPart | undefined)[] | undefined {
  for (let count = 2; count <= Math.min(SPLIT_OVER, texts.length); count++) {
    const spans = spansOver(texts.slice(-count));
    if (spans) return [...Array.from({ length: texts.length - count }, () => undefined), ...spans];
  }
  return undefined;
}

function spansOver(texts: readonly string[]): HeldPart[] | undefined {
  const fragments = texts.flatMap(
    (text, at) => fragmentOf(text, { begins: at === 0, ends: at === texts.length - 1 }) ?? [],
  );
  const digits = fragments.map((each) => each.digits);
  const isNumber = fragments.length === texts.length && MOBILE.test(digits.join('')) && !digits.some(isRound);
  return isNumber ? fragments.map(({ span }) => span) : undefined;
}

/**
 * The fragment of a message: at its end if the number begins there, at its beginning if it ends there, and the whole
 * message between them.
 */
function fragmentOf(
  text: string,
  { begins, ends }: { readonly begins: boolean; readonly ends: boolean },
): Fragment | undefined {
  const runs = numberRuns(text);
  const run = begins ? runs.at(-1) : runs[0];
  if (!run || (!begins && !ends && runs.length > 1)) return undefined;
  const digits = run.map((token) => token.digits ?? '').join('');
  const span = spanOf(run);
  const before = text.slice(0, span[0]);
  const after = text.slice(span[1]);
  const isOther = BEFORE_OTHER.test(before) || AFTER_OTHER.test(after);
  if (!FRAGMENT.test(digits) || isOther) return undefined;
  const isJoined = (begins || onlyWords(before, LEADING)) && (ends || onlyWords(after, JOINING));
  return isJoined ? { span, digits } : undefined;
}

function onlyWords(text: string, known: ReadonlySet<string>): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  // A digit here is a date, a time or money.
  return !/\d/.test(text) && words.length <= 6 && words.every((word) => known.has(word));
}
