/** The form. Source: product-and-plans, section 2 (rent payment). */
export const RENT_RECEIPTS_LINK = '/online-rent-receipt-generator';

/** The form with what earlier receipts say. */
export function receiptsAgainLink(receiptId: string): string {
  return `${RENT_RECEIPTS_LINK}?like=${receiptId}`;
}

/** Receipts that were made. */
export function receiptsReadyLink(receiptId: string): string {
  return `/rent-receipt/confirmation/${receiptId}`;
}

/** What the QR code on receipts opens. */
export function verifyReceiptLink(token: string): string {
  return `/rent-receipt/verify/${token}`;
}
