import type { BenchRow, BenchTable } from './bench-table.ts';

const MARKS = new Map<boolean | null, string>([
  [true, 'ok'],
  [false, 'MISSED'],
  [null, ''],
]);

/** Formats a benchmark's table as aligned text. */
export function formatTable({ name, rows }: BenchTable): string {
  const cells = rows.map(rowCells);
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map(([measure = '', value = '', limit = '', mark = '']) =>
    `  ${measure.padEnd(widths[0] ?? 0)}  ${value.padStart(widths[1] ?? 0)}  ${limit.padEnd(widths[2] ?? 0)}  ${mark}`.trimEnd(),
  );
  return [name, ...lines].join('\n');
}

function rowCells({ measure, value, unit, limit, ok }: BenchRow): string[] {
  const shown = `${value.toLocaleString('en-IN', { maximumFractionDigits: 2 })} ${unit}`.trim();
  return [measure, shown, limit === null ? '' : `limit ${limit.toLocaleString('en-IN')}`, MARKS.get(ok) ?? ''];
}
