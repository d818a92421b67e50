import { laterDay, weekdayOf } from '../india-day.ts';
import { type Found, numberAt, type Reader, textAt } from './found.ts';
import { type PhraseBook, phraseAt, phraseBook } from './phrase-book.ts';
import type { Token } from './tokens.ts';
import type { MoveIn } from './understanding.ts';

const MONTH_WORDS =
  'jan/january/janvary/januari feb/february/febuary mar/march apr/april may jun/june jul/july aug/august sep/sept/september oct/october nov/november dec/december/disember';
const MONTHS: ReadonlyMap<string, number> = /* @__PURE__ */ new Map(
  MONTH_WORDS.split(' ').flatMap((spellings, at) => spellings.split('/').map((word) => [word, at + 1] as const)),
);

/** Diwali by the Hindu calendar. Beyond the list nothing is understood. */
const DIWALI = ['2026-11-08', '2027-10-29', '2028-10-17', '2029-11-05', '2030-10-26'] as const;

type Side = 'from' | 'by' | 'after' | 'before' | 'in';
const SIDES: PhraseBook<Side> = /* @__PURE__ */ phraseBook<Side>([
  [
    'from|starting|starting from|available from|wef|from the|since|possession from|ready from|move in from|moving from|shifting from|start from|from around',
    'from',
  ],
  [
    'by|till|until|latest by|by the|possession by|ready by|ready to move by|move in by|before end of|not later than|shifting by|by end of',
    'by',
  ],
  ['after', 'after'],
  ['before|possession before', 'before'],
  ['in|on|during|move in|move in on|shifting on|shifting in|possession in|around|moving in|shift in', 'in'],
]);
const SIDES_AFTER: PhraseBook<Side> = /* @__PURE__ */ phraseBook<Side>([
  ['se|onwards|onward', 'from'],
  ['tak|ke andar|se pehle|se pahle', 'by'],
  ['ke baad', 'after'],
]);

const NOW: PhraseBook<true> = /* @__PURE__ */ phraseBook<true>([
  [
    'immediate|immediately|immediate move in|immediate shifting|immediate possession|asap|urgent|urgently|turant|abhi|jaldi|right away|right now|available now|ready to shift|today|aaj|aaj se|as soon as possible|immediate occupancy',
    true,
  ],
]);

interface Window {
  readonly first: string;
  readonly last: string;
  readonly next: number;
}

/** `from Jan`, `by 15 december`, `1 jan se`, `next month`, `within 15 days`, `immediately`, `after Diwali`. */
export const readMoveIn: Reader = (tokens, at, { today }) => {
  const now = phraseAt(NOW, tokens, at);
  if (now) return moveIn(at, at + now.length, { by: today });
  const side = phraseAt(SIDES, tokens, at);
  const start = at + (side?.length ?? 0);
  const span = spanAt(tokens, at, today) ?? (side && spanAt(tokens, start, today, side.value));
  if (span) return span.from === at ? span : { ...span, from: at };
  const window = windowAt(tokens, start, today, side !== undefined);
  if (!window) return undefined;
  const after = phraseAt(SIDES_AFTER, tokens, window.next);
  const value = limited(side?.value ?? after?.value ?? 'in', window);
  return moveIn(at, window.next + (side ? 0 : (after?.length ?? 0)), value);
};

function limited(side: Side, { first, last }: Window): MoveIn {
  if (side === 'from') return { from: first };
  if (side === 'by') return { by: last };
  if (side === 'after') return { from: laterDay(last, 1) };
  if (side === 'before') return { by: laterDay(first, -1) };
  return first === last ? { from: first } : { from: first, by: last };
}

const WITHIN = new Set(['within', 'in', 'under', 'less']);
const UNIT_DAYS: Readonly<Record<string, number>> = { day: 1, days: 1, din: 1, week: 7, weeks: 7, hafte: 7 };

