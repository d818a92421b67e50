import PDFDocument from 'pdfkit';

const MARGIN = 56;

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
export async function legalPdf({ title, mark, facts, clauses, end }: LegalText, at: Date): Promise<Buffer> {
  const info = { Title: title, Author: 'Aangan', CreationDate: at, ModDate: at };
  const pdf = new PDFDocument({ size: 'A4', margin: MARGIN, info });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  pdf.font('Helvetica-Bold').fontSize(18).text(printable(title)).moveDown(0.5);
  if (mark !== null) pdf.fontSize(11).text(printable(mark)).moveDown(0.5);
  pdf.font('Helvetica').fontSize(10);
  for (const fact of facts) pdf.text(printable(fact)).moveDown(0.2);
  pdf.moveDown().fontSize(11);
  for (const [index, clause] of clauses.entries()) pdf.text(printable(`${index + 1}. ${clause}`)).moveDown(0.5);
  pdf.moveDown().fontSize(10);
  for (const line of end) pdf.text(printable(line)).moveDown(0.5);
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}

/** The standard fonts have no rupee sign, and only Latin letters. */
function printable(text: string): string {
  return text.replaceAll('₹', 'Rs. ').replaceAll('’', "'");
}
