/** A pattern of wording, its name in the evidence, and its bits. */
interface IndicatorWords {
  readonly pattern: RegExp;
  readonly words: string;
  readonly bits: number;
}

// biome-ignore format: a row a pattern
/** Money before a visit, and excuses for not meeting. Two or more matches count more than one. */
export const SCAM_PATTERNS: readonly IndicatorWords[] = [
  { pattern: /\b(?:token|advance|booking|registration|visit|gate pass)\b.{0,40}\b(?:before|first|to block|today)\b/i, words: 'money before a visit', bits: 5 },
  { pattern: /\b(?:pay|send|transfer|paying)\b.{0,40}\b(?:token|advance|fee|deposit)\b.{0,40}\b(?:before|online|today|by upi|gate pass)/i, words: 'money before a visit', bits: 5 },
  { pattern: /\bgate pass\b/i, words: 'a gate pass', bits: 4 },
  { pattern: /\b(?:keys|papers)\b.{0,20}\bby (?:courier|post)\b|\bcourier\b.{0,20}\bkeys\b/i, words: 'keys or documents by courier', bits: 5 },
  { pattern: /\b(?:army|cisf|crpf|navy|air force)\b.{0,40}\b(?:posted away|transferred)\b/i, words: 'a transfer in the forces', bits: 3 },
  { pattern: /\brefundable (?:visit fee|deposit)\b/i, words: 'a refundable fee for a visit', bits: 3 },
  { pattern: /\bonly on whatsapp\b/i, words: 'messages outside Aangan only', bits: 3 },
  { pattern: /\bbefore seeing\b/i, words: 'money before a visit', bits: 5 },
];

// biome-ignore format: a row a pattern
/** Wording of people who earn commissions. */
export const BROKER_PATTERNS: readonly IndicatorWords[] = [
  { pattern: /\b(?:brokerage|commission)\b/i, words: 'a commission', bits: 5 },
  { pattern: /\b(?:more|other|similar|verified) (?:options|flats|homes)\b/i, words: 'more homes', bits: 3 },
  { pattern: /\bwe deal in\b/i, words: 'dealing in homes', bits: 4 },
];

/** Names of businesses rather than people. */
export const BROKER_NAME =
  /\b(?:realt(?:y|ors?)|estates?|propert(?:y|ies)|consultanc(?:y|ies)|consultants?|associates)\b/i;

/** The patterns that a text matches. */
export function indicatorsIn(text: string, patterns: readonly IndicatorWords[]): readonly IndicatorWords[] {
  return patterns.filter(({ pattern }) => pattern.test(text));
}
