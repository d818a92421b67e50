import type { Span } from '@aangan/shared-kit/domain/smart-search/understanding';

/** A part of a text, and whether it was understood. */
export interface TextPart {
  readonly text: string;
  readonly understood: boolean;
  /** Where it begins, UTF-16 units. */
  readonly at: number;
}

/** Splits a text at the parts that were not understood. @param unknown in order of the text, without overlap */
export function markedText(text: string, unknown: readonly Span[]): readonly TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { start, end } of unknown) {
    if (start > at) parts.push({ text: text.slice(at, start), understood: true, at });
    parts.push({ text: text.slice(start, end), understood: false, at: start });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), understood: true, at });
  return parts;
}
