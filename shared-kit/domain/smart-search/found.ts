import type { PreferredTenant } from '../listing-options.ts';
import type { Token } from './tokens.ts';
import type { PlaceIndex, SlotKind, SlotValues } from './understanding.ts';

/** What a part of the text means on its own. The category decides later what `deal` and `who` become. */
export type Meaning =
  | { readonly [Kind in SlotKind]: { readonly kind: Kind; readonly value: SlotValues[Kind] } }[SlotKind]
  /** Rent or buy, of whatever it is. */
  | { readonly kind: 'deal'; readonly value: 'RENT' | 'BUY' }
  /** Who will live there: the tenants of a home, the sex of a PG. */
  | { readonly kind: 'who'; readonly value: readonly PreferredTenant[] }
  /** A space for business of any type. */
  | { readonly kind: 'commercial'; readonly value: true }
  /** Words that only look like a wish: "dog park". */
  | { readonly kind: 'noise'; readonly value: true };

/** A meaning of the tokens from `from` to before `to`. */
export interface Found {
  readonly from: number;
  readonly to: number;
  readonly meaning: Meaning;
  readonly guess?: boolean;
  readonly negated?: boolean;
  readonly alternative?: boolean;
}

export interface ReadContext {
  /** Today in India, `2026-11-26`. */
  readonly today: string;
  readonly places?: PlaceIndex | undefined;
}

/** Finds what begins at a position. */
export type Reader = (tokens: readonly Token[], at: number, context: ReadContext) => Found | undefined;

/** The tokens as one text, for short comparisons. */
export function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? '';
}

/** A number that is no ordinal. */
export function numberAt(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  return token?.ordinal ? undefined : token?.value;
}

/** Words between two ends of a range or two alternatives. */
export const OR_WORDS: ReadonlySet<string> = new Set(['or', 'ya', 'and', 'aur', '/', 'and/or']);
export const TO_WORDS: ReadonlySet<string> = new Set(['to', 'se', '-', 'till', 'upto', 'and']);
