import { drawPdf } from '../../foundation/pdf/public.ts';

/** A legal document, as it is printed and as a page shows it. */
export interface LegalText {
  readonly title: string;
  /** What the reader must know before all: that it is a sample or a draft; null on the document itself. */
  readonly mark: string | null;
  /** Lines above the clauses: number, parties, answers of a form. */
  readonly facts: readonly string[];
  readonly clauses: readonly string[];
  /** Signatures. */
  readonly end: readonly string[];
}

/** Draws a document. @param at the time of the PDF: the same bytes at each drawing */
export function legalPdf({ title, mark, facts, clauses, end }: LegalText, at: Date): Promise<Buffer> {
  return drawPdf({ title, at }, (pdf) => {
    pdf.heading(title);
    if (mark !== null) pdf.paragraph(mark, 'strong');
    for (const [index, fact] of facts.entries()) pdf.paragraph(fact, index < facts.length - 1 ? 'line' : 'usual');
    for (const [index, clause] of clauses.entries()) pdf.paragraph(`${index + 1}. ${clause}`);
    for (const line of end) pdf.paragraph(line);
  });
}
