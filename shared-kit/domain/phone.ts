/**
 * Whether a phone number is valid: any with a country code other than +91, and with +91 exactly 10 digits.
 * @param countryCode `+91` or `91` Source: product-and-plans, section 5 (phone); services-and-platform, section 3
 * (`phoneCountryCode` is '91').
 */
export function isValidPhone(countryCode: string, number: string): boolean {
  return countryCode.replace('+', '').trim() !== '91' || /^\d{10}$/.test(number);
}

/** An Indian number as people read it, `98450 12345`; a text that is not 10 digits is left as it is. */
export function formatPhone(number: string): string {
  return number.replace(/^(\d{5})(\d{5})$/, '$1 $2');
}

/** A number with its country code in groups: `+91 98450 12345`; a foreign number is not changed. */
export function spacedPhone(phone: string): string {
  return phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');
}
