import { REFER_LINK, RENTER_CLUB_LINK, VOUCHERS_LINK, WALLET_LINK } from '@aangan/shared-kit/links/account';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { Section, WrappedRow } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { MyVouchers } from '../vouchers/public.ts';
import { PastCards } from './past-cards.tsx';
import styles from './rewards.module.css';
import { REWARDS_WORDS } from './rewards.words.ts';
import { UnscratchedCards } from './unscratched-cards.tsx';

/** Source: services-and-platform, section 2 (/my-rewards). */
export async function loader({ platform: { http, now } }: PageArgs) {
  const cards = http
    .request('GET /api/v1/scratchcard/get/all/unscratched', {})
    .then(({ data }) => data.map(({ scratchCard }) => scratchCard))
    .catch((error: unknown) => {
      if (error instanceof HttpError) return null;
      throw error;
    });
  const [past, vouchers] = await Promise.all([
    http.request('GET /api/v1/scratchcard/get/all/past', {}),
    http.request('GET /api/v1/voucher/list', {}),
  ]);
  return { cards, past: past.cards, vouchers: vouchers.vouchers, now };
}

export const head = () => personalHead('My rewards');

export function Component() {
  const { cards, past, vouchers } = usePageData<typeof loader>();
  const { sheets } = usePlatform();
  const { revalidate } = useRevalidator();
  const openVouchers = async () => {
    await sheets.open(VOUCHERS_LINK);
    await revalidate();
  };
  return (
    <PageColumn width="full" gap={32}>
      <header className={styles.intro}>
        <h1>My rewards</h1>
        <p>{REWARDS_WORDS.lead}</p>
        <WrappedRow>
          <LinkButton to={WALLET_LINK} size="small">
            Wallet
          </LinkButton>
          <LinkButton to={REFER_LINK} size="small">
            Refer and earn
          </LinkButton>
          <LinkButton to={RENTER_CLUB_LINK} size="small">
            Renter club
          </LinkButton>
        </WrappedRow>
      </header>
      <Section gap={12} aria-labelledby="to-scratch">
        <h2 id="to-scratch">To scratch</h2>
        <UnscratchedCards cards={cards} />
      </Section>
      <Section gap={12} aria-labelledby="vouchers">
        <h2 id="vouchers">Vouchers</h2>
        <MyVouchers vouchers={vouchers} />
        <div>
          <Button onClick={() => void openVouchers()}>{REWARDS_WORDS.vouchers}</Button>
        </div>
      </Section>
      <PastCards cards={past} />
    </PageColumn>
  );
}
