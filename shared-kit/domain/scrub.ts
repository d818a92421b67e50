/** Patterns that must not appear in a report, with their replacements; applied in this order. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  // The query and the fragment of an address: searches, shared data or logins.
  [/[?#][^\s"'<>()?#]*=[^\s"'<>()]*/g, '?…'],
  [/[^\s@"'<>(),;:]+@[^\s@"'<>(),;:]+/g, '[e-mail]'],
  // JSON Web Tokens, ids of sessions and devices, keys.
  [/[\w+/-]+\.[\w+/-]{4,}\.[\w+/=-]{16,}/g, '[token]'],
  [/(?=[\w+=-]*\d)(?=[\w+=-]*[A-Za-z])[\w+=-]{20,}/g, '[token]'],
  [/\b(bearer|otp|password|passcode|pin|secret|token)\b(\W{1,4})(?!\[)[\p{L}\p{Nd}]\S*/giu, '$1$2[removed]'],
  // Phones in any spelling, accounts, cards; also in other scripts' digits.
  [/\+?\p{Nd}(?:[\s().–-]{0,3}\p{Nd}){9,}/gu, '[number]'],
];

/** Longest text that is removed; a longer one at the limit may keep its beginning. */
const LONGEST = 500;

/**
 * A text without phones, e-mail addresses, tokens and query strings, for reports and logs.
 * @param limit most characters of the result
 * @example scrub('POST failed for /user?phone=9876543210') // 'POST failed for /user?…'
 */
export function scrub(text: string, limit = Number.POSITIVE_INFINITY): string {
  // Cut twice: a long text must not make the patterns slow, and no match may be cut in two.
  const cut = text.slice(0, limit + LONGEST);
  return PERSONAL.reduce((rest, [pattern, sign]) => rest.replace(pattern, sign), cut).slice(0, limit);
}
