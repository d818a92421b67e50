import { readFileSync } from 'node:fs';
import path from 'node:path';

/** One row of an inventory, by the names in its header. */
type Row<Column extends string> = Readonly<Record<Column, string>>;

function readRows<Column extends string>(file: string, columns: readonly Column[]): Row<Column>[] {
  const text = readFileSync(path.join(import.meta.dirname, '../conformance', file), 'utf8');
  const [header = '', ...lines] = text.split('\n').filter((line) => line && !line.startsWith('#'));
  const names = header.split('\t');
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) throw new Error(`${file} has no column ${missing.join(', ')}`);
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column) => [column, cells[names.indexOf(column)] ?? ''])) as Row<Column>;
  });
}

/** Every path of the specification. */
export function routeRows() {
  return readRows('routes.tsv', ['pattern', 'example', 'kind', 'owner', 'screen']);
}

/** Every call of the specification whose path it shows. */
export function callRows() {
  return readRows('calls.tsv', ['method', 'path', 'query', 'answer the client reads', 'area', 'consumer']);
}
