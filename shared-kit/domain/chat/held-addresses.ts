import type { HeldPart } from './held-part.ts';

/** Handles of UPI apps and banks. Source: NPCI's list of payment service providers. */
const UPI_HANDLES =
  'okaxis|oksbi|okicici|okhdfcbank|ybl|ibl|axl|apl|yapl|upi|waaxis|wahdfcbank|waicici|wasbi|ikwik|ptyes|ptaxis|pthdfc|ptsbi|axisb|fam|jupiteraxis|naviaxis|timecosmos';
const MAIL_HOSTS = 'gmail|yahoo|ymail|outlook|hotmail|rediffmail|rediff|icloud|proton|protonmail|zoho|live';
const COMPANIES_TOO = 'paytm|airtel|jio';

const DOT = String.raw`\s*(?:\.|\(dot\)|\[dot\]|\bdot\b)\s*`;
const AT = String.raw`\s*(?:@|\(at\)|\[at\]|\{at\}|\bat\s+the\s+rate(?:\s+of)?\b|\bat\b)\s*`;
const NAME = String.raw`[\p{L}\d][\p{L}\d_+-]*(?:(?:\.|\s?(?:\bdot\b|\(dot\)|\[dot\])\s?)[\p{L}\d_-]+)*`;
const ENDINGS = 'com|in|co|net|org|io|app|xyz|site|online|shop|info|link|page|club|live';

const pattern = (source: string): RegExp => new RegExp(source, 'giu');

/** Mails, UPI ids, links and names on other networks, each with what makes it certain. */
const PATTERNS: readonly RegExp[] = [
  // A name and a host without spaces: a mail or a UPI id.
  pattern(String.raw`${NAME}(?:@|\(at\)|\[at\])[\p{L}][\p{L}\d-]+(?:\.[\p{L}\d-]+)*`),
  // With spaces or words, if the host is known.
  pattern(String.raw`${NAME}${AT}(?:${UPI_HANDLES})\b`),
  pattern(String.raw`${NAME}\s*@\s*(?:${MAIL_HOSTS}|${COMPANIES_TOO})\b(?:${DOT}(?:${ENDINGS}))*`),
  pattern(String.raw`${NAME}${AT}(?:${MAIL_HOSTS})(?:(?:${DOT}|\s+)(?:com|co|in))+\b`),
  pattern(String.raw`${NAME}${AT}gmail\b`),
  // Links.
  pattern(String.raw`\bh(?:tt|xx)ps?:\/\/\S+`),
  pattern(String.raw`\bwww\.\S+`),
  pattern(String.raw`\b[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}\/[^\s)]+`),
  pattern(String.raw`\b[\p{L}\d-]{2,}(?:\.[\p{L}\d-]+)*\.(?:${ENDINGS})\b(?!\.?\p{L})`),
  pattern(String.raw`\b[\p{L}\d-]{3,}\s*(?:\(dot\)|\[dot\]|\bdot\b)\s*(?:com|in|co|net|org|me)\b`),
  // Names on other networks.
  pattern(
    String.raw`\b(?:insta|instagram|telegram|tg|skype|snapchat|facebook|fb|twitter|discord)(?:\s+(?:id|handle|name|is|pe|par|me))*\s*[:=-]?\s*(?:@[\w.]{3,}|[\w]+[._:][\w.]+|\w*_\w+)`,
  ),
  // Codes of bank branches.
  pattern(String.raw`\b[a-z]{4}0[a-z\d]{6}\b`),
];

/** Mails, UPI ids, links and names on other networks in a text. */
export function heldAddresses(text: string): HeldPart[] {
  return PATTERNS.flatMap((each) =>
    [...text.matchAll(each)].map(({ index, 0: found }) => [index, index + found.length] as const),
  );
}
