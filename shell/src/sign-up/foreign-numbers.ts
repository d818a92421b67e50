import { isPossiblePhoneNumber, isSupportedCountry } from 'libphonenumber-js/min';

/** Whether a number has a valid length for its country. */
export function isPossibleNumber(number: string, country: string): boolean {
  return isSupportedCountry(country) && isPossiblePhoneNumber(number, country);
}
