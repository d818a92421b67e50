import { type GstState, isGstState } from './gst-state.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether a text is a GSTIN: state, PAN, entity, and the check digit that fits them. Source: the GST portal's format. */
export function isGstin(text: string): boolean {
  return /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(text) && isGstState(text.slice(0, 2)) && fitsCheck(text);
}

/** The state of a valid GSTIN. @throws RangeError for another text */
export function stateOfGstin(gstin: string): GstState {
  const code = gstin.slice(0, 2);
  if (!isGstin(gstin) || !isGstState(code)) throw new RangeError(`${gstin} is not a GSTIN`);
  return code;
}

function fitsCheck(gstin: string): boolean {
  const sum = [...gstin.slice(0, 14)].reduce((total, digit, index) => {
    const product = DIGITS.indexOf(digit) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return DIGITS[(36 - (sum % 36)) % 36] === gstin[14];
}
