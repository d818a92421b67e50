import { HELD_MARK } from './chat-limits.ts';

/** First and last character (exclusive) of a part that another person does not see until contact is permitted. */
export type HeldPart = readonly [from: number, to: number];

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
