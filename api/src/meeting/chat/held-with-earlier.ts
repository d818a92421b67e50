import type { HeldPart } from '@aangan/shared-kit/domain/chat/held-part';
import { heldParts } from '@aangan/shared-kit/domain/chat/held-parts';
import { mayContinueNumber, SPLIT_WITHIN_MS, splitNumber } from '@aangan/shared-kit/domain/chat/split-number';

/** A message before a new one. */
export interface EarlierMessage {
  readonly seq: number;
  readonly authorId: string | null;
  readonly text: string;
  readonly held: readonly HeldPart[];
  /** Epoch ms. */
  readonly at: number;
}

/** What is held in a new message, and in messages before it. */
export interface HeldNow {
  readonly held: readonly HeldPart[];
  /** Messages in which a part is held from now on. */
  readonly before: readonly { readonly seq: number; readonly held: readonly HeldPart[] }[];
}

/**
 * The held parts of a new message. A phone number that it ends, and that the author's messages before it began, is held
 * in all of them. Only a message that can continue a number looks at those before it.
 * @param earlier the messages before it, the newest first
 */
export function heldWithEarlier(
  { authorId, text }: { readonly authorId: string; readonly text: string },
  earlier: readonly EarlierMessage[],
  at: Date,
): HeldNow {
  const held = heldParts(text);
  if (held.length > 0 || !mayContinueNumber(text)) return { held, before: [] };
  const isOther = (each: EarlierMessage) =>
    each.authorId !== authorId || each.held.length > 0 || at.getTime() - each.at > SPLIT_WITHIN_MS;
  const other = earlier.findIndex(isOther);
  const own = (other < 0 ? earlier : earlier.slice(0, other)).toReversed();
  const parts = splitNumber([...own.map((each) => each.text), text]);
  const last = parts?.at(-1);
  const before = own.flatMap(({ seq }, index) => {
    const part = parts?.[index];
    return part ? [{ seq, held: [part] }] : [];
  });
  return { held: last ? [last] : held, before };
}
