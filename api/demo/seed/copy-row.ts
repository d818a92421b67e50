import { getTableColumns } from 'drizzle-orm';
import { type ListingRow, listing } from '../../src/search/listings/property.tables.ts';

const COLUMNS = Object.entries(getTableColumns(listing)).map(([key, column]) => ({
  key: key as keyof ListingRow,
  name: column.name,
}));

/** Columns of `listing` in the order of {@link copyRow}, for a COPY statement. */
export const COPY_COLUMNS = COLUMNS.map(({ name }) => name).join(', ');

/** One listing as a line of PostgreSQL's COPY text format. */
export function copyRow(row: ListingRow): string {
  let line = '';
  for (const { key } of COLUMNS) line += line === '' ? copyValue(row[key]) : `\t${copyValue(row[key])}`;
  return `${line}\n`;
}

function copyValue(value: ListingRow[keyof ListingRow]): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return /[\\\t\n\r]/.test(value) ? escaped(value) : value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `(${value[0]},${value[1]})`;
  return String(value);
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function escaped(text: string): string {
  return text.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? character);
}
