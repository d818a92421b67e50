import type { ScamSign } from './scam-warnings.ts';

/** A sign of a known scam in a message, and whom it endangers. */
export interface FoundSign {
  readonly sign: ScamSign;
  readonly inDanger: 'author' | 'reader';
}

const MONEY_WORD = String.raw`(?:tokens?|advance|deposit|payment|pay(?:ing|s)?|fees?|charges?|paise|rs\.?|rupees?|₹|transfer|amount|brokerage)`;
const MONEY = String.raw`(?:${MONEY_WORD}|\d{3,6})`;
const SEND = String.raw`(?:pay|send|transfer|deposit|bhej\w*|de\s?do|dena|dalo|karo|lagenge|required|requires|needed)`;
const VISIT = String.raw`(?:visit(?:ing)?|seeing|see|show|entry|dekh\w*|dikha\w*)`;

const any = (...sources: readonly string[]): RegExp => new RegExp(sources.join('|'), 'iu');

/** Both in one message, in this order, near each other. */
const near = (one: string, other: string): string => String.raw`\b${one}\b.{0,60}\b${other}\b`;

/** What messages of known scams say; the first row that fits decides. */
const SIGNS: readonly { readonly sign: ScamSign; readonly says: RegExp }[] = [
  {
    sign: 'SECRET_CODE',
    says: any(
      near('(?:share|tell|send|give|forward|batao|bata|bhejo|do)', 'otp'),
      near('otp', '(?:batao|bata|bhejo|share|send|tell|do)'),
    ),
  },
  {
    sign: 'REMOTE_CONTROL',
    says: any(
      String.raw`\b(?:any\s?desk|team\s?viewer|quick\s?support|rust\s?desk)\b`,
      near('(?:click|open)', 'link') + String.raw`.{0,40}\bpay\b`,
    ),
  },
  {
    sign: 'RECEIVE_BY_PAYING',
    says: any(
      near('(?:scan|qr)', '(?:receive|refund|back|aa\\s?jayega|milega|credit)'),
      near('(?:accept|approve)', '(?:upi|collect|payment)') + String.raw`.{0,30}\brequest\b`,
      near('(?:enter|dalo|type)', 'pin'),
      near('pin', '(?:receive|refund|milega|back)'),
      near('collect', 'request'),
      near('(?:first|pehle)', '(?:1|one|ek|100)') + String.raw`.{0,20}\brupees?\b`,
      near('(?:1|10|100)', 'rupees?') + String.raw`.{0,20}\b(?:first|pehle)\b`,
      near('army', '(?:you send first|send first)'),
    ),
  },
  {
    sign: 'KEYS_BY_COURIER',
    says: any(
      near('(?:keys?|chabi|chaabi)', '(?:courier\\w*|dhl|fedex|customs?|parcel|speed\\s?post)'),
      near('(?:courier\\w*|dhl|fedex|customs?|parcel)', '(?:keys?|chabi|chaabi)'),
    ),
  },
  {
    sign: 'FAR_AWAY_OWNER',
    says: any(
      near(
        '(?:army|cisf|crpf|bsf|navy|military|fauji|posting|posted)',
        '(?:keys?|chabi|advance|pay|paise|token|deposit|transfer)',
      ),
      near(
        '(?:abroad|canada|london|dubai|usa|uk|out of station|overseas)',
        '(?:keys?|pay|advance|token|deposit|transfer)',
      ),
    ),
  },
  {
    sign: 'PAPERS_BEFORE_VISIT',
    says: any(
      near('a?adhaa?r', '(?:before|pehle)') + String.raw`.{0,20}\b${VISIT}`,
      near('a?adhaa?r', '\\d{3,5}'),
      near('pan', '(?:before|pehle)') + String.raw`.{0,20}\b${VISIT}`,
    ),
  },
  {
    sign: 'UNUSUAL_PAYMENT',
    says: any(
      String.raw`\bwestern\s?union\b`,
      String.raw`\bgift\s?cards?\b`,
      near('(?:pay|send|deposit|in)', '(?:crypto|bitcoin|usdt)'),
      near('(?:pay|send|transfer)', "(?:brother|friend|cousin|manager|agent|uncle|wife)s?’?'?s?") +
        String.raw`.{0,5}\baccount\b`,
      near('(?:pay|send)', 'legal fees?'),
      near('pay', 'months?') + String.raw`.{0,30}\b(?:before seeing|no visit|free)\b`,
      near('pay to my account', '(?:and|&) stay'),
    ),
  },
  {
    sign: 'HURRY',
    says: any(
      near(SEND, '(?:otherwise|else|warna|varna|or)') +
        String.raw`.{0,30}\b(?:someone|somebody|else|kisi|cancel|gone)\b`,
      near('(?:immediately|right now|today|abhi)', SEND) +
        String.raw`.{0,40}\b(?:no visit|otherwise|warna|varna|kisi)\b`,
      near('(?:many|lot of) people', '(?:send|pay|transfer|deposit)'),
      near('within', '(?:\\d+|one|ten) (?:minutes?|mins?|hours?|hrs?)') +
        String.raw`.{0,20}\b(?:pay|token|deposit|transfer|send)\b`,
      near(SEND, 'within (?:\\d+|one|ten) (?:minutes?|mins?|hours?)'),
      near('immediately', '(?:paying|pay|deposit|token)'),
      near('(?:half|full)', 'transfer now'),
    ),
  },
  {
    sign: 'MONEY_BEFORE_VISIT',
    says: any(
      String.raw`\b(?:gate|visit|visitor|entry)\s?pass\b.{0,30}\b(?:${MONEY}|\d{3,5})`,
      String.raw`${MONEY}.{0,30}\b(?:gate|visit|visitor|entry)\s?pass\b`,
      near(MONEY, '(?:before|pehle)') + String.raw`.{0,20}\b${VISIT}`,
      near(MONEY_WORD, '(?:first|pehle)') + String.raw`.{0,40}\b${VISIT}`,
      `${near(VISIT, '(?:se )?pehle')}.{0,30}${MONEY}`,
      near('(?:pehle|phle)', MONEY) + String.raw`.{0,40}\b(?:${SEND}|phir|visit)\b`,
      near('pay', '(?:registration|membership|insurance|booking)'),
      near('pay', '\\d{3,6}') + String.raw`.{0,30}\b(?:address|number|visit|slot|membership)\b`,
      near('(?:registration|membership)', MONEY),
      near('(?:visitor )?insurance', 'before (?:entry|visit)'),
      near('(?:visit not possible|no visit|bina dekhe|without visit)', MONEY) +
        '|' +
        near('bina dekhe', '(?:book|pay|token)'),
      near('pay me', 'token'),
      near('pay token', '(?:first|amount)'),
      near('not (?:the )?owner', 'token'),
    ),
  },
];

