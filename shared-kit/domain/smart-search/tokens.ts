import { numberWordAt } from './number-words.ts';
import type { Span } from './understanding.ts';

/** A word or a number of the text. */
export interface Token extends Span {
  /** In lowercase, without dots and apostrophes; of a number its digits, `30000`, `1.2`. */
  readonly text: string;
  readonly value?: number;
  /** `1st`, `second`. */
  readonly ordinal?: true;
  /** Nothing is between it and the token before: `k` of `30k`. */
  readonly glued?: true;
  /** A misspelt word that was replaced by the nearest known one. */
  readonly corrected?: true;
  /** A number in words. */
  readonly spoken?: true;
}

const PARTS =
  /\d{1,3}(?:,\d{2})*,\d{3}(?!\d)|\d+(?:\.\d+)?|(?:\p{L}\.){2,}\p{L}?(?![\p{L}\p{M}])|[\p{L}\p{M}]+(?:['’]\p{L}+)*|[-–+/&*]/gu;
const ORDINAL_ENDINGS = new Set(['st', 'nd', 'rd', 'th']);

/** The words and numbers of a text; numbers in words are numbers too. Punctuation without meaning is left out. */
export function tokensOf(text: string): Token[] {
  return withNumberWords(withOrdinals(rawTokens(text)));
}

function rawTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(PARTS)) {
    const [part] = match;
    const start = match.index;
    const end = start + part.length;
    const glued = tokens.at(-1)?.end === start && { glued: true as const };
    if (/^\d/.test(part)) {
      const digits = part.replaceAll(',', '');
      tokens.push({ text: digits, value: Number(digits), start, end, ...glued });
    } else if (/^[-–+/&*]/.test(part)) {
      const sign = signBetween(part, text.slice(0, start).trimEnd(), text.slice(end).trimStart());
      if (sign) tokens.push({ text: sign, start, end, ...glued });
    } else {
      tokens.push({
        text: part
          .toLowerCase()
          .normalize('NFKD')
          .replace(/[\p{M}.'’]/gu, ''),
        start,
        end,
        ...glued,
      });
    }
  }
  return tokens;
}

/** The meaning of a sign by its neighbours, or nothing: a hyphen matters in `20-25k` and not in `hi-tech`. */
function signBetween(sign: string, before: string, after: string): string | undefined {
  const afterNumber = /[\d\p{L}]$/u.test(before) && /\d\S*$/u.test(before);
  if (sign === '&') return 'and';
  if (sign === '/') return /[\d\p{L}]$/u.test(before) && /^[\d\p{L}]/u.test(after) ? '/' : undefined;
  if (sign === '+') return afterNumber ? '+' : undefined;
  if (sign === '*') return afterNumber && /^\d/.test(after) ? 'x' : undefined;
  return afterNumber && /^(?:₹|rs\.?)?\s*\d/iu.test(after) ? '-' : undefined;
}

function withOrdinals(tokens: readonly Token[]): Token[] {
  const merged: Token[] = [];
  for (const token of tokens) {
    const before = merged.at(-1);
    if (before?.value !== undefined && token.glued && ORDINAL_ENDINGS.has(token.text)) {
      merged[merged.length - 1] = { ...before, end: token.end, ordinal: true };
    } else merged.push(token);
  }
  return merged;
}

function withNumberWords(tokens: readonly Token[]): Token[] {
  const merged: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const read = token.value === undefined ? numberWordAt(tokens, at) : undefined;
    if (read) {
      const { value, ordinal, length } = read;
      const end = (tokens[at + length - 1] as Token).end;
      merged.push({ text: String(value), value, start: token.start, end, spoken: true, ...(ordinal && { ordinal }) });
      at += length;
    } else {
      merged.push(token);
      at += 1;
    }
  }
  return merged;
}
