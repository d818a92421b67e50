import { slotWords } from './slot-words.ts';
import type { Chip, Slot, Understanding } from './understanding.ts';

/** The slots as chips, in their order. */
export function toChips({ slots }: Understanding): Chip[] {
  const taken = new Map<string, number>();
  return slots.map((slot) => {
    const base = `${slot.kind}-${slot.span?.start ?? 'chosen'}`;
    const before = taken.get(base) ?? 0;
    taken.set(base, before + 1);
    const id = before === 0 ? base : `${base}-${before}`;
    return { id, kind: slot.kind, label: slotWords(slot), certainty: slot.certainty, slot };
  });
}

/** The same understanding less this chip; its words become ignored. An unknown chip changes nothing. */
export function without(understanding: Understanding, chipId: string): Understanding {
  const chip = toChips(understanding).find(({ id }) => id === chipId);
  if (!chip) return understanding;
  const slots = understanding.slots.filter((slot) => slot !== chip.slot);
  const { span } = chip.slot;
  if (!span) return { ...understanding, slots };
  const ignored = [...understanding.ignored, span].sort((one, other) => one.start - other.start);
  return { ...understanding, slots, ignored };
}

/** The text less the words of a chip. */
export function textWithout(text: string, { slot: { span } }: Chip): string {
  if (!span) return text;
  return [text.slice(0, span.start), text.slice(span.end)]
    .map((part) => part.trim().replace(/^,\s*|\s*,$/g, ''))
    .filter(Boolean)
    .join(', ');
}

/** Another slot in place of a chip's, certain because the person chose it. */
export function changed(understanding: Understanding, chipId: string, slot: Slot): Understanding {
  const chip = toChips(understanding).find(({ id }) => id === chipId);
  if (!chip) return understanding;
  const { span: _, ...value } = slot;
  const chosen = { ...value, ...(chip.slot.span && { span: chip.slot.span }), certainty: 'certain' } as Slot;
  return { ...understanding, slots: understanding.slots.map((one) => (one === chip.slot ? chosen : one)) };
}
