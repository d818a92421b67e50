import { groupDigitText } from './money.ts';

/** The text of a field while it is typed, and the position of the caret in it. */
export interface Typed {
  readonly text: string;
  readonly caret: number;
}

/**
 * An amount with Indian digit grouping while it is typed: `150000|` → `1,50,000|`. The caret stays behind the same
 * digit. A text that is more than digits, such as `1.5 L`, is left as it is.
 * Source: product-and-plans, section 9 (platform: currency).
 */
export function typedAmount(typed: Typed): Typed {
  return /^[\d,\s]*$/.test(typed.text) ? regrouped(typed, groupDigitText) : typed;
}

/** An Indian number in two groups while it is typed: `9845012345|` → `98450 12345|`. Any other one is left as it is. */
export function typedPhone(typed: Typed): Typed {
  const digits = typed.text.replace(/\D/g, '');
  if (!/^[\d\s]*$/.test(typed.text) || digits.length > PHONE_DIGITS || digits.startsWith('0')) return typed;
  return regrouped(typed, (text) => text.replace(/^(\d{5})(?=\d)/, '$1 '));
}

const PHONE_DIGITS = 10;

function regrouped({ text, caret }: Typed, group: (digits: string) => string): Typed {
  const grouped = group(text.replace(/\D/g, ''));
  const before = text.slice(0, caret).replace(/\D/g, '').length;
  return { text: grouped, caret: positionBehind(grouped, before) };
}

/** The position behind the given number of digits. */
function positionBehind(text: string, digits: number): number {
  let position = 0;
  for (let seen = 0; seen < digits; position += 1) if (/\d/.test(text.charAt(position))) seen += 1;
  return position;
}
