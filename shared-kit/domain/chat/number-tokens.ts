import { LETTER_DIGITS, NUMBER_WORDS, REPEATS, TENS } from './number-words.ts';

/** A part of a text: digits as people say or write them, a word, or what separates them. */
export interface Token {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  readonly text: string;
  /** The digits that it stands for; undefined for anything else. */
  readonly digits: string | undefined;
  /** Whether the digits are spelled as a word. */
  readonly spelled: boolean;
}

/** A character in the plain form of digits and letters, with its place in the text. */
interface Plain {
  readonly char: string;
  readonly from: number;
  readonly to: number;
}

/** Digits of any script and style as ASCII; keycaps and invisible characters are left out. */
function plainCharacters(text: string): Plain[] {
  const plain: Plain[] = [];
  let from = 0;
  for (const char of text) {
    const to = from + char.length;
    if (!/[\u20e3\ufe0f\u200b-\u200f\u2060-\u2064\ufeff]/.test(char)) {
      for (const each of char.normalize('NFKC').toLowerCase()) plain.push({ char: asDigit(each), from, to });
    }
    from = to;
  }
  return plain;
}

/** Digits of every script come in rows of ten. */
function asDigit(char: string): string {
  if (!/\p{Nd}/u.test(char)) return char;
  let zero = char.codePointAt(0) ?? 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && (char.codePointAt(0) ?? 0) - zero < 9) zero -= 1;
  return String((char.codePointAt(0) ?? 0) - zero);
}

type Kind = 'digits' | 'word' | 'between';

function kindOf(char: string): Kind {
  if (/\d/.test(char)) return 'digits';
  return /[\p{L}\p{M}]/u.test(char) ? 'word' : 'between';
}

/** The tokens of a text, in order and without gaps. */
export function numberTokens(text: string): Token[] {
  const pieces: { kind: Kind; text: string; from: number; to: number }[] = [];
  for (const { char, from, to } of plainCharacters(text)) {
    const kind = kindOf(char);
    const last = pieces.at(-1);
    if (last?.kind === kind) {
      last.text += char;
      last.to = to;
    } else pieces.push({ kind, text: char, from, to });
  }
  return spoken(
    spelledOut(pieces.flatMap(({ kind, ...piece }) => (kind === 'word' ? wordTokens(piece) : [plain(piece, kind)]))),
  );
}

const plain = (piece: Omit<Token, 'digits' | 'spelled'>, kind: Kind): Token => ({
  ...piece,
  digits: kind === 'digits' ? piece.text : undefined,
  spelled: false,
});

/** A word, or number words that are written as one: `nineeight`. */
function wordTokens(piece: Omit<Token, 'digits' | 'spelled'>): Token[] {
  const digits = digitsOf(piece.text);
  return [{ ...piece, digits, spelled: digits !== undefined }];
}

function digitsOf(word: string): string | undefined {
  const known = NUMBER_WORDS.get(word);
  if (known !== undefined || TENS.has(word) || REPEATS.has(word)) return known;
  return word.length > 5 && word.length <= LONGEST_JOINED ? joinedDigits(word) : undefined;
}

/** Letters of fifteen long number words: more is no number. */
const LONGEST_JOINED = 80;

/** Digits of number words without spaces; undefined unless the word is made of them alone. */
function joinedDigits(word: string): string | undefined {
  if (word === '') return '';
  for (const [name, digits] of NUMBER_WORDS) {
    const rest = word.startsWith(name) ? joinedDigits(word.slice(name.length)) : undefined;
    if (rest !== undefined) return digits + rest;
  }
  return undefined;
}

/** Joins words that are spelled letter by letter, `n i n e`, if they are number words. */
function spelledOut(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const word = letterByLetter(tokens, index);
    const token = word ?? tokens[index];
    if (token) out.push(token);
    if (word) while (index + 1 < tokens.length && (tokens[index + 1]?.to ?? 0) <= word.to) index++;
  }
  return out;
}

function letterByLetter(tokens: readonly Token[], start: number): Token | undefined {
  let word = '';
  for (let index = start; index < tokens.length && word.length < 6; index += 2) {
    const token = tokens[index];
    if (!token || token.digits !== undefined || !/^\p{L}$/u.test(token.text)) return undefined;
    word += token.text;
    const digits = word.length > 2 ? NUMBER_WORDS.get(word) : undefined;
    if (digits !== undefined) {
      return { from: tokens[start]?.from ?? 0, to: token.to, text: word, digits, spelled: true };
    }
    if (tokens[index + 1]?.text !== ' ') return undefined;
  }
  return undefined;
}

/** Joins `double nine`, `twenty three`, and letters that stand for digits inside a number: `98450I2345`. */
function spoken(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token) continue;
    const gap = tokens[index + 1];
    const next = gap && /^[\s-]+$/.test(gap.text) ? tokens[index + 2] : undefined;
    const joined = next && joinTwo(token, next);
    const letters = joined ? undefined : letterInside(out.at(-1), token, gap);
    if (joined) index += 2;
    out.push(joined ?? letters ?? alone(token));
  }
  return out;
}

/** A word and the digit after it as one token. */
function joinTwo(word: Token, next: Token): Token | undefined {
  const times = REPEATS.get(word.text);
  if (times !== undefined && next.digits?.length === 1) {
    return { ...word, to: next.to, digits: next.digits.repeat(times), spelled: true };
  }
  const ten = TENS.get(word.text);
  const isUnit = next.digits?.length === 1 && next.digits !== '0' && next.spelled;
  return ten !== undefined && isUnit ? { ...word, to: next.to, digits: ten + next.digits, spelled: true } : undefined;
}

function alone(token: Token): Token {
  const ten = TENS.get(token.text);
  return ten === undefined ? token : { ...token, digits: `${ten}0`, spelled: true };
}

/** Letters directly between or before digits, if each looks like a digit. */
function letterInside(before: Token | undefined, token: Token, after: Token | undefined): Token | undefined {
  const touches = before?.digits !== undefined && !before.spelled && after?.digits !== undefined && !after.spelled;
  if (!touches || token.digits !== undefined || token.text.length > 2) return undefined;
  const digits = [...token.text].map((char) => LETTER_DIGITS.get(char));
  return digits.includes(undefined) ? undefined : { ...token, digits: digits.join('') };
}
