/**
 * Country codes of most senders outside India. Any other code can be typed with the number. A country with several
 * time zones has that of its largest city.
 */
export const DIAL_CODES = [
  { value: '+971', label: '+971 UAE', timeZone: 'Asia/Dubai' },
  { value: '+1', label: '+1 US, Canada', timeZone: 'America/New_York' },
  { value: '+44', label: '+44 UK', timeZone: 'Europe/London' },
  { value: '+65', label: '+65 Singapore', timeZone: 'Asia/Singapore' },
  { value: '+61', label: '+61 Australia', timeZone: 'Australia/Sydney' },
  { value: '+966', label: '+966 Saudi Arabia', timeZone: 'Asia/Riyadh' },
  { value: '+974', label: '+974 Qatar', timeZone: 'Asia/Qatar' },
  { value: '+965', label: '+965 Kuwait', timeZone: 'Asia/Kuwait' },
  { value: '+968', label: '+968 Oman', timeZone: 'Asia/Muscat' },
  { value: '+49', label: '+49 Germany', timeZone: 'Europe/Berlin' },
  { value: '+64', label: '+64 New Zealand', timeZone: 'Pacific/Auckland' },
  { value: '+91', label: '+91 India', timeZone: 'Asia/Kolkata' },
] as const;

/** The time zone of a country, IANA name; that of India for a code that is not offered. */
export function timeZoneOf(dialCode: string): string {
  return DIAL_CODES.find(({ value }) => value === dialCode)?.timeZone ?? 'Asia/Kolkata';
}

/** Splits a number with its country code for a form; a code that is not offered stays with the number. */
export function splitPhone(phone: string | null): { readonly dialCode: string; readonly number: string } {
  const [first] = DIAL_CODES;
  const code = DIAL_CODES.find(({ value }) => phone?.startsWith(value));
  if (!phone || !code) return { dialCode: first.value, number: phone ?? '' };
  return { dialCode: code.value, number: phone.slice(code.value.length) };
}

/** Country codes of one and of two digits; all others have three. Source: ITU-T E.164. */
const COUNTRY_CODE = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})[\s-]*(.+)$/;

/** The complete number; a typed plus overrides the chosen country code. */
export function dialled(
  dialCode: string,
  typed: string,
): { readonly phoneCountryCode: string; readonly phone: string } {
  const abroad = /^(?:\+|00)(.+)$/.exec(typed)?.[1] ?? '';
  const [, code, phone] = COUNTRY_CODE.exec(abroad) ?? [];
  return code && phone ? { phoneCountryCode: `+${code}`, phone } : { phoneCountryCode: dialCode, phone: typed };
}
