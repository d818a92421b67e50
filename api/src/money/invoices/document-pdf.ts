import { drawPdf } from '../../foundation/pdf/public.ts';
import { amountInWords, amountText, dayText, noteOf, sumRows, TITLES } from './document-words.ts';
import type { DocumentRow } from './invoices.queries.ts';

const COLUMNS = [
  { title: 'Description', width: '46%', align: 'left' },
  { title: 'SAC/HSN', width: '18%', align: 'left' },
  { title: 'GST', width: '12%', align: 'right' },
  { title: 'Amount (₹)', width: '24%', align: 'right' },
] as const;

/** Draws a document as a tagged PDF, the same bytes at each download. */
export function documentPdf(row: DocumentRow): Promise<Buffer> {
  const { number, kind, issuedAt, facts } = row;
  const { seller, lines, totalPaise } = facts;
  return drawPdf({ title: `${TITLES[kind]} ${number}`, author: seller.name, at: issuedAt }, (pdf) => {
    pdf.heading(TITLES[kind]);
    pdf.paragraph(seller.name, 'strong');
    pdf.paragraph(seller.address, 'line');
    pdf.paragraph(`GSTIN ${seller.gstin}`);
    pdf.facts(headRows(row));
    const described = lines.map(({ description, code, gstRate, netPaise }) => [
      description,
      code ?? '-',
      code === null ? '-' : `${gstRate}%`,
      amountText(netPaise),
    ]);
    const sums = sumRows(kind, facts).map(([term, amount]) => [term, '', '', amount]);
    pdf.table({ columns: COLUMNS, rows: [...described, ...sums] });
    pdf.paragraph(amountInWords(totalPaise));
    pdf.paragraph(noteOf(kind), 'small');
  });
}

/** Number, day, buyer and what else the kind has. */
function headRows({ number, kind, issuedAt, orderId, facts }: DocumentRow): [string, string][] {
  const { buyer, placeOfSupply, paymentId, corrects } = facts;
  const rows: [string, string | null][] = [
    ['Number', number],
    ['Date', dayText(issuedAt)],
    ['Buyer', buyer],
    ['Place of supply', kind === 'receipt' ? null : placeOfSupply],
    ['Reverse charge', kind === 'receipt' ? null : 'No'],
    ['Corrects invoice', corrects],
    ['Order', orderId],
    ['Payment', paymentId],
  ];
  return rows.flatMap(([term, value]) => (value === null ? [] : [[term, value]]));
}
