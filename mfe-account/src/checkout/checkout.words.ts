import type { Order } from '@aangan/shared-kit/contracts/orders';
import type { PaymentMethod } from '@aangan/shared-kit/contracts/payment-states';
import { formatPaise } from '@aangan/shared-kit/domain/money';

type Tone = 'info' | 'good' | 'attention' | 'error';

/** The ways to pay, as the form names them. */
export const METHOD_WORDS: Readonly<Record<PaymentMethod, string>> = {
  upi: 'UPI app or QR code',
  'upi-collect': 'UPI ID',
  card: 'Debit or credit card',
  netbanking: 'Net banking',
};

/** What an order's state means for its buyer; nothing for one that was not begun. */
export function stateNote({
  state,
  payment,
  totalPaise,
  refundedPaise,
}: Order): { tone: Tone; text: string } | undefined {
  const amount = formatPaise(totalPaise);
  if (state === 'refunded') return { tone: 'info', text: `${amount} was refunded to you.` };
  if (state === 'paid' && refundedPaise > 0) {
    return { tone: 'info', text: `${amount} was paid, and ${formatPaise(refundedPaise)} was refunded to you.` };
  }
  if (state === 'paid') return { tone: 'good', text: `${amount} was paid.` };
  if (state === 'waiting') {
    return {
      tone: 'info',
      text: 'We are waiting for your bank’s confirmation. This page updates by itself. You can also leave it.',
    };
  }
  if (state === 'expired') {
    return {
      tone: 'attention',
      text: `The time to pay ${amount} is over. If your bank took the money, your payment counts once the bank confirms it.`,
    };
  }
  return payment?.state === 'failed'
    ? { tone: 'error', text: 'The payment did not go through. You can try again, or choose another way to pay.' }
    : undefined;
}

export const DOCUMENT_WORDS: Readonly<Record<Order['documents'][number]['kind'], string>> = {
  invoice: 'Tax invoice',
  receipt: 'Receipt',
  'credit-note': 'Credit note',
};

export const TROUBLE = 'The payment page could not be opened. Nothing was charged. Please try again.';

export const toWalletText = (paise: number) =>
  `${formatPaise(paise)} was paid a second time or too late. It is in your wallet now.`;

/** The way to support, with the order. */
export const ORDER_HELP = 'Help with this order';