/** `within 15 days`, `in 2 weeks`, `after 2 months`, `15 din me`. */
function spanAt(tokens: readonly Token[], at: number, today: string, side?: Side): Found | undefined {
  const cue = textAt(tokens, at);
  const within = WITHIN.has(cue);
  const after = cue === 'after';
  let start = within || after ? at + 1 : at;
  while (['next', 'the', 'than'].includes(textAt(tokens, start))) start += 1;
  const count = numberAt(tokens, start);
  if (count === undefined || count > 400) return undefined;
  const unit = textAt(tokens, start + 1);
  const months = /^(?:months?|mahine|mahina)$/.test(unit);
  const days = UNIT_DAYS[unit];
  if (days === undefined && !months) return undefined;
  const tail =
    ['me', 'mein', 'main'].includes(textAt(tokens, start + 2)) ||
    (textAt(tokens, start + 2) === 'ke' && textAt(tokens, start + 3) === 'andar');
  if (!within && !after && !tail && side === undefined) return undefined;
  const day = months ? monthsLater(today, count) : laterDay(today, count * (days ?? 1));
  const to = start + 2 + (tail ? (textAt(tokens, start + 2) === 'ke' ? 2 : 1) : 0);
  return moveIn(at, to, after || side === 'from' || side === 'after' ? { from: day } : { by: day });
}

function moveIn(from: number, to: number, value: MoveIn): Found {
  return { from, to, meaning: { kind: 'moveIn', value } };
}

/** The days that a date, a month or a part of it mean. */
function windowAt(tokens: readonly Token[], at: number, today: string, cued: boolean): Window | undefined {
  return (
    namedDays(tokens, at, today) ??
    partOfMonth(tokens, at, today) ??
    dateAt(tokens, at, today, cued) ??
    digitsDate(tokens, at)
  );
}

function namedDays(tokens: readonly Token[], at: number, today: string): Window | undefined {
  const [one, two] = [textAt(tokens, at), textAt(tokens, at + 1)];
  const single = (day: string, next: number) => ({ first: day, last: day, next });
  if (one === 'tomorrow' || one === 'kal') return single(laterDay(today, 1), at + 1);
  if (/^(?:this|is|next|agle)$/.test(one) && /^(?:week|weekend|hafte)$/.test(two)) {
    const sunday = laterDay(today, (7 - weekdayOf(today)) % 7);
    return /^[ti]/.test(one)
      ? { first: today, last: sunday, next: at + 2 }
      : { first: laterDay(sunday, 1), last: laterDay(sunday, 7), next: at + 2 };
  }
  const ahead = /^(?:next|agle|coming)$/.test(one) ? 1 : /^(?:this|is)$/.test(one) ? 0 : undefined;
  if (ahead !== undefined && /^(?:month|mahine|mahina)$/.test(two))
    return { ...monthOf(monthsLater(`${today.slice(0, 7)}-01`, ahead)), next: at + 2 };
  if ((one === 'month' && two === 'end') || (one === 'end' && two === 'of' && textAt(tokens, at + 3) === 'month')) {
    return { ...single(monthOf(today).last, at + (one === 'month' ? 2 : 4)) };
  }
  const diwali = /^d(?:i|ee)(?:wali|pawali)$/.test(one) ? DIWALI.find((day) => day >= today) : undefined;
  return diwali && single(diwali, at + 1);
}

/** `mid jan`, `end of december`, `first week of jan`, `jan first week`, `early march`. */
function partOfMonth(tokens: readonly Token[], at: number, today: string): Window | undefined {
  const part = textAt(tokens, at);
  const week =
    tokens[at]?.value !== undefined && tokens[at]?.ordinal && textAt(tokens, at + 1) === 'week'
      ? tokens[at]?.value
      : undefined;
  const named = /^(?:mid|middle|early|end|late|start|starting|beginning)$/.test(part);
  if (named || week !== undefined) {
    const of = at + (week === undefined ? 1 : 2);
    const month = monthAt(tokens, textAt(tokens, of) === 'of' ? of + 1 : of, today);
    return month && partDays(week ?? part, month);
  }
  const month = monthAt(tokens, at, today);
  if (!month) return undefined;
  const later = tokens[month.next];
  if (later?.ordinal && textAt(tokens, month.next + 1) === 'week')
    return { ...partDays(later.value ?? 1, month), next: month.next + 2 };
  const ending = later?.text ?? '';
  return /^(?:end|mid)$/.test(ending) ? { ...partDays(ending, month), next: month.next + 1 } : undefined;
}

