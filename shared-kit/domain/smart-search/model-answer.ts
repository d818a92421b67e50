import { comparable } from '../place-text.ts';
import { understand } from './understand.ts';
import type { PlaceIndex, Slot, Span, UnderstandContext, Understanding } from './understanding.ts';

/** One slot as a language model states it: a slot of the contract, with the words of the text that say it. */
export interface ModelSlot {
  readonly slot: Slot;
  /** Word for word from the text. */
  readonly quote: string;
}

/**
 * An understanding from a model's slots. The grammar has the first word: a model only adds slots for parts that the
 * grammar did not understand. Slots whose quote the text does not have, or whose place the city does not have, are
 * dropped. What remains is a guess.
 */
export function withModelAnswer(text: string, context: UnderstandContext, answer: readonly ModelSlot[]): Understanding {
  const own = understand(text, context);
  const taken: Span[] = own.slots.flatMap(({ span }) => (span ? [span] : []));
  const added: Slot[] = [];
  for (const { slot, quote } of answer) {
    const span = quotedSpan(own.text, quote, taken);
    if (!span || !isPossible(slot, context.places)) continue;
    taken.push(span);
    added.push({ ...slot, span, certainty: 'guess' });
  }
  if (added.length === 0) return own;
  const free = (part: Span) => !added.some(({ span }) => span && overlaps(span, part));
  const spoken = [...own.slots.filter(({ span }) => span), ...added].sort(
    (one, other) => (one.span?.start ?? 0) - (other.span?.start ?? 0),
  );
  const stated = new Set(added.map(({ kind }) => kind));
  const inferred = own.slots.filter(({ span, kind }) => !span && !stated.has(kind));
  return {
    ...own,
    slots: [...spoken, ...inferred],
    ignored: own.ignored.filter(free),
    unknown: own.unknown.filter(free),
  };
}

/** Where the quote is, if nothing else was understood there. */
function quotedSpan(text: string, quote: string, taken: readonly Span[]): Span | undefined {
  const words = quote.trim();
  if (words === '') return undefined;
  const start = text.toLowerCase().indexOf(words.toLowerCase());
  const span = { start, end: start + words.length };
  return start < 0 || span.end > text.length || taken.some((other) => overlaps(span, other)) ? undefined : span;
}

function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

/** A place must be one of the city's. */
function isPossible(slot: Slot, places: PlaceIndex | undefined): boolean {
  if (slot.kind !== 'place') return true;
  const known = places?.exact.get(comparable(slot.value.name).replaceAll(' ', ''));
  return known?.place.id === slot.value.id;
}
