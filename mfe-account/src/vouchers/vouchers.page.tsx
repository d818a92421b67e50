import type { Voucher } from '@aangan/shared-kit/contracts/vouchers';
import { formatRupees } from '@aangan/shared-kit/domain/money';
import { REWARDS_LINK, VOUCHERS_LINK, WALLET_LINK } from '@aangan/shared-kit/links/account';
import { type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link, useRevalidator } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Section, SoftText, Stack } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { useState } from 'react';
import { MyVouchers } from './my-vouchers.tsx';
import { VoucherOfferRow } from './voucher-offer.tsx';
import styles from './vouchers.module.css';
import { VOUCHERS_WORDS } from './vouchers.words.ts';

/** Source: product-and-plans, section 2 (overlay screens: /voucher-hybrid-page). */
export async function loader({ platform: { http, session } }: PageArgs) {
  const [{ offers }, own] = await Promise.all([
    http.request('GET /api/v1/voucher/offers', {}),
    session.loggedIn ? ownPart(http) : undefined,
  ]);
  return { offers, own };
}

async function ownPart(http: PageArgs['platform']['http']) {
  const [{ vouchers }, { balancePaise }] = await Promise.all([
    http.request('GET /api/v1/voucher/list', {}),
    http.request('GET /api/v1/wallet', {}),
  ]);
  return { vouchers, balance: balancePaise / 100 };
}

export function head(): PageHead {
  return {
    title: VOUCHERS_WORDS.title,
    description: VOUCHERS_WORDS.description,
    canonical: VOUCHERS_LINK,
    robots: 'noindex,follow',
  };
}

export function Component() {
  const { offers, own } = usePageData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { hybrid } = usePlatform();
  const [bought, setBought] = useState<Voucher>();
  const keep = (voucher: Voucher) => {
    setBought(voucher);
    void revalidate();
  };
  return (
    <PageColumn width="form" top={16} bottom={32}>
      <Stack as="header" gap={12}>
        <h1>Vouchers</h1>
        {own ? (
          <p>
            {VOUCHERS_WORDS.balanceBefore} {formatRupees(own.balance)} {VOUCHERS_WORDS.balanceMiddle}{' '}
            <Link to={WALLET_LINK}>wallet</Link>
            {VOUCHERS_WORDS.balanceAfter}
          </p>
        ) : (
          <SoftText>{VOUCHERS_WORDS.login}</SoftText>
        )}
      </Stack>
      {bought && <AlertNote tone="good">{VOUCHERS_WORDS.bought(bought.partner)}</AlertNote>}
      <Section gap={12} aria-labelledby="voucher-offers">
        <h2 id="voucher-offers">To buy</h2>
        <ul className={styles.list}>
          {offers.map((offer) => (
            <li key={offer.offer}>
              <VoucherOfferRow offer={offer} balance={own?.balance} onBought={keep} onLogin={() => void revalidate()} />
            </li>
          ))}
        </ul>
      </Section>
      {own && (
        <Section gap={12} aria-labelledby="own-vouchers">
          <h2 id="own-vouchers">Your vouchers</h2>
          <MyVouchers vouchers={own.vouchers} />
        </Section>
      )}
      {!hybrid && (
        <p>
          <Link to={REWARDS_LINK}>My rewards</Link>
        </p>
      )}
    </PageColumn>
  );
}
