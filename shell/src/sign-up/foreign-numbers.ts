import { isPossiblePhoneNumber, isSupportedCountry } from 'libphonenumber-js/min';

/** Whether a number has a length that numbers of the country have. */
export function isPossibleNumber(number: string, country: string): boolean {
  return isSupportedCountry(country) && isPossiblePhoneNumber(number, country);
}
