import { checkoutLink } from '@aangan/shared-kit/links/account';
import {
  dueLink,
  holdLink,
  PAY_RENT_EXPLORE_LINK,
  payRentLink,
  RENT_HISTORY_LINK,
  splitLink,
} from '@aangan/shared-kit/links/rent-pay';
import { newTicketLink } from '@aangan/shared-kit/links/tickets';
import { type ActionArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { Link, useRevalidator } from '@aangan/shared-kit/platform/router';
import { useLive } from '@aangan/shared-kit/platform/use-live';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Breadcrumbs } from '@aangan/shared-kit/ui/breadcrumbs';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { ActionsRow, PageHeading, Section } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import styles from './due.module.css';
import { DUE_WORDS, dueTitle } from './due.words.ts';
import { actOnDue } from './due-actions.ts';
import { DueChoices } from './due-choices.tsx';
import { DueFacts } from './due-facts.tsx';
import { DueProgress } from './due-progress.tsx';
import { DueStateLabel } from './due-state-label.tsx';
import { type LoadedDue, loadDue as loader } from './load-due.ts';
import { OtpStep } from './otp-step.tsx';
import { PayStep } from './pay-step.tsx';

export { loader };

export const action = (args: ActionArgs) => actOnDue(args);

export function head({ data: { due } }: { readonly data: LoadedDue }): PageHead {
  return { title: `${dueTitle(due)} | Aangan`, robots: 'noindex' };
}

/**
 * One payment: it is reviewed and paid here, and then shows where the money is, live. Source: product-and-plans, section
 * 2 (rent payment).
 */
export function Component() {
  const { due, own, paying, attempt } = usePageData<typeof loader>();
  const { revalidate } = useRevalidator();
  const receivedPaise = due.shares.reduce((sum, { state, paise }) => sum + (state === 'received' ? paise : 0), 0);
  useLive('rent-due-state', { dueId: due.id }, (now) => {
    if (now.state !== due.state || now.receivedPaise !== receivedPaise) void revalidate();
  });
  return (
    <PageColumn width="form" top={24} bottom={72}>
      <Breadcrumbs
        items={[
          { name: DUE_WORDS.about, url: PAY_RENT_EXPLORE_LINK },
          { name: DUE_WORDS.history, url: RENT_HISTORY_LINK },
          { name: dueTitle(due), url: dueLink(due.id) },
        ]}
      />
      <PageHeading>
        <h1>{dueTitle(due)}</h1>
        <p>
          <DueStateLabel step={due.step} />
        </p>
      </PageHeading>
      <DueFacts due={due} />
      {paying && due.mayCancel && (
        <p>
          <Link to={payRentLink({ tenancyId: due.tenancyId, kind: due.tenancyKind })}>{DUE_WORDS.change}</Link>
        </p>
      )}
      {due.state === 'collecting' && (due.mayCancel || due.shares.length > 1) && (
        <p>
          <Link to={splitLink(due.tenancyId)}>{due.shares.length > 1 ? DUE_WORDS.flatmates : DUE_WORDS.split}</Link>
        </p>
      )}
      {paying && (paying.isVerified ? <PayStep {...paying} /> : <OtpStep attempt={attempt} />)}
      {due.state === 'collecting' && !paying && own.length > 0 && (
        <AlertNote tone="info">{DUE_WORDS.waitingForOthers}</AlertNote>
      )}
      {due.state === 'held' && <Held dueId={due.id} />}
      {due.step !== 'initiated' && <DueProgress due={due} />}
      {due.state !== 'held' && <DueChoices due={due} />}
      <Documents
        receiptUrl={due.receiptUrl}
        orderIds={own.flatMap(({ orderId, paidAt }) => (orderId !== null && paidAt !== null ? [orderId] : []))}
      />
      <p>
        <Link to={newTicketLink('rent', due.reference)}>{DUE_WORDS.help}</Link>
      </p>
    </PageColumn>
  );
}

/** A payout that waits: its question has a page of its own. */
function Held({ dueId }: { readonly dueId: string }) {
  return (
    <>
      <AlertNote tone="attention">{DUE_WORDS.held}</AlertNote>
      <ActionsRow>
        <LinkButton to={holdLink(dueId)} variant="primary">
          {DUE_WORDS.answer}
        </LinkButton>
      </ActionsRow>
    </>
  );
}

interface DocumentsProps {
  readonly receiptUrl: string | null;
  /** Own orders that are paid. */
  readonly orderIds: readonly string[];
}

/** The rent receipt of a sum that has arrived, and the own payments with their invoices. */
function Documents({ receiptUrl, orderIds }: DocumentsProps) {
  if (receiptUrl === null && orderIds.length === 0) return null;
  return (
    <Section aria-labelledby="documents">
      <h2 id="documents">{DUE_WORDS.documents}</h2>
      <ul className={styles.documents}>
        {receiptUrl !== null && (
          <li>
            <a href={receiptUrl}>{DUE_WORDS.receipt}</a>
          </li>
        )}
        {orderIds.map((orderId) => (
          <li key={orderId}>
            <Link to={checkoutLink(orderId)}>{DUE_WORDS.order}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
