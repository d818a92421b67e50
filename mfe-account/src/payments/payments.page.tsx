import { formatMoment } from '@aangan/shared-kit/domain/format-moment';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { profileLink, WALLET_LINK } from '@aangan/shared-kit/links/account';
import { MY_PLAN_LINK } from '@aangan/shared-kit/links/my-plan';
import { notFound, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { rupeeIcon } from '@aangan/shared-kit/ui/icon-paths';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { loadPayment, PAYMENT_WORDS } from '../payment-outcome/public.ts';
import { ProfileFrame } from '../profile-frame/public.ts';
import styles from './payments.module.css';
import { PAYMENTS_WORDS } from './payments.words.ts';
import { Receipt } from './receipt.tsx';

/** Source: product-and-plans, section 2 (profile tabs). */
export async function loader({ url, platform: { http } }: PageArgs) {
  const asked = url.searchParams;
  const receiptOf = asked.get('receipt');
  const cursor = asked.get('before') ?? undefined;
  const [receipt, { payments, next }] = await Promise.all([
    loadPayment(http, receiptOf),
    receiptOf === null
      ? http.request('GET /api/v1/payments', { query: { ...(cursor && { cursor }) } })
      : { payments: [], next: null },
  ]);
  if (receiptOf !== null && receipt === null) throw notFound();
  return {
    receipt,
    payments,
    next,
    later: cursor !== undefined,
  };
}

export const head = () => personalHead('Your payments');

export function Component() {
  const { receipt, payments, next, later } = usePageData<typeof loader>();
  const { session } = usePlatform();
  const here = profileLink('payments');
  if (receipt) {
    return (
      <ProfileFrame title="Payments">
        <Receipt payment={receipt} name={session.account?.name ?? ''} />
      </ProfileFrame>
    );
  }
  return (
    <ProfileFrame title="Payments" lead={PAYMENTS_WORDS.lead}>
      <p>
        {PAYMENTS_WORDS.plansBefore} <Link to={MY_PLAN_LINK}>Your plans</Link>.
      </p>
      {payments.length === 0 ? (
        <EmptyState
          icon={rupeeIcon}
          title="No payments yet"
          actions={<LinkButton to={WALLET_LINK}>Open your wallet</LinkButton>}
        >
          <p>{PAYMENTS_WORDS.empty}</p>
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {payments.map(({ id, description, paise, state, createdAt, checkoutUrl }) => (
            <li key={id}>
              <span>
                {description}
                <small>{formatMoment(createdAt)}</small>
              </span>
              <span className={styles.amount}>
                <strong>{formatPaise(paise)}</strong>
                <StatusLabel tone={PAYMENT_WORDS[state].tone}>{PAYMENT_WORDS[state].label}</StatusLabel>
              </span>
              <span className={styles.actions}>
                <Link to={`${here}?receipt=${id}`}>{state === 'paid' ? 'Receipt' : 'Details'}</Link>
                {checkoutUrl && <Link to={checkoutUrl}>{state === 'pending' ? 'Checkout' : 'Pay now'}</Link>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {(next ?? later) && (
        <p className={styles.actions}>
          {later && <Link to={here}>Newest</Link>}
          {next && <Link to={`${here}?before=${next}`}>Earlier</Link>}
        </p>
      )}
    </ProfileFrame>
  );
}
