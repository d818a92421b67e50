import type { HeldPart } from './held-part.ts';
import { numberTokens, type Token } from './number-tokens.ts';

/** Digits of a phone number: mobile, landline, toll-free, abroad. Source: India's numbering plan. */
const PHONE = /^(?:(?:0|91|091|0091)?[6-9]\d{9}|0[1-9]\d{8,9}|1[89]00\d{6,7}|00[1-9]\d{8,12})$/;

/** Digits of a bank account, next to a word that says so. */
const ACCOUNT = /^\d{9,18}$/;
const ACCOUNT_WORDS = /\b(?:a\/?c|acct?|account|savings|ifsc|bank|hdfc|sbi|icici|axis|kotak|khata)\b/i;

/** Digits that are written as one number are contact details from here on. Prices and areas are shorter. */
const LONG_NUMBER = 9;

/** Spelled digits in a row that nobody needs for a price, a date or an address. */
const SPELLED_DIGITS = 8;
const SPELLED_WORDS = 6;

/** Words that tell how to put a number together: `starts with 98450, then 12345`. */
export const JOINING = new Set(
  'and then followed by ke baad phir aur first last next five digits starts start with ends end in is the'.split(' '),
);

/** Dates, times, money and references, which are never held. */
const HARMLESS = [
  /(?<!\d)(?:0?[1-9]|[12]\d|3[01])([-/. ])(?:0?[1-9]|1[0-2])\1(?:19|20)\d\d(?!\d)/g,
  /(?<!\d)(?:19|20)\d\d-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?(?!\d)/g,
  /(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])/g,
  /(?<![\d,])\d{1,3}(?:,\d{2,3})*,\d{3}(?![\d,])/g,
  /\b(?:rera|gstin|order|receipt|invoice|ref(?:erence)?)\b[^\n.,;?!]{0,50}/gi,
];

/** Phone numbers and bank accounts in a text, however they are spelled or spaced. */
export function heldNumbers(text: string): HeldPart[] {
  return numberRuns(text).flatMap((run) => (isHeld(run, text) ? [spanOf(run)] : []));
}

/** Sequences of numbers in a text that could be one number. Dates, times, money and references are none. */
export function numberRuns(text: string): Token[][] {
  return runsOf(numberTokens(withoutHarmless(text)));
}

/** The text with dates, times, money and references replaced, so that places stay the same. */
function withoutHarmless(text: string): string {
  return HARMLESS.reduce((rest, pattern) => rest.replace(pattern, (found) => '¦'.repeat(found.length)), text);
}

/** Sequences of numbers with nothing but marks and joining words between them. */
function runsOf(tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = [[]];
  let between = '';
  for (const token of tokens) {
    const run = runs.at(-1);
    if (token.digits === undefined) between += token.text;
    else if (run && (run.length === 0 || joins(between))) run.push(token);
    else runs.push([token]);
    if (token.digits !== undefined) between = '';
  }
  return runs.filter((run) => run.length > 0);
}

function joins(between: string): boolean {
  if (between.includes('¦')) return false;
  const words = between.match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return between.length <= 4;
  return words.length <= 4 && between.length <= 30 && words.every((word) => JOINING.has(word));
}

function isHeld(run: readonly Token[], text: string): boolean {
  const digits = run.map((token) => token.digits ?? '');
  if (digits.some((each, index) => each.length >= LONG_NUMBER && run[index]?.spelled === false)) return true;
  const spelled = run.filter((token) => token.spelled).length;
  if (digits.join('').length >= SPELLED_DIGITS && spelled >= SPELLED_WORDS) return true;
  if (digits.every(isRound)) return false;
  const { from } = run[0] ?? { from: 0 };
  if (/\+\s?$/.test(text.slice(0, from).replace(/[(\s]+$/, '')) && /^\d{8,15}$/.test(digits.join(''))) return true;
  const isAccount = ACCOUNT_WORDS.test(text.slice(Math.max(0, from - 30), from));
  return ranges(digits).some((each) => PHONE.test(each) || (isAccount && ACCOUNT.test(each))) || inHalves(digits);
}

/** Prices such as 65000-70000. */
export function isRound(digits: string): boolean {
  return digits.length >= 4 && digits.endsWith('00');
}

/** The joined digits of each part of a run. */
function ranges(digits: readonly string[]): string[] {
  return digits.flatMap((_, from) =>
    digits.slice(from, from + 16).map((_each, count) => digits.slice(from, from + count + 1).join('')),
  );
}

/** A number whose halves come in any order, with a word or a digit between them. */
function inHalves(digits: readonly string[]): boolean {
  const halves = digits.filter((each) => each.length === 5);
  return halves.length === 2 && halves.some((half) => /^[6-9]/.test(half)) && !halves.every(isRound);
}

/** The place of a run in its text. */
export function spanOf(run: readonly Token[]): HeldPart {
  return [run[0]?.from ?? 0, run.at(-1)?.to ?? 0];
}
