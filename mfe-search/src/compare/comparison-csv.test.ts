import fc from 'fast-check';
import { comparisonCsv } from './comparison-csv.ts';

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

describe('a comparison as a file', () => {
  it('has a column a home and a row a fact', () => {
    const rows = [{ label: 'Price', cells: ['₹32,000 a month', '–'], differs: true }];
    expect(comparisonCsv(['Flat "A"', 'Flat B'], rows)).toBe(
      '\uFEFF,"Flat ""A""",Flat B\r\nPrice,"₹32,000 a month",–\r\n',
    );
  });

  it('reads back as it was, and begins no formula, whatever owners write', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary-ascii' }), { minLength: 1, maxLength: 4 }), (cells) => {
        const [, row = []] = read(comparisonCsv([], [{ label: 'x', cells, differs: false }]));
        expect(row.slice(1)).toEqual(cells.map((cell) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)));
        for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });
});