/** Sentences that say the opposite: the writer refuses, asks, or pays through the site. */
const HARMLESS =
  /\b(?:never|do not|don['’]?t|not going to|won['’]?t|no (?:advance|token|payment|money)|without (?:any )?(?:advance|token)|after (?:the |a |my |our )?visit|baad mein dena|through (?:the site|aangan|the app)|refuse|i (?:can|will|would) pay|nahi (?:dunga|dungi|denge|bhejunga)|mat (?:dena|karo|bhejo)|is it safe|scam|fraud)\b/iu;

/** The writer tells that somebody asks them. */
const ASKED =
  /\b(?:ask(?:s|ed|ing)? me|want(?:s|ed)? me to|tells? me to|told me to|mujhse|mujhe bol\w*|should i|do i (?:have|need) to|i (?:have )?(?:already )?(?:paid|shared|sent (?:him|her|them|the|my|\d)))\b/iu;

/** A sign of a known scam in a message; undefined for all others. */
export function scamSign(text: string): FoundSign | undefined {
  const found = SIGNS.find(({ says }) => says.test(text));
  if (!found) return undefined;
  if (ASKED.test(text)) return { sign: found.sign, inDanger: 'author' };
  return HARMLESS.test(text) ? undefined : { sign: found.sign, inDanger: 'reader' };
}
