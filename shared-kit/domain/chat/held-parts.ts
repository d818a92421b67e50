import { HELD_MARK } from './chat-limits.ts';

/** First and last character (exclusive) of a held part. */
export type HeldPart = readonly [from: number, to: number];

export function heldParts(text: string): readonly HeldPart[] {
  return [...text.matchAll(/\d{10}/g)].map(({ index }) => [index, index + 10] as const);
}

/** The text with each held part replaced. */
export function maskHeld(text: string, held: readonly HeldPart[]): string {
  let shown = '';
  let end = 0;
  for (const [from, to] of held) {
    shown += text.slice(end, from) + HELD_MARK;
    end = to;
  }
  return shown + text.slice(end);
}
