import { pdfText } from '../../../testing/pdf-text.ts';
import { documentPdf } from './document-pdf.ts';
import { amountInWords, amountText } from './document-words.ts';
import type { DocumentRow } from './invoices.queries.ts';

const ROW: DocumentRow = {
  number: 'AG/26-27/0000001',
  series: 'AG/26-27',
  position: 1,
  kind: 'invoice',
  accountId: 'acc_1',
  orderId: 'ord_1',
  issuedAt: new Date(Date.UTC(2026, 10, 22, 20)),
  facts: {
    seller: { name: 'Aangan (sample)', address: '1 Sample Road', gstin: '29AAAAA0000A1ZY' },
    buyer: 'Asha Rao',
    title: 'Freedom plan',
    placeOfSupply: 'Karnataka (29)',
    lines: [
      {
        description: 'Freedom plan, ₹500 a year',
        code: '998599',
        gstRate: 18,
        netPaise: 1_50_050,
        taxablePaise: 1_27_162,
        cgstPaise: 11_444,
        sgstPaise: 11_444,
        igstPaise: 0,
      },
    ],
    totalPaise: 1_50_050,
    walletPaise: 50_000,
    gatewayPaise: 1_00_050,
    paymentId: 'pay_1',
    corrects: null,
  },
};

describe('the PDF of a document', () => {
  it('holds everything that a tax invoice must say', async () => {
    const pdf = await documentPdf(ROW);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const text = pdfText(pdf);
    for (const said of [
      'Tax invoice',
      'Amount (₹)',
      'Number: AG/26-27/0000001',
      'Date: 23 Nov 2026',
      'GSTIN 29AAAAA0000A1ZY',
      'Buyer: Asha Rao',
      'Place of supply: Karnataka (29)',
      'Reverse charge: No',
      '998599',
      '18%',
      '1,271.62',
      '114.44',
      '1,500.50',
      'Freedom plan, ₹500 a year',
      'Rupees one thousand five hundred and fifty paise only',
    ]) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain('IGST');
    expect(pdf.toString('latin1')).toMatch(/\/S \/Table/);
  });

  it('is the same at each download', async () => {
    expect((await documentPdf(ROW)).equals(await documentPdf(ROW))).toBe(true);
  });

  it('of a credit note names the invoice that it corrects', async () => {
    const facts = { ...ROW.facts, corrects: 'AG/26-27/0000001' };
    const text = pdfText(await documentPdf({ ...ROW, kind: 'credit-note', number: 'CN/26-27/0000001', facts }));
    expect(text).toContain('Credit note');
    expect(text).toContain('Corrects invoice: AG/26-27/0000001');
  });
});

describe('amounts', () => {
  it.each([
    [1_50_00_050, '1,50,000.50', 'Rupees one lakh fifty thousand and fifty paise only'],
    [100, '1.00', 'Rupees one only'],
  ])('of %d paise are %s, %s', (paise, text, words) => {
    expect([amountText(paise), amountInWords(paise)]).toEqual([text, words]);
  });

  it('that are taken off have a minus', () => expect(amountText(-8_050)).toBe('-80.50'));
});
