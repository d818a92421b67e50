import { heldAddresses } from './held-addresses.ts';
import { heldNumbers } from './held-numbers.ts';
import type { HeldPart } from './held-part.ts';

/**
 * Contact details in a message, in order and without overlaps: phone numbers and bank accounts, spelled in English or
 * Hindi too, UPI ids, mails, links and names on other networks. Prices, dates, areas, flat numbers and PIN codes are
 * none.
 */
export function heldParts(text: string): HeldPart[] {
  const found = [...heldNumbers(text), ...heldAddresses(text)].toSorted(([one], [other]) => one - other);
  const parts: HeldPart[] = [];
  for (const part of found) {
    const last = parts.at(-1);
    if (last && part[0] <= last[1]) parts[parts.length - 1] = [last[0], Math.max(last[1], part[1])];
    else parts.push(part);
  }
  return parts;
}
