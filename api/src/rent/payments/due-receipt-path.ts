/** Where the receipt of a rent that has arrived is. */
export function dueReceiptPath(dueId: string): string {
  return `/api/v1/rent-pay/dues/${dueId}/receipt.pdf`;
}
