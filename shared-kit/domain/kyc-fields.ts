/** Income-tax number: five letters, four digits, a letter. The fourth letter is the type of holder. */
const PAN = /^[A-Z]{3}[ABCFGHLJPT][A-Z]\d{4}[A-Z]$/;

/** A PAN in its normal form: capitals, without spaces. */
export function tidyPan(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase();
}

/** The validation error of a PAN, for people, or undefined. */
export function panProblem(pan: string): string | undefined {
  return PAN.test(pan) ? undefined : 'A PAN has five letters, four digits and a letter: ABCPE1234F.';
}

/** A PAN that its owner recognises: `•••••1234F`. */
export function maskedPan(pan: string): string {
  return `•••••${pan.slice(-5)}`;
}

/** The validation error of the last digits of an Aadhaar number, for people, or undefined. */
export function aadhaarProblem(digits: string): string | undefined {
  if (/^\d{12}$/.test(digits.replace(/\s/g, '')))
    return 'Enter only the last four digits. We never need the full number.';
  return /^\d{4}$/.test(digits) ? undefined : 'Enter the last four digits of your Aadhaar number.';
}

/** The validation error of an address, for people, or undefined. */
export function addressProblem(address: string): string | undefined {
  if (address.length < 15) return 'Enter the full address: house, street, locality and city.';
  return /\b[1-9]\d{5}\b/.test(address) ? undefined : 'Enter the six-digit PIN code.';
}
