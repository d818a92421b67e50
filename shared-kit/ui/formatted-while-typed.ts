import type { ChangeEvent, ChangeEventHandler } from 'react';
import type { Typed } from '../domain/typed-number.ts';

/** A change handler that formats the text of a field first. The caret stays where it was. */
export function formattedWhileTyped(
  format: (typed: Typed) => Typed,
  onChange: ChangeEventHandler<HTMLInputElement> | undefined,
): ChangeEventHandler<HTMLInputElement> {
  return (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const typed = { text: field.value, caret: field.selectionStart ?? field.value.length };
    const { text, caret } = format(typed);
    if (text !== typed.text) {
      field.value = text;
      field.setSelectionRange(caret, caret);
    }
    onChange?.(event);
  };
}
