import { holdsNumber } from '../holds-number.ts';

/** What is wrong with the words of an owner. */
export interface TextWarning {
  readonly kind: 'phone' | 'email' | 'link' | 'capitals' | 'discrimination';
  /** The words that it is about. */
  readonly found: string;
  /** For people. */
  readonly message: string;
  /** The listing cannot be published with it. */
  readonly blocks: boolean;
}

/** Letters that a shouted text has at least; shorter ones may be names. */
const SHOUTED_LETTERS = 25;
/** Share of capital letters from which a text is shouted. */
const SHOUTED_SHARE = 0.7;

const DIGIT_WORDS = 'zero|one|two|three|four|five|six|seven|eight|nine|oh|double|triple';
/** Ten figures in words: `nine eight four five …`. */
const SPELT_NUMBER = new RegExp(`\\b(?:(?:${DIGIT_WORDS})[\\s,.-]+){7,}(?:${DIGIT_WORDS})\\b`, 'i');
const EMAIL = /[\w.+-]+\s?(?:@|\(at\)|\[at\])\s?[\w-]+\s?(?:\.|\(dot\)|\[dot\])\s?[a-z]{2,}/i;
const LINK = /\b(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|in|org|net|co\.in|me)\b(?:\/\S*)?/i;

const GROUPS =
  'hindus?|muslims?|christians?|sikhs?|jains?|buddhists?|parsis?|brahmins?|dalits?|marwaris?|gujaratis?|marathis?|tamilians?|telugus?|malayalis?|kannadigas?|bengalis?|punjabis?|biharis?|north ?indians?|south ?indians?|north[- ]?east(?:ern(?:er)?s?|ians?)?|foreigners?|africans?|nigerians?';

// biome-ignore format: a row a pattern
/** Wording that shuts people out for who they are: religion, caste, origin, food, marriage. */
const DISCRIMINATION: readonly RegExp[] = [
  new RegExp(`\\b(?:no|not for|except|strictly no)\\s+(?:${GROUPS})\\b`, 'i'),
  new RegExp(`\\b(?:${GROUPS})\\s+(?:famil(?:y|ies)\\s+)?(?:only|preferred|need not|not allowed)\\b`, 'i'),
  new RegExp(`\\b(?:only|prefer(?:s|red)?)\\s+(?:for\\s+)?(?:${GROUPS})\\b`, 'i'),
  /\b(?:pure |strictly )?(?:veg|vegetarian|eggetarian)s?\s+(?:famil(?:y|ies)|tenants?|people)?\s*(?:only|preferred)\b/i,
  /\b(?:only|strictly)\s+(?:for\s+)?(?:pure\s+)?(?:veg|vegetarian)s?\b/i,
  /\bno\s+(?:non[- ]?veg(?:etarian)?s?|meat[- ]?eaters?)\b/i,
  /\b(?:upper|higher|same|general)\s+caste\b/i,
  /\b(?:no|not for)\s+(?:divorcees?|widows?|single mothers?|unmarried couples?|live[- ]?in couples?|lgbt\w*|transgenders?|disabled)\b/i,
  /\b(?:married\s+couples?|fair|good[- ]looking)\s+only\b/i,
];

/**
 * Warnings about the words of an owner: contact data, capitals, and wording that shuts people out. Contact data blocks,
 * because numbers are exchanged by contacts; the rest is a hint while typing, and shutting people out blocks too.
 */
export function textWarnings(text: string): TextWarning[] {
  const warnings: TextWarning[] = [];
  const spelt = SPELT_NUMBER.exec(text)?.[0];
  if (holdsNumber(text) || spelt) {
    warnings.push({
      kind: 'phone',
      found: spelt ?? '',
      message: 'Leave out phone numbers. Seekers get yours when they contact you.',
      blocks: true,
    });
  }
  const email = EMAIL.exec(text)?.[0];
  if (email) warnings.push({ kind: 'email', found: email, message: 'Leave out e-mail addresses.', blocks: true });
  const link = email ? undefined : LINK.exec(text)?.[0];
  if (link) warnings.push({ kind: 'link', found: link, message: 'Leave out links to other sites.', blocks: true });
  if (isShouted(text)) {
    warnings.push({
      kind: 'capitals',
      found: '',
      message: 'Write in ordinary letters, not all capitals.',
      blocks: false,
    });
  }
  const shutOut = DISCRIMINATION.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
  if (shutOut) {
    warnings.push({
      kind: 'discrimination',
      found: shutOut,
      message: `Homes here are open to everybody. Leave out “${shutOut}”.`,
      blocks: true,
    });
  }
  return warnings;
}

function isShouted(text: string): boolean {
  const letters = text.replace(/[^A-Za-z]/g, '');
  const capitals = letters.replace(/[^A-Z]/g, '');
  return letters.length >= SHOUTED_LETTERS && capitals.length / letters.length >= SHOUTED_SHARE;
}
