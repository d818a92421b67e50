/** Words that people write for one digit: English, Hindi in Latin letters, Hindi. */
const DIGIT_WORDS: readonly (readonly string[])[] = [
  ['zero', 'oh', 'nought', 'shunya', 'shoonya', 'sunya', 'jeero', 'शून्य', 'ज़ीरो', 'जीरो'],
  ['one', 'won', 'ek', 'एक', 'वन'],
  ['two', 'do', 'दो', 'टू'],
  ['three', 'teen', 'tin', 'तीन', 'थ्री'],
  ['four', 'char', 'chaar', 'चार', 'फोर'],
  ['five', 'paanch', 'panch', 'paach', 'पाँच', 'पांच', 'फाइव'],
  ['six', 'chhe', 'chhah', 'chah', 'che', 'छह', 'छः', 'छे', 'सिक्स'],
  ['seven', 'saat', 'sat', 'सात', 'सेवन'],
  ['eight', 'aath', 'ath', 'aat', 'आठ', 'एट'],
  ['nine', 'nau', 'नौ', 'नाइन'],
];

const TEENS = [
  ...['ten', 'eleven', 'twelve', 'thirteen', 'fourteen'],
  ...['fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];

/** `twenty` alone is 20, before a digit it is 2. */
export const TENS: ReadonlyMap<string, string> = new Map(
  ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].map((word, index) => [
    word,
    String(index + 2),
  ]),
);

/** What a word stands for, `nine` → `9`, `twelve` → `12`. */
export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map([
  ...DIGIT_WORDS.flatMap((words, digit) => words.map((word) => [word, String(digit)] as const)),
  ...TEENS.map((word, index) => [word, String(index + 10)] as const),
]);

/** Words that repeat the digit after them. */
export const REPEATS: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['dubble', 2],
  ['dabal', 2],
  ['डबल', 2],
  ['triple', 3],
  ['tripple', 3],
]);

/** Letters that people type for digits inside a number. */
export const LETTER_DIGITS: ReadonlyMap<string, string> = new Map([
  ['o', '0'],
  ['q', '0'],
  ['i', '1'],
  ['l', '1'],
  ['z', '2'],
  ['s', '5'],
  ['b', '8'],
]);