function partDays(part: string | number, month: Window): Window {
  const day = (number: number) => `${month.first.slice(0, 8)}${String(number).padStart(2, '0')}`;
  if (typeof part === 'number')
    return { ...month, first: day(part * 7 - 6), last: part > 3 ? month.last : day(part * 7) };
  if (/^mid/.test(part)) return { ...month, first: day(15), last: day(15) };
  if (/^(?:end|late)/.test(part)) return { ...month, first: day(25), last: month.last };
  return { ...month, last: day(10) };
}

/** `15 december`, `dec 15 2026`, `jan 2027`, `january`. */
function dateAt(tokens: readonly Token[], at: number, today: string, cued: boolean): Window | undefined {
  const number = dayNumber(tokens[at]);
  const of = textAt(tokens, at + 1) === 'of' ? 1 : 0;
  if (number !== undefined) {
    const month = monthAt(tokens, at + 1 + of, today, number);
    return month && oneDay(month, number);
  }
  const month = monthAt(tokens, at, today);
  if (!month || (textAt(tokens, at) === 'may' && !cued)) return undefined;
  const day = dayNumber(tokens[month.next]);
  const unit = textAt(tokens, month.next + 1);
  if (
    day !== undefined &&
    !/^(?:bhk|k|rk|lakhs?|cr|crore|bed\w*|rooms?|hazaa?r|thousand|sharing|boys|girls|se|floor)$/.test(unit)
  ) {
    const exact = monthAt(tokens, at, today, day);
    const single = exact && oneDay(exact, day);
    return single && { ...single, next: month.next + 1 };
  }
  return month;
}

function dayNumber(token: Token | undefined): number | undefined {
  const { value } = token ?? {};
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= 31 ? value : undefined;
}

function oneDay(month: Window, day: number): Window | undefined {
  const exact = `${month.first.slice(0, 8)}${String(day).padStart(2, '0')}`;
  return exact > month.last ? undefined : { first: exact, last: exact, next: month.next };
}

/** The next such month, or of the year that follows; with `day`, that day is not past. */
function monthAt(tokens: readonly Token[], at: number, today: string, day?: number): Window | undefined {
  const number = MONTHS.get(textAt(tokens, at));
  if (number === undefined) return undefined;
  const stated = tokens[at + 1]?.value;
  const year = stated !== undefined && stated >= 2000 && stated <= 2100 ? stated : undefined;
  const month = String(number).padStart(2, '0');
  const thisYear = Number(today.slice(0, 4));
  const past =
    day === undefined ? month < today.slice(5, 7) : `${month}-${String(day).padStart(2, '0')}` < today.slice(5);
  return {
    ...monthOf(`${year ?? (past ? thisYear + 1 : thisYear)}-${month}-01`),
    next: at + (year === undefined ? 1 : 2),
  };
}

/** `15/12/2026`, `15-12-2026`. */
function digitsDate(tokens: readonly Token[], at: number): Window | undefined {
  const [day, month, year] = [dayNumber(tokens[at]), numberAt(tokens, at + 2), numberAt(tokens, at + 4)];
  const signs = [textAt(tokens, at + 1), textAt(tokens, at + 3)];
  if (day === undefined || month === undefined || month > 12 || !signs.every((sign) => sign === '/' || sign === '-'))
    return undefined;
  if (year === undefined || year < 2000 || year > 2100) return undefined;
  return oneDay({ ...monthOf(`${year}-${String(month).padStart(2, '0')}-01`), next: at + 5 }, day);
}

function monthOf(day: string): { first: string; last: string } {
  const first = `${day.slice(0, 7)}-01`;
  return { first, last: laterDay(monthsLater(first, 1), -1) };
}

/** The same day of a later month, or its last day. */
function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + Math.floor(months), 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return `${first.toISOString().slice(0, 8)}${String(Math.min(date, last)).padStart(2, '0')}`;
}
