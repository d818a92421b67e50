import type { GstParts } from '@aangan/shared-kit/domain/gst';
import { GST_STATES, isGstState } from '@aangan/shared-kit/domain/gst-state';
import type { Transaction } from '../../foundation/database/public.ts';
import { personById } from '../../people/accounts/public.ts';
import { type DocumentFacts, documentsOf, issueDocument } from '../invoices/public.ts';
import type { OrderDeps } from './order-deps.ts';
import type { AttemptRow, OrderRow } from './orders.queries.ts';
import type { PricedOrder } from './priced-order.ts';

interface Issuing {
  readonly order: OrderRow;
  readonly attempt: AttemptRow;
  readonly price: PricedOrder;
  /** The payment through the gateway; null when the wallet paid all. */
  readonly paymentId: string | null;
}

/** Issues the invoice of a paid order, or the receipt of one that is not taxed. */
export async function issueForPaid(
  transaction: Transaction,
  deps: Pick<OrderDeps, 'seller'>,
  issuing: Issuing,
  at: Date,
): Promise<void> {
  const { order, price } = issuing;
  if (price.totalPaise === 0) return;
  const facts = await factsOf(transaction, deps, issuing);
  const kind = isTaxed(price) ? 'invoice' : 'receipt';
  await issueDocument(transaction, { kind, accountId: order.accountId, orderId: order.id, facts, at });
}

/** Issues the credit note of money that went back. Nothing for what was not taxed. */
export async function issueForRefund(
  transaction: Transaction,
  deps: Pick<OrderDeps, 'seller'>,
  { refund, ...issuing }: Issuing & { readonly refund: GstParts & { readonly paise: number } },
  at: Date,
): Promise<void> {
  const { order, price } = issuing;
  const [line] = price.lines;
  if (!line || !isTaxed(price)) return;
  const invoice = (await documentsOf(transaction, order.id)).find(({ kind }) => kind === 'invoice');
  const { paise, ...gst } = refund;
  const facts: DocumentFacts = {
    ...(await factsOf(transaction, deps, issuing)),
    lines: [
      { description: `Refund: ${order.title}`, code: line.taxCode, gstRate: line.gstRate, netPaise: paise, ...gst },
    ],
    totalPaise: paise,
    corrects: invoice?.number ?? null,
  };
  await issueDocument(transaction, {
    kind: 'credit-note',
    accountId: order.accountId,
    orderId: order.id,
    facts,
    at,
  });
}

async function factsOf(
  transaction: Transaction,
  { seller: { name, address, gstin } }: Pick<OrderDeps, 'seller'>,
  { order, attempt, price, paymentId }: Issuing,
): Promise<DocumentFacts> {
  const buyer = await personById(transaction, order.accountId);
  const { placeOfSupply: code } = order;
  return {
    seller: { name, address, gstin },
    buyer: buyer?.name ?? '',
    title: order.title,
    placeOfSupply: isGstState(code) ? `${GST_STATES[code]} (${code})` : code,
    lines: price.lines.map(
      ({ description, taxCode, gstRate, netPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise }) => ({
        description,
        code: taxCode,
        gstRate,
        netPaise,
        taxablePaise,
        cgstPaise,
        sgstPaise,
        igstPaise,
      }),
    ),
    totalPaise: price.totalPaise,
    walletPaise: attempt.walletPaise,
    gatewayPaise: attempt.gatewayPaise,
    paymentId,
    corrects: null,
  };
}

function isTaxed({ lines }: PricedOrder): boolean {
  return lines.some(({ taxCode }) => taxCode !== null);
}
