import { MONTH_SHORT_NAMES } from '@aangan/shared-kit/domain/india-date';
import { PG_ROOM_TYPE_LABELS, PG_ROOM_TYPES } from '@aangan/shared-kit/domain/listing-options';
import { parseRupees } from '@aangan/shared-kit/domain/money';
import type { PgBeds, PostingField } from '@aangan/shared-kit/domain/posting/posting-field';

/** A value of a field, or what is wrong with the cell, for people. */
type CellValue = { readonly value: unknown } | { readonly problem: string };

/** A text for comparing: `Semi-furnished ` and `SEMI_FURNISHED` are the same. */
export function plainText(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}.+]/gu, '');
}

/** The value of a cell that is not empty, by the kind of its field. Limits are checked later, as in the form. */
export function readCell(field: PostingField, text: string): CellValue {
  switch (field.kind) {
    case 'choice':
      return readChoice(field.options, text);
    case 'choices':
      return readChoices(field.options, text);
    case 'number':
      return readNumber(field.unit, text);
    case 'date':
      return readDate(text);
    case 'flag':
      return readFlag(text);
    case 'beds':
      return readBeds(text);
    case 'place':
    case 'text':
      return { value: text };
  }
}

type Options = Readonly<Record<string, string>>;

function optionOf(options: Options, text: string): string | undefined {
  const plain = plainText(text);
  return Object.keys(options).find((key) => plain === plainText(key) || plain === plainText(options[key] ?? ''));
}

function readChoice(options: Options, text: string): CellValue {
  const value = optionOf(options, text);
  return value === undefined
    ? { problem: `“${text}” is not allowed. Choose from: ${Object.values(options).join(', ')}.` }
    : { value };
}

function readChoices(options: Options, text: string): CellValue {
  const values: string[] = [];
  for (const part of text.split(/[|;,]/).map((each) => each.trim())) {
    if (part === '') continue;
    const value = optionOf(options, part);
    if (value === undefined)
      return { problem: `“${part}” is not allowed. Choose from: ${Object.values(options).join(', ')}.` };
    values.push(value);
  }
  return { value: [...new Set(values)] };
}

function readNumber(unit: string | undefined, text: string): CellValue {
  const rupees = unit === '₹' ? parseRupees(text) : undefined;
  const plain = text.replace(/,(?=\d)/g, '').replace(/\s*(?:sq\.?\s*ft\.?|years?|°)$/i, '');
  const number = rupees ?? (/^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined);
  return number === undefined ? { problem: `“${text}” is not a number.` } : { value: number };
}

/** ISO, or the day first as in India: `2026-12-01`, `1/12/2026`, `01-12-26`, `1 Dec 2026`. */
function readDate(text: string): CellValue {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(text) ?? [];
  const [, day = isoDay, month = isoMonth, year = isoYear] =
    /^(\d\d?)[-/. ](\d\d?|[a-z]{3,9})[-/. ](\d{4}|\d\d)$/i.exec(text) ?? [];
  const written = MONTH_SHORT_NAMES.findIndex((name) => month?.toLowerCase().startsWith(name.toLowerCase()));
  const number = written >= 0 ? written + 1 : Number(month);
  const full = year?.length === 2 ? `20${year}` : year;
  const iso = `${full}-${String(number).padStart(2, '0')}-${day?.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return exists ? { value: iso } : { problem: `“${text}” is not a date such as 2026-12-01.` };
}

const FLAGS: Readonly<Record<string, boolean>> = {
  yes: true,
  y: true,
  true: true,
  1: true,
  no: false,
  n: false,
  false: false,
  0: false,
};

function readFlag(text: string): CellValue {
  const value = FLAGS[plainText(text)];
  return value === undefined ? { problem: `“${text}” must be yes or no.` } : { value };
}

/** `Single room: 4 beds, 14000, deposit 14000 | Two sharing: 8 beds, 9500, deposit 9500`; the words are optional. */
function readBeds(text: string): CellValue {
  const beds: PgBeds[] = [];
  for (const part of text.split(/[|;]/).filter((each) => each.trim() !== '')) {
    const [name = '', figures = ''] = part.split(':');
    const plain = plainText(name);
    const type = PG_ROOM_TYPES.find(
      (each) => plain === plainText(each) || plain === plainText(PG_ROOM_TYPE_LABELS[each]),
    );
    const [count, rent, deposit = 0] = [...figures.replace(/(?<=\d),(?=\d{2,3}(?:\D|$))/g, '').matchAll(/\d+/g)].map(
      Number,
    );
    if (type === undefined || count === undefined || rent === undefined) {
      return { problem: `Write “${part.trim()}” as in the template.` };
    }
    beds.push({ type, beds: count, rent, deposit });
  }
  return { value: beds };
}
