/**
 * Countries by dial code, the most common one for visitors to an Indian site. +1 is shared; most of these visitors are
 * in the US.
 */
const COUNTRIES: Readonly<Record<string, string>> = {
  '+91': 'IN',
  '+1': 'US',
  '+27': 'ZA',
  '+31': 'NL',
  '+33': 'FR',
  '+39': 'IT',
  '+44': 'GB',
  '+49': 'DE',
  '+60': 'MY',
  '+61': 'AU',
  '+64': 'NZ',
  '+65': 'SG',
  '+66': 'TH',
  '+81': 'JP',
  '+94': 'LK',
  '+353': 'IE',
  '+852': 'HK',
  '+880': 'BD',
  '+965': 'KW',
  '+966': 'SA',
  '+968': 'OM',
  '+971': 'AE',
  '+973': 'BH',
  '+974': 'QA',
  '+977': 'NP',
};

/** Country code for unknown dial codes (ISO reserves this code for its users). */
const UNNAMED_COUNTRY = 'ZZ';

/**
 * ISO country of a number with its dial code, `+919812345678`; `ZZ` for unknown ones. No dial code begins with another
 * one.
 */
export function countryOfPhone(phone: string): string {
  return Object.entries(COUNTRIES).find(([dialCode]) => phone.startsWith(dialCode))?.[1] ?? UNNAMED_COUNTRY;
}
