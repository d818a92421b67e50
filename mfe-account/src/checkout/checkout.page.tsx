import type { Order } from '@aangan/shared-kit/contracts/orders';
import { WALLET_LINK } from '@aangan/shared-kit/links/account';
import { newTicketLink } from '@aangan/shared-kit/links/tickets';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { type ActionArgs, notFound, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { Link, useRevalidator } from '@aangan/shared-kit/platform/router';
import { useLive } from '@aangan/shared-kit/platform/use-live';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { LinedRows } from '@aangan/shared-kit/ui/lined-rows';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { useState } from 'react';
import styles from './checkout.module.css';
import { DOCUMENT_WORDS, ORDER_HELP, stateNote, TROUBLE, toWalletText } from './checkout.words.ts';
import { OrderSummary } from './order-summary.tsx';
import { pay } from './pay-definition.ts';
import { PayForm } from './pay-form.tsx';
import { PaymentUnderWay } from './payment-under-way.tsx';
import { PriceChoices } from './price-choices.tsx';

/** One checkout page for everything that is sold. Source: product-and-plans, section 7 (payment). */
export async function loader({ params, url, platform: { http } }: PageArgs) {
  const wallet = walletChoice(url.searchParams.get('wallet'));
  const claim = url.searchParams.get('claim') ?? undefined;
  try {
    const order = await http.request('GET /api/v1/orders/{orderId}', {
      params: { orderId: params.orderId ?? '' },
      query: { ...(wallet && { wallet }), ...(claim && { claim }) },
    });
    return { order, hasChosen: Boolean(wallet ?? claim), wallet, trouble: url.searchParams.has('trouble') };
  } catch (error) {
    if (error instanceof HttpError && (error.status === 404 || error.status === 400)) throw notFound();
    throw error;
  }
}

export function action(args: ActionArgs) {
  return pay(args);
}

export const head = () => personalHead('Checkout');

export function Component() {
  const { order, hasChosen, wallet = 'on', trouble } = usePageData<typeof loader>();
  const { id, title, state, claimId, toWalletPaise } = order;
  const { revalidate, state: revalidation } = useRevalidator();
  const choice = { wallet, claimId };
  const canPay = state === 'open' || (state === 'waiting' && hasChosen);
  const note = canPay && state === 'waiting' ? undefined : stateNote(order);
  // This tab hears of its own payment by the answer, which says where to go.
  const [isPaying, setPaying] = useState(false);
  const mayChange = (state === 'open' || state === 'waiting') && !isPaying;
  // Another tab, the gateway's webhook or the end of the time may change it.
  useLive('order-state', mayChange ? { orderId: id } : undefined, (now) => {
    if (now.state !== state) void revalidate();
  });
  return (
    <PageColumn width="form" gap={32} className={styles.page}>
      <h1>{title}</h1>
      {/* First, so that it does not move when the state below changes. */}
      <OrderSummary order={order} />
      {trouble && state !== 'paid' && (
        <AlertNote tone="error">
          <p>{TROUBLE}</p>
        </AlertNote>
      )}
      {note && (
        <AlertNote
          tone={note.tone}
          {...(state === 'waiting' && { onRetry: () => void revalidate(), busy: revalidation === 'loading' })}
        >
          <p>{note.text}</p>
        </AlertNote>
      )}
      {toWalletPaise > 0 && (
        <AlertNote tone="info">
          <p>{toWalletText(toWalletPaise)}</p>
        </AlertNote>
      )}
      {canPay && <PriceChoices order={order} choice={choice} />}
      {canPay && <PayForm order={order} choice={choice} onPaying={setPaying} />}
      {state === 'waiting' && !hasChosen && <PaymentUnderWay order={order} choice={choice} />}
      {order.documents.length > 0 && <Documents documents={order.documents} />}
      {!canPay && state !== 'waiting' && <Onward order={order} />}
      {!canPay && (
        <p>
          <Link to={newTicketLink('order', id)}>{ORDER_HELP}</Link>
        </p>
      )}
    </PageColumn>
  );
}

/** Downloads for the buyer. */
function Documents({ documents }: Pick<Order, 'documents'>) {
  return (
    <LinedRows aria-label="Documents">
      {documents.map(({ number, kind, url }) => (
        <li key={number}>
          <span>
            {DOCUMENT_WORDS[kind]} {number}
          </span>
          <a href={url} download>
            Download PDF<span className="visually-hidden">: {DOCUMENT_WORDS[kind]}</span>
          </a>
        </li>
      ))}
    </LinedRows>
  );
}

/** Where the buyer goes on, which may be another of our hosts. */
function Onward({ order: { state, returnUrl, toWalletPaise } }: { readonly order: Order }) {
  return (
    <p className={styles.actions}>
      <LinkButton to={returnUrl} variant="primary">
        {state === 'paid' ? 'Continue' : 'Back'}
      </LinkButton>
      {toWalletPaise > 0 && <LinkButton to={WALLET_LINK}>Open your wallet</LinkButton>}
    </p>
  );
}

function walletChoice(text: string | null): 'on' | 'off' | undefined {
  return text === 'on' || text === 'off' ? text : undefined;
}
