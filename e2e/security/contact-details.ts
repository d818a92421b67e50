/** The site's own addresses, and examples in forms, are not personal. */
const NOBODYS = /@(?:aangan|example)\.(?:example|com|in|test)$|@www\.w3\.org$/i;

/** Texts in an answer that look like a phone number or an e-mail address. */
export function contactDetailsIn(text: string): string[] {
  const phones = text.match(PHONE) ?? [];
  const emails = (text.match(EMAIL) ?? []).filter((email) => !NOBODYS.test(email));
  return [...new Set([...phones, ...emails])];
}

/** Indian numbers in any spelling, and the seeded ones, which start with a 0 that no number in India has. */
const PHONE =
  /(?<![\w./-])(?:(?:\+|%2B|00)?91[\s-]?(?:0{4}\d{6}|[6-9]\d{4}[\s-]?\d{5})|[6-9]\d{4}[\s-]\d{5}|[6-9]\d{9})(?![\w.-])/g;
const EMAIL = /[\w.+-]+@[a-z][\w-]*(?:\.[\w-]+)*\.[a-z]{2,}/gi;
