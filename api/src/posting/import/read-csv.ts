import { CsvError, parse } from 'csv-parse/sync';
import { badInput } from '../../foundation/server/public.ts';

interface CsvLine {
  /** Of the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Semicolons come from spreadsheets that write the comma in decimals, tabs from copied tables. */
const DELIMITERS = [',', ';', '\t'] as const;

/**
 * The lines of a CSV file as spreadsheets write them: with a byte order mark, CRLF, semicolons, quotes, a line `sep=;`,
 * and empty rows at the end, which are left out.
 * @throws CallError 400 for a text that is no table
 */
export function readCsv(text: string): CsvLine[] {
  const [, named, rest = text] = /^\uFEFF?sep=(.)\r?\n([\s\S]*)$/.exec(text) ?? [];
  const skipped = named === undefined ? 0 : 1;
  try {
    const records = parse(rest, {
      ...{ bom: true, trim: true, info: true, relax_column_count: true },
      delimiter: named ?? delimiterOf(rest),
      ...{ skip_empty_lines: true, skip_records_with_empty_values: true },
    }) as unknown as { readonly record: string[]; readonly info: { readonly lines: number } }[];
    return records.map(({ record, info }) => ({ line: info.lines + skipped, cells: record.map(withoutFormula) }));
  } catch (error) {
    if (error instanceof CsvError)
      throw badInput('body.csv', 'A quotation mark in the file is not closed, or is misplaced.');
    throw error;
  }
}

/** The one that is in the column names most often. */
function delimiterOf(text: string): string {
  const [names = ''] = text.split(/\r?\n/, 1);
  const count = (delimiter: string) => names.split(delimiter).length;
  return DELIMITERS.toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}

/** Spreadsheets keep leading zeros as `="0123"`. */
function withoutFormula(cell: string): string {
  return /^="(.*)"$/.exec(cell)?.[1] ?? cell;
}
