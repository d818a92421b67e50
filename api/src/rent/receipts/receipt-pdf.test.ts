import type { ReceiptFacts } from '@aangan/shared-kit/contracts/rent-receipts';
import { pdfText } from '../../../testing/pdf-text.ts';
import { receiptPdf } from './receipt-pdf.ts';

const FACTS: ReceiptFacts = {
  tenant: 'अनुष्का शर्मा',
  landlord: 'S. Ramanathan',
  landlordPan: '',
  landlordHasNoPan: true,
  address: '12, 4th Cross, Jayanagar, Bangalore 560041',
  rentRupees: 25_000,
  paidBy: 'cash',
  from: '2026-01',
  to: '2026-06',
  interval: 'quarter',
};
const draw = (facts = FACTS) =>
  receiptPdf({
    id: 'rcp_ABCDEFGH12345678abcd',
    facts,
    createdAt: new Date('2026-06-30T10:00:00.000Z'),
    verifyUrl: 'https://aangan.test/rent-receipt/verify/rcp_ABCDEFGH12345678abcd.signature',
  });

describe('the PDF of receipts', () => {
  it('has a page a receipt, is tagged, names its language, and embeds its font', async () => {
    const text = (await draw()).toString('latin1');
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(2);
    expect(text).toContain('/Marked true');
    expect(text).toContain('/Lang (en-IN)');
    expect(text).toMatch(/\/S \/Figure/);
    expect(text).toMatch(/\/FontFile2/);
  });

  it('says the amount with the rupee sign and in words, and names in Devanagari', async () => {
    const pdf = await draw();
    expect(pdfText(pdf)).toContain('Received ₹75,000 from अनुष्का');
    expect(pdfText(pdf)).toContain('Rupees seventy-five thousand only.');
    // Glyphs are in the order of drawing, so the structure has the text in the order of writing.
    expect(pdf.toString('latin1')).toContain('/ActualText');
  });

  it('is the same bytes for the same facts, and others for others', async () => {
    const [first, second, other] = await Promise.all([draw(), draw(), draw({ ...FACTS, rentRupees: 25_001 })]);
    expect(first.equals(second)).toBe(true);
    expect(first.equals(other)).toBe(false);
  });
});
