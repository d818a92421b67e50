interface Word {
  readonly text: string;
  readonly value?: number;
}

interface NumberRead {
  readonly value: number;
  readonly length: number;
  readonly ordinal?: true;
}

const ENGLISH =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';

/** Hindi in Latin letters, from 1 on; other spellings after a slash. */
const HINDI =
  'ek do teen/tin char/chaar paanch/panch/paach chhe/che/chhah/cheh saat/sat aath/ath nau das/dus gyarah/gyara barah/bara terah/tera chaudah/chauda pandrah/pandra/pandhra solah/sola satrah/satra atharah/athara unnis/unees bees/bis ikkis bais/baees teis/teyis chaubis/chaubees pachees/pachis/pacchis/pachchis chabbis/chhabbis sattais/sattaees attais/athais unatis tees/tis ikattis/iktees battis/batees taintis/tetis chauntis/chautis paintis/paintees chhattis/chattis saintis/saintees adtis/adtees untalis chalis/chalees iktalis bayalis taintalis chavalis paintalis/paintalees chhiyalis saintalis adtalis unchas pachas/pachaas ikyavan bavan tirpan chauvan pachpan chhappan sattavan athavan unsath saath/sath iksath basath tirsath chausath painsath chhiyasath sadsath adsath unhattar sattar ikhattar bahattar tihattar chauhattar pachhattar/pachattar chhihattar satattar athattar unasi assi ikyasi bayasi tirasi chaurasi pachasi chhiyasi satasi athasi navasi nabbe/nabbey/navve';

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth';
const HINDI_ORDINALS = 'pehla/pehli/pahla/pahli doosra/doosri/dusra/dusri teesra/teesri/tisra/tisri chautha/chauthi';

const numbered = (words: string, from: number, step = 1) =>
  words.split(' ').flatMap((spellings, at) => spellings.split('/').map((word) => [word, from + at * step] as const));

const WORDS: ReadonlyMap<string, number> = /* @__PURE__ */ new Map([
  ...numbered(HINDI, 1),
  ...numbered(ENGLISH, 0),
  ...numbered(TENS, 20, 10),
  ['fourty', 40],
]);
const ORDINAL_WORDS: ReadonlyMap<string, number> = /* @__PURE__ */ new Map([
  ...numbered(ORDINALS, 1),
  ...numbered(HINDI_ORDINALS, 1),
]);
const ENGLISH_WORDS: ReadonlySet<string> = /* @__PURE__ */ new Set(`${ENGLISH} ${TENS} fourty`.split(' '));

/** Fractions that are said before the unit: `dedh crore` is 1.5 crore. */
const FRACTIONS: Readonly<Record<string, number>> = { dedh: 1.5, dhai: 2.5, adhai: 2.5, adha: 0.5, aadha: 0.5 };
/** Said before a number or, for one, before the unit: `saade pandrah hazaar`, `sava lakh`. */
const ADDED: Readonly<Record<string, number>> = {
  saade: 0.5,
  sadhe: 0.5,
  saadhe: 0.5,
  sade: 0.5,
  sava: 0.25,
  sawa: 0.25,
  paune: -0.25,
};

/** Rupees of a unit after a number. */
export const MONEY_UNITS: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  thousands: 1e3,
  thousnd: 1e3,
  hazaar: 1e3,
  hazar: 1e3,
  hajar: 1e3,
  hajaar: 1e3,
  hzar: 1e3,
  l: 1e5,
  lac: 1e5,
  lacs: 1e5,
  lakh: 1e5,
  lakhs: 1e5,
  lack: 1e5,
  laakh: 1e5,
  cr: 1e7,
  crs: 1e7,
  crore: 1e7,
  crores: 1e7,
  karod: 1e7,
  karor: 1e7,
  caror: 1e7,
};

/** Hindi numbers that are also other words ("saath": with, 60) count only before one of these or before a range. */
const COUNTED =
  /^(?:bhk|rk|kamre|kamra|room|rooms|bedroom|bedrooms|bed|log|ladke|ladkiyan|ladki|sharing|mahine|din|se|ya|to|flat|gaj|number|no)$/;

/** The number that begins with the word at a position: `twenty five`, `pachees`, `one point two`, `second`. */
export function numberWordAt(words: readonly Word[], at: number): NumberRead | undefined {
  const first = words[at]?.text ?? '';
  const after = words[at + 1]?.text ?? '';
  const fraction = FRACTIONS[first];
  if (fraction !== undefined) return isUnit(after) ? { value: fraction, length: 1 } : undefined;
  if (ADDED[first] !== undefined) return addedFraction(words, at, ADDED[first]);
  const ordinal = ORDINAL_WORDS.get(first);
  if (ordinal !== undefined) return { value: ordinal, length: 1, ordinal: true };
  const value = WORDS.get(first);
  if (value === undefined) return undefined;
  if (!ENGLISH_WORDS.has(first) && !isUnit(after) && !COUNTED.test(after) && !(value >= 10 && first.length > 4)) {
    return undefined;
  }
  return withHundreds(words, at, withUnits(words, at, value));
}

function isUnit(text: string): boolean {
  return text === 'hundred' || text === 'sau' || (text.length > 1 && Object.hasOwn(MONEY_UNITS, text));
}

function addedFraction(words: readonly Word[], at: number, added: number): NumberRead | undefined {
  if (isUnit(words[at + 1]?.text ?? '')) return { value: 1 + added, length: 1 };
  const digits = words[at + 1]?.value;
  const read = digits === undefined ? numberWordAt(words, at + 1) : { value: digits, length: 1 };
  return read && { value: read.value + added, length: read.length + 1 };
}

/** `twenty five`, `one point two five`. */
function withUnits(words: readonly Word[], at: number, value: number): NumberRead {
  const wordValue = (index: number) => WORDS.get(words[index]?.text ?? '');
  const next = wordValue(at + 1);
  if (
    value >= 20 &&
    value % 10 === 0 &&
    next !== undefined &&
    next > 0 &&
    next < 10 &&
    ENGLISH_WORDS.has(words[at + 1]?.text ?? '')
  ) {
    return { value: value + next, length: 2 };
  }
  if (words[at + 1]?.text !== 'point') return { value, length: 1 };
  const digits: number[] = [];
  for (let index = at + 2; digits.length < 2; index += 1) {
    const digit = wordValue(index) ?? words[index]?.value;
    if (digit === undefined || digit > 99) break;
    digits.push(digit);
  }
  return digits.length === 0
    ? { value, length: 1 }
    : { value: Number(`${value}.${digits.join('')}`), length: 2 + digits.length };
}

/** `two hundred`, `one hundred and twenty`. */
function withHundreds(words: readonly Word[], at: number, read: NumberRead): NumberRead {
  const unit = words[at + read.length]?.text;
  if (read.value > 99 || (unit !== 'hundred' && unit !== 'sau')) return read;
  const hundreds = { value: read.value * 100, length: read.length + 1 };
  const rest = WORDS.get(words[at + hundreds.length]?.text ?? '');
  if (rest === undefined || !ENGLISH_WORDS.has(words[at + hundreds.length]?.text ?? '')) return hundreds;
  const more = withUnits(words, at + hundreds.length, rest);
  return { value: hundreds.value + more.value, length: hundreds.length + more.length };
}
