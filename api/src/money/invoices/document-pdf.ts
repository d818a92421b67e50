import PDFDocument from 'pdfkit';
import { amountInWords, amountText, dayText, sumRows, TITLES } from './document-words.ts';
import type { DocumentRow } from './invoices.queries.ts';

const MARGIN = 48;
const WIDTH = 595.28 - 2 * MARGIN;
/** Columns of the lines: description, code, rate, amount. */
const COLUMNS = [
  { title: 'Description', x: 0, width: 220, align: 'left' },
  { title: 'SAC/HSN', x: 250, width: 70, align: 'left' },
  { title: 'GST', x: 330, width: 50, align: 'right' },
  { title: 'Amount (INR)', x: 390, width: WIDTH - 396, align: 'right' },
] as const;

type Pdf = InstanceType<typeof PDFDocument>;

/** Draws a document as a PDF of one page, the same bytes at each download. */
export async function documentPdf(row: DocumentRow): Promise<Buffer> {
  const { number, kind, issuedAt, facts } = row;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: { Title: `${TITLES[kind]} ${number}`, Author: facts.seller.name, CreationDate: issuedAt, ModDate: issuedAt },
  });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  drawHead(pdf, row);
  drawLines(pdf, row);
  drawSums(pdf, row);
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}

function drawHead(pdf: Pdf, { number, kind, issuedAt, orderId, facts }: DocumentRow): void {
  const { seller, buyer, placeOfSupply, paymentId, corrects } = facts;
  pdf.font('Helvetica-Bold').fontSize(18).text(TITLES[kind]);
  pdf.moveDown(0.5).fontSize(10).text(seller.name);
  pdf.font('Helvetica').text(seller.address).text(`GSTIN ${seller.gstin}`).moveDown();
  const rows = [
    ['Number', number],
    ['Date', dayText(issuedAt)],
    ['Buyer', buyer],
    ['Place of supply', kind === 'receipt' ? null : placeOfSupply],
    ['Reverse charge', kind === 'receipt' ? null : 'No'],
    ['Corrects invoice', corrects],
    ['Order', orderId],
    ['Payment', paymentId],
  ] as const;
  for (const [term, value] of rows) {
    if (value !== null) pdf.text(`${term}: ${value}`);
  }
  pdf.moveDown();
}

function drawLines(pdf: Pdf, { facts: { lines } }: DocumentRow): void {
  pdf.font('Helvetica-Bold');
  drawRow(
    pdf,
    COLUMNS.map(({ title }) => title),
  );
  pdf.font('Helvetica');
  for (const { description, code, gstRate, netPaise } of lines) {
    drawRow(pdf, [description, code ?? '-', code === null ? '-' : `${gstRate} %`, amountText(netPaise)]);
  }
  pdf
    .moveTo(MARGIN, pdf.y)
    .lineTo(MARGIN + WIDTH, pdf.y)
    .lineWidth(0.5)
    .stroke();
  pdf.moveDown(0.5);
}

function drawSums(pdf: Pdf, { kind, facts }: DocumentRow): void {
  for (const [term, amount] of sumRows(kind, facts)) drawRow(pdf, [term, '', '', amount]);
  pdf.moveDown().text(amountInWords(facts.totalPaise), MARGIN).moveDown();
  const note = kind === 'receipt' ? 'No GST is due on this payment.' : 'Prices include GST.';
  pdf.fontSize(8).text(note, MARGIN);
}

/** One row of cells; the row below begins under the highest of them. */
function drawRow(pdf: Pdf, cells: readonly string[]): void {
  const top = pdf.y;
  let bottom = top;
  for (const [index, { x, width, align }] of COLUMNS.entries()) {
    pdf.text(printable(cells[index] ?? ''), MARGIN + x, top, { width, align });
    bottom = Math.max(bottom, pdf.y);
  }
  pdf.x = MARGIN;
  pdf.y = bottom + 4;
}

/** The standard fonts have no rupee sign. */
function printable(text: string): string {
  return text.replaceAll('₹', 'Rs. ');
}
