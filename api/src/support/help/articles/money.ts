import { profileLink, WALLET_LINK } from '@aangan/shared-kit/links/account';
import { MY_PLAN_LINK } from '@aangan/shared-kit/links/my-plan';
import { type HelpText, link, paragraph, points, steps } from '../help-text.ts';

export const MONEY: readonly HelpText[] = [
  {
    id: 'payment-failed',
    title: 'My payment failed, but money was taken',
    summary: 'We check with the bank. The order shows the result, and you do not pay twice.',
    words: 'deducted debited failed pending double twice money gone transaction order upi',
    blocks: [
      paragraph(['Open ', link('your payments', profileLink('payments')), ' and look at the order.']),
      points(
        '“Paid” means that it has worked, even if the bank was late.',
        '“Failed” means that we have no money. The bank gives it back to you.',
        'If money arrives too late for an order, we add it to your wallet.',
      ),
      paragraph('Wait for half an hour before you try again. If both payments succeed, send us the order number.'),
    ],
  },
  {
    id: 'cancel-a-plan',
    title: 'Cancel a plan',
    summary: 'Most plans can be cancelled within 7 days. The page shows the amount first.',
    words: 'plan cancel refund money back subscription end stop upgrade pause',
    blocks: [
      steps(
        ['Open ', link('your plan', MY_PLAN_LINK), '.'],
        'Tap “Cancel plan”. You see how much you get back, and how much we keep for what you used.',
        'Confirm. The plan ends at once.',
      ),
      points(
        'Plans with contacts: within 7 days, minus the contacts you used.',
        'Plans for a listing: within 2 days, the full amount.',
        'Monthly plans: the months that have not started.',
      ),
    ],
  },
  {
    id: 'refunds',
    title: 'When do I get my refund?',
    summary: 'We refund you the way you paid. Banks usually take 5 to 7 working days.',
    words: 'refund money back when days bank status credit note returned',
    blocks: [
      points(
        'Money that you paid from the wallet is back in the wallet at once.',
        'The rest goes back to the card, account or UPI ID that you paid with.',
        'The order shows when the bank took it.',
      ),
      paragraph(['See it in ', link('your payments', profileLink('payments')), '.']),
    ],
  },
  {
    id: 'wallet-money',
    title: 'Use the wallet',
    summary: 'Money that you add does not expire. Your wallet shows the last day of each credit.',
    words: 'wallet balance credit expire add money cashback voucher reward top up',
    blocks: [
      paragraph([
        'Open ',
        link('your wallet', WALLET_LINK),
        ' to see the balance, each entry and the last day of each credit.',
      ]),
      paragraph('When you pay for an order, credits are used first, in the order in which they expire.'),
    ],
  },
  {
    id: 'invoices',
    title: 'Download an invoice',
    summary: 'Every paid order has an invoice, with GST where it applies.',
    words: 'invoice bill gst gstin receipt tax pdf company',
    blocks: [
      paragraph([
        'Open ',
        link('your payments', profileLink('payments')),
        ', choose the payment and tap “Order and invoice”.',
      ]),
      paragraph('A refund has a credit note, in the same place.'),
    ],
  },
];
