import { formatRupees } from '@aangan/shared-kit/domain/money';
import { REFER_LINK, REWARDS_LINK, referralLink } from '@aangan/shared-kit/links/account';
import { type PageArgs, type PageModule, usePageData } from '@aangan/shared-kit/platform/page';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link, useRevalidator } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { Panel } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { FriendList } from './friend-list.tsx';
import { invitation } from './invitation.ts';
import styles from './refer.module.css';
import { REFER_WORDS } from './refer.words.ts';
import { ReferTerms } from './refer-terms.tsx';
import { ShareButtons } from './share-buttons.tsx';

/**
 * Loads the terms for everybody, and code and friends for a logged-in person. Source: product-and-plans, section 2
 * (/refer-and-earn).
 */
export async function loader({ platform: { http, session } }: PageArgs) {
  const [terms, mine] = await Promise.all([
    http.request('GET /api/v1/referral/terms', {}),
    session.loggedIn ? http.request('GET /api/v1/referral/mine', {}) : undefined,
  ]);
  return { terms, mine };
}

type Data = Awaited<ReturnType<typeof loader>>;

export const head: NonNullable<PageModule<Data>['head']> = ({ data: { terms } }) => ({
  title: 'Refer and earn | Aangan',
  description: REFER_WORDS.description(formatRupees(terms.friendAmount), formatRupees(terms.inviterAmount)),
  canonical: REFER_LINK,
});

export function Component() {
  const { terms, mine } = usePageData<typeof loader>();
  const { origin, signUp } = usePlatform();
  const { revalidate } = useRevalidator();
  const logIn = async () => {
    if (await signUp.require('account')) await revalidate();
  };
  const both = formatRupees(terms.friendAmount) === formatRupees(terms.inviterAmount);
  return (
    <PageColumn width="medium" gap={32}>
      <header className={styles.intro}>
        <h1>
          {both
            ? REFER_WORDS.sameAmount(formatRupees(terms.friendAmount))
            : REFER_WORDS.amountsTitle(formatRupees(terms.inviterAmount), formatRupees(terms.friendAmount))}
        </h1>
        <p className={styles.soft}>{REFER_WORDS.lead}</p>
      </header>
      {!terms.open && <AlertNote tone="attention">{REFER_WORDS.used}</AlertNote>}
      {mine ? (
        <Panel as="section" gap={12} className={styles.own} aria-labelledby="your-link">
          <h2 id="your-link">Your link</h2>
          <p className={styles.link}>{referralLink(origin, mine.code)}</p>
          <p className={styles.soft}>
            Your code is <strong>{mine.code}</strong>.
          </p>
          <ShareButtons text={invitation(terms.friendAmount)} link={referralLink(origin, mine.code)} />
        </Panel>
      ) : (
        <Panel as="section" gap={12} className={styles.own} aria-label="Your link">
          <p>{REFER_WORDS.loginFirst}</p>
          {signUp.available && (
            <Button variant="primary" onClick={() => void logIn()}>
              {REFER_WORDS.login}
            </Button>
          )}
        </Panel>
      )}
      {mine && (
        <section className={styles.part} aria-labelledby="your-friends">
          <h2 id="your-friends">Your friends</h2>
          {mine.friends.length > 0 && (
            <p className={styles.soft}>
              {mine.creditedThisMonth} {REFER_WORDS.of} {terms.monthlyCap} {REFER_WORDS.creditedBefore}{' '}
              <Link to={REWARDS_LINK}>your rewards</Link>.
            </p>
          )}
          <FriendList friends={mine.friends} />
        </section>
      )}
      <section className={styles.part} aria-labelledby="refer-terms">
        <h2 id="refer-terms">Terms</h2>
        <ReferTerms terms={terms} />
      </section>
    </PageColumn>
  );
}
