import { textWithout, toChips } from '@aangan/shared-kit/domain/smart-search/chips';
import { sentenceOf } from '@aangan/shared-kit/domain/smart-search/sentence-of';
import type { Chip, Span, Understanding } from '@aangan/shared-kit/domain/smart-search/understanding';
import { markedText, type TextPart } from './marked-text.ts';

/** A chip of a text. Each of its links leads to the box with another text. */
export interface ChipView {
  readonly id: string;
  readonly label: string;
  /** It was not certain: the visitor is asked. */
  readonly guess: boolean;
  readonly removeTo: string;
  /** For a guess: the text that says it clearly. */
  readonly acceptTo?: string;
  readonly span?: Span;
}

export interface UnderstoodView {
  readonly parts: readonly TextPart[];
  readonly chips: readonly ChipView[];
}

/** @param addressOf the address of the box with another text */
export function understoodView(understanding: Understanding, addressOf: (text: string) => string): UnderstoodView {
  return {
    parts: markedText(understanding.text, understanding.unknown),
    chips: toChips(understanding).map((chip) => chipView(understanding, chip, addressOf)),
  };
}

function chipView(understanding: Understanding, chip: Chip, addressOf: (text: string) => string): ChipView {
  const { id, label, certainty, slot } = chip;
  const guess = certainty === 'guess';
  return {
    id,
    label,
    guess,
    removeTo: addressOf(textWithout(understanding.text, chip)),
    ...(guess && { acceptTo: addressOf(acceptedText(understanding, chip)) }),
    ...(slot.span && { span: slot.span }),
  };
}

/** The text with clear words in place of those that were guessed. */
function acceptedText({ text }: Understanding, { slot }: Chip): string {
  const words = sentenceOf([{ ...slot, certainty: 'certain' }]);
  if (!slot.span) return `${text} ${words}`;
  return `${text.slice(0, slot.span.start)}${words}${text.slice(slot.span.end)}`;
}
