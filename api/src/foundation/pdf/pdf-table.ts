interface PdfColumn {
  readonly title: string;
  /** A share of the width, `45%`. */
  readonly width: string;
  readonly align: 'left' | 'right';
}

export interface PdfTable {
  readonly columns: readonly PdfColumn[];
  /** Cells in the order of the columns. */
  readonly rows: readonly (readonly string[])[];
}

/** The table as pdfkit draws it: titles are head cells, and a thin line is below each row. */
export function tableOptions({ columns, rows }: PdfTable) {
  return {
    defaultStyle: { border: { top: 0, right: 0, bottom: 0.5, left: 0 }, borderColor: '#bbb', padding: 5 },
    columnStyles: columns.map(({ width, align }) => ({ width, align: { x: align } })),
    data: [
      columns.map(({ title }) => ({ text: title, type: 'TH' as const, scope: 'Column', font: { src: 'bold' } })),
      ...rows.map((row) => row.map((text) => ({ text }))),
    ],
  };
}
