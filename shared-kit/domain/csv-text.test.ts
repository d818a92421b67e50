import fc from 'fast-check';
import { csvText } from './csv-text.ts';

/** Cells of a CSV text, as a spreadsheet reads them. */
function read(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

describe('a table as CSV text', () => {
  it('has one line per row, and quotes cells that need it', () => {
    const lines = [
      ['', 'Flat "A"', 'Flat B'],
      ['Price', '₹32,000 a month', '–'],
    ];
    expect(csvText(lines)).toBe('\uFEFF,"Flat ""A""",Flat B\r\nPrice,"₹32,000 a month",–\r\n');
  });

  it('is parsed back unchanged, and contains no formula, whatever owners write', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary-ascii' }), { minLength: 1, maxLength: 4 }), (cells) => {
        const [row = []] = read(csvText([['x', ...cells]]));
        expect(row.slice(1)).toEqual(cells.map((cell) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)));
        for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });
});
