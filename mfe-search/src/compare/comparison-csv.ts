import type { ComparisonRow } from './comparison-rows.ts';

/** The comparison as a CSV file, for spreadsheets: a column a home. With a mark at its start, which Excel wants for ₹. */
export function comparisonCsv(titles: readonly string[], rows: readonly ComparisonRow[]): string {
  const lines = [['', ...titles], ...rows.map(({ label, cells }) => [label, ...cells])];
  return `\uFEFF${lines.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/** A spreadsheet takes what begins with one of these for a formula: an apostrophe keeps it text. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
