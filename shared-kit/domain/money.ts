/**
 * A whole number with Indian digit grouping: 150000 → `1,50,000`. Fractions are rounded to the nearest.
 * Source: product-and-plans, section 9 (platform: currency).
 */
export function groupDigits(number: number): string {
  const digits = groupDigitText(String(Math.round(Math.abs(number))));
  return number < 0 && digits !== '0' ? `-${digits}` : digits;
}

/** Digits with Indian grouping, however many there are: `150000` → `1,50,000`. */
export function groupDigitText(digits: string): string {
  return digits.replace(/\B(?=(?:\d{2})*\d{3}$)/g, ',');
}

/** Rupees in full, to the nearest rupee: `₹1,50,000`. */
export function formatRupees(rupees: number): string {
  const grouped = groupDigits(rupees);
  return grouped.startsWith('-') ? `-₹${grouped.slice(1)}` : `₹${grouped}`;
}

/** Paise in full, without decimals for whole rupees: `₹1,500`, `₹99.50`. */
export function formatPaise(paise: number): string {
  const rest = Math.abs(paise) % 100;
  const rupees = formatRupees(Math.floor(Math.abs(paise) / 100));
  return `${paise < 0 ? '-' : ''}${rupees}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

/** Source: product-and-plans, section 9 (platform: K at 1e3, Lacs at 1e5, Cr at 1e7). */
const SHORT_UNITS = [
  { size: 1e3, name: 'K' },
  { size: 1e5, name: 'Lacs' },
  { size: 1e7, name: 'Cr' },
] as const;

/**
 * Rupees in short, to at most two decimals: `₹15 K`, `₹1.5 Lacs`, `₹2.25 Cr`; below a thousand in full.
 * An amount that rounds up to the next unit is shown in it: 99,999 → `₹1 Lacs`, while 99,990 → `₹99.99 K`.
 * Source: product-and-plans, section 9 (platform: currency).
 */
export function formatShortRupees(rupees: number): string {
  const amount = Math.abs(rupees);
  let rounded = Math.round(amount);
  let text = groupDigits(rounded);
  for (const { size, name } of SHORT_UNITS) {
    if (rounded < size) break;
    const hundredths = Math.round(amount / (size / 100));
    rounded = hundredths * (size / 100);
    text = `${groupDigits(Math.floor(hundredths / 100))}${decimals(hundredths % 100)} ${name}`;
  }
  return `${rupees < 0 && rounded > 0 ? '-' : ''}₹${text}`;
}

function decimals(hundredths: number): string {
  return hundredths === 0 ? '' : `.${String(hundredths).padStart(2, '0').replace(/0$/, '')}`;
}

/** Suffixes that people type after an amount, with their factor. */
const WRITTEN_UNITS: Readonly<Record<string, number>> = {
  '': 1,
  k: 1e3,
  thousand: 1e3,
  l: 1e5,
  lac: 1e5,
  lacs: 1e5,
  lakh: 1e5,
  lakhs: 1e5,
  cr: 1e7,
  crs: 1e7,
  crore: 1e7,
  crores: 1e7,
};

/**
 * The whole rupees meant by `1.5 L`, `15k`, `2 cr`, `₹1,50,000` or `Rs. 25,000/-`; undefined when the text is no
 * amount.
 */
export function parseRupees(text: string): number | undefined {
  const match = /^(?:₹|rs\.?|inr)?\s*(\d[\d,]*(?:\.\d+)?|\.\d+)\s*([a-z]*)\.?\s*(?:\/-)?$/.exec(
    text.trim().toLowerCase(),
  );
  const [, digits = '', unit = ''] = match ?? [];
  const size = Object.hasOwn(WRITTEN_UNITS, unit) ? WRITTEN_UNITS[unit] : undefined;
  if (digits === '' || size === undefined) return undefined;
  const rupees = Math.round(Number(digits.replaceAll(',', '')) * size);
  return Number.isSafeInteger(rupees) ? rupees : undefined;
}

// biome-ignore format: one row a line of ten
const SMALL_NUMBER_WORDS = [
  'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine',
  'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen',
] as const;
const TENS_WORDS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;
const SPOKEN_UNITS = [
  { size: 1e7, name: 'crore' },
  { size: 1e5, name: 'lakh' },
  { size: 1e3, name: 'thousand' },
  { size: 100, name: 'hundred' },
] as const;

/**
 * Whole rupees in Indian words, to the nearest rupee: 2500000 → `twenty-five lakh`.
 * @throws RangeError if the amount is negative or above the largest safe integer
 */
export function rupeesInWords(rupees: number): string {
  const whole = Math.round(rupees);
  if (!Number.isSafeInteger(whole) || whole < 0) throw new RangeError(`No words for ${rupees} rupees`);
  if (whole < 20) return SMALL_NUMBER_WORDS[whole] ?? '';
  const unit = SPOKEN_UNITS.find(({ size }) => whole >= size);
  if (unit === undefined) {
    const tens = TENS_WORDS[Math.floor(whole / 10)] ?? '';
    return whole % 10 === 0 ? tens : `${tens}-${SMALL_NUMBER_WORDS[whole % 10]}`;
  }
  const rest = whole % unit.size;
  const count = `${rupeesInWords(Math.floor(whole / unit.size))} ${unit.name}`;
  return rest === 0 ? count : `${count} ${rupeesInWords(rest)}`;
}
