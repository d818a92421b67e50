import type { ReceiptFacts } from '@aangan/shared-kit/contracts/rent-receipts';
import { formatRupees, rupeesInWords } from '@aangan/shared-kit/domain/money';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import {
  periodWords,
  type ReceiptPeriod,
  receiptPeriods,
} from '@aangan/shared-kit/domain/rent-receipts/receipt-periods';
import { needsRevenueStamp, PAID_BY_WORDS } from '@aangan/shared-kit/domain/rent-receipts/receipt-rules';
import { encode } from 'uqr';
import { drawPdf, type Pdf, type TaggedPdf } from '../../foundation/pdf/public.ts';
import { RECEIPT_WORDS } from './receipts.words.ts';

interface ReceiptPdfFacts {
  readonly id: string;
  readonly facts: ReceiptFacts;
  readonly createdAt: Date;
  /** The whole address that the QR code opens. */
  readonly verifyUrl: string;
}

/** Points. */
const CODE_SIZE = 110;

/** Draws all receipts of a row, one a page. Equal facts are equal bytes. */
export async function receiptPdf({ id, facts, createdAt, verifyUrl }: ReceiptPdfFacts): Promise<Buffer> {
  const periods = receiptPeriods(facts.from, facts.to, facts.interval);
  return drawPdf({ title: RECEIPT_WORDS.title, at: createdAt }, (pdf) => {
    for (const [at, period] of periods.entries()) {
      if (at > 0) pdf.nextPage();
      drawReceipt(pdf, { number: `${id.slice(4, 12)}-${at + 1}`, facts, period, createdAt });
      pdf.figure(RECEIPT_WORDS.codeAlt, (canvas) => drawCode(canvas, verifyUrl));
      pdf.paragraph(RECEIPT_WORDS.check);
    }
  });
}

function drawReceipt(
  pdf: TaggedPdf,
  {
    number,
    facts,
    period,
    createdAt,
  }: {
    readonly number: string;
    readonly facts: ReceiptFacts;
    readonly period: ReceiptPeriod;
    readonly createdAt: Date;
  },
): void {
  const { tenant, landlord, landlordPan, landlordHasNoPan, address, rentRupees, paidBy } = facts;
  const rupees = rentRupees * period.months;
  pdf.heading(RECEIPT_WORDS.title);
  pdf.paragraph(RECEIPT_WORDS.received(tenant, formatRupees(rupees), periodWords(period)));
  pdf.paragraph(RECEIPT_WORDS.inWords(rupeesInWords(rupees)));
  pdf.facts([
    ['Number', number],
    ['Date', formatDay(createdAt.getTime())],
    ['Home', address],
    ['Landlord', landlord],
    ...(landlordPan === '' ? [] : [['Landlord’s PAN', landlordPan] as const]),
    ['Paid by', PAID_BY_WORDS[paidBy]],
  ]);
  if (landlordPan === '' && landlordHasNoPan) pdf.paragraph(RECEIPT_WORDS.noPan);
  if (needsRevenueStamp(paidBy, rupees)) pdf.paragraph(RECEIPT_WORDS.stamp);
  pdf.paragraph(RECEIPT_WORDS.sign);
}

function drawCode(pdf: Pdf, text: string): void {
  const { data, size } = encode(text, { border: 2, ecc: 'M' });
  const unit = CODE_SIZE / size;
  const [left, top] = [pdf.x, pdf.y + 60];
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) if (isDark) pdf.rect(left + x * unit, top + y * unit, unit, unit);
  }
  pdf.fill('#000');
  pdf.y = top + CODE_SIZE + 12;
}
