import { formatPaise } from '@aangan/shared-kit/domain/money';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { profileLink, REWARDS_LINK, TERMS_LINK } from '@aangan/shared-kit/links/account';
import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { Link } from '@aangan/shared-kit/platform/router';
import { Section, SoftText, Stack } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { AddMoney } from './add-money.tsx';
import { planWords } from './money-words.ts';
import styles from './wallet.module.css';
import { WALLET_WORDS } from './wallet.words.ts';
import { WalletHistory } from './wallet-history.tsx';

/** Source: product-and-plans, section 7 (wallet). */
export async function loader({ url, platform: { http } }: PageArgs) {
  const cursor = url.searchParams.get('before') ?? undefined;
  const [wallet, history] = await Promise.all([
    http.request('GET /api/v1/wallet', {}),
    http.request('GET /api/v1/wallet/history', { query: { ...(cursor && { cursor }) } }),
  ]);
  return { wallet, history, path: url.pathname, later: cursor !== undefined };
}

export const head = () => personalHead('Wallet');

export function Component() {
  const { wallet, history, path, later } = usePageData<typeof loader>();
  const { balancePaise, moneyPaise, credits, claims } = wallet;
  return (
    <PageColumn width="form" gap={32} className={styles.page}>
      <Stack as="header" gap={12}>
        <h1>Wallet</h1>
        <p className={styles.balance}>
          <span className="visually-hidden">Balance </span>
          {formatPaise(balancePaise)}
        </p>
        {credits.length > 0 && (
          <SoftText>{WALLET_WORDS.balance(formatPaise(moneyPaise), formatPaise(balancePaise - moneyPaise))}</SoftText>
        )}
      </Stack>
      <Section gap={12} aria-labelledby="add-money">
        <h2 id="add-money">Add money</h2>
        <AddMoney returnTo={path} />
      </Section>
      {credits.length > 0 && (
        <Section gap={12} aria-labelledby="credits">
          <h2 id="credits">Credits</h2>
          <ul className={styles.rows}>
            {credits.map(({ id, title, paise, expiresAt }) => (
              <li key={id}>
                <span>
                  {title}
                  <small>Can be used until {formatDay(expiresAt)}</small>
                </span>
                <strong>{formatPaise(paise)}</strong>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {claims.length > 0 && (
        <Section gap={12} aria-labelledby="claims">
          <h2 id="claims">Claims</h2>
          <ul className={styles.rows}>
            {claims.map(({ id, title, paise, targetServices, expiresAt }) => (
              <li key={id}>
                <span>
                  {title}
                  <small>
                    {planWords(targetServices)}, until {formatDay(expiresAt)}
                  </small>
                </span>
                <strong>{formatPaise(paise)} off</strong>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section gap={12} aria-labelledby="history">
        <h2 id="history">History</h2>
        <WalletHistory
          movements={history.movements}
          earlier={history.next === null ? undefined : `${path}?before=${history.next}`}
          newest={later ? path : undefined}
        />
      </Section>
      <p className={styles.pages}>
        <Link to={profileLink('payments')}>Payments and receipts</Link>
        <Link to={REWARDS_LINK}>My rewards</Link>
        <Link to={TERMS_LINK}>Terms</Link>
      </p>
    </PageColumn>
  );
}
