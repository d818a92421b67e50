import type { ImportedRow } from '@aangan/shared-kit/contracts/listing-import';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { DRAFT_LIMITS } from '@aangan/shared-kit/domain/posting/draft-limits';
import { type FieldName, POSTING_FIELDS, type PostingValues } from '@aangan/shared-kit/domain/posting/posting-fields';
import { fieldsOf } from '@aangan/shared-kit/domain/posting/posting-kinds';
import { badInput } from '../../foundation/server/public.ts';
import {
  CITY_COLUMN,
  cityOf,
  fieldOfColumn,
  KIND_COLUMN,
  KIND_WORDS,
  kindOf,
  LOCALITY_COLUMN,
} from './import-columns.ts';
import { plainText, readCell } from './read-cell.ts';
import { readCsv } from './read-csv.ts';

type Problem = ImportedRow['problems'][number];

/** A row of a file, before its locality is looked up and its values are checked. */
export interface ReadRow {
  readonly line: number;
  readonly category: ListingCategory | undefined;
  /** Slug. */
  readonly city: string | undefined;
  readonly locality: string;
  readonly values: PostingValues;
  readonly problems: readonly Problem[];
}

interface Column {
  readonly name: string;
  readonly field: FieldName | undefined;
}

/** @throws CallError 400 for a file without the columns that every row needs, with unknown ones, or with too many rows */
export function readRows(csv: string): ReadRow[] {
  const [names, ...lines] = readCsv(csv);
  const columns = (names?.cells ?? []).map((name) => ({ name, field: fieldOfColumn(name) }));
  for (const needed of [KIND_COLUMN, CITY_COLUMN]) {
    if (!columns.some(({ name }) => plainText(name) === plainText(needed))) {
      throw badInput(
        'body.csv',
        `The file has no column “${needed}”. Its first line must have the names of the columns.`,
      );
    }
  }
  const unknown = columns.find(({ name, field }) => field === undefined && name !== '' && !isPlace(name));
  if (unknown) throw badInput('body.csv', `“${unknown.name}” is not a column of the template.`);
  if (lines.length === 0) throw badInput('body.csv', 'The file has no rows below the names of its columns.');
  if (lines.length > DRAFT_LIMITS.importedRows) {
    throw badInput(
      'body.csv',
      `The file has ${lines.length} rows. You can import at most ${DRAFT_LIMITS.importedRows} at once.`,
    );
  }
  return lines.map(({ line, cells }) => readRow(line, columns, cells));
}

function isPlace(column: string): boolean {
  return [KIND_COLUMN, CITY_COLUMN, LOCALITY_COLUMN].some((name) => plainText(name) === plainText(column));
}

function readRow(line: number, columns: readonly Column[], cells: readonly string[]): ReadRow {
  const problems: Problem[] = [];
  const cell = (wanted: string) => cells[columns.findIndex(({ name }) => plainText(name) === plainText(wanted))] ?? '';
  const category = kindOf(cell(KIND_COLUMN));
  const city = cityOf(cell(CITY_COLUMN));
  if (category === undefined) {
    problems.push({ column: KIND_COLUMN, message: `Choose one of: ${Object.values(KIND_WORDS).join(', ')}.` });
  }
  if (city === undefined) problems.push({ column: CITY_COLUMN, message: 'We do not serve this city.' });
  const own = category ? fieldsOf(category) : [];
  const values: Record<string, unknown> = {};
  columns.forEach(({ name, field }, index) => {
    const text = cells[index] ?? '';
    if (field === undefined || text === '' || category === undefined) return;
    if (!own.includes(field)) {
      problems.push({ column: name, message: `This column is not for: ${KIND_WORDS[category]}. Leave it empty.` });
      return;
    }
    const read = readCell(POSTING_FIELDS[field], text);
    if ('problem' in read) problems.push({ column: name, message: read.problem });
    else values[field] = read.value;
  });
  if (cells.length > columns.length) {
    problems.push({
      column: '',
      message: 'The row has more cells than columns. Put text with commas in quotation marks.',
    });
  }
  return { line, category, city, locality: cell(LOCALITY_COLUMN), values: values as PostingValues, problems };
}
