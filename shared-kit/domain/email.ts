/** Longest address that mail can be sent to (RFC 5321). */
const LONGEST_EMAIL = 254;

/**
 * Whether a text has the shape of an e-mail address: one @, a mailbox before it and a dotted domain after it. Source:
 * product-and-plans, section 5 (e-mail).
 */
export function isValidEmail(text: string): boolean {
  return (
    text.length <= LONGEST_EMAIL &&
    /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i.test(
      text,
    )
  );
}
