/** Rows of cells as a CSV file for spreadsheets. Starts with a byte order mark, which Excel needs for ₹. */
export function csvText(lines: readonly (readonly string[])[]): string {
  return `\uFEFF${lines.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/** Spreadsheets read a cell that starts with one of these as a formula; a leading apostrophe keeps it text. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
