/** Sentences of the form that pays an order, and of a payment under way. */
export const PAY_WORDS = {
  failed: 'Your request did not reach us. Nothing was charged. Please try again.',
  closed: 'Payments are not available right now. Please try again later.',
  upiHelp: 'You get a payment request in your UPI app.',
  fromWallet: (amount: string) => `Pay ${amount} from your wallet`,
  confirm: 'You are charged only after you confirm the payment with your bank or UPI app.',
  qrAlt: 'QR code to pay with a UPI app',
  scan: 'Scan this code with your phone.',
  confirmUpi: 'Confirm the request in your UPI app.',
  openUpi: 'Open a UPI app on this device',
  openPayment: 'Go to the payment page',
} as const;
