/** Country codes of most senders outside India. Any other code can be typed with the number. */
export const DIAL_CODES = [
  { value: '+971', label: '+971 UAE' },
  { value: '+1', label: '+1 US, Canada' },
  { value: '+44', label: '+44 UK' },
  { value: '+65', label: '+65 Singapore' },
  { value: '+61', label: '+61 Australia' },
  { value: '+966', label: '+966 Saudi Arabia' },
  { value: '+974', label: '+974 Qatar' },
  { value: '+965', label: '+965 Kuwait' },
  { value: '+968', label: '+968 Oman' },
  { value: '+49', label: '+49 Germany' },
  { value: '+64', label: '+64 New Zealand' },
  { value: '+91', label: '+91 India' },
] as const;

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
