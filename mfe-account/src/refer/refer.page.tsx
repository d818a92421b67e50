import { formatRupees } from '@aangan/shared-kit/domain/money';
import { REFER_LINK, REWARDS_LINK, referralLink } from '@aangan/shared-kit/links/account';
import { type PageArgs, type PageModule, usePageData } from '@aangan/shared-kit/platform/page';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link, useRevalidator } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { FriendList } from './friend-list.tsx';
import { invitation } from './invitation.ts';
import styles from './refer.module.css';
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
  description: `Bring a friend to Aangan: ${formatRupees(terms.friendAmount)} for them and ${formatRupees(terms.inviterAmount)} for you, once they have contacted their first owner.`,
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
            ? `${formatRupees(terms.friendAmount)} each when a friend joins`
            : `${formatRupees(terms.inviterAmount)} for you, ${formatRupees(terms.friendAmount)} for a friend`}
        </h1>
        <p className={styles.soft}>
          Share your link. When your friend has signed up and contacted their first owner, both of you get wallet
          credit.
        </p>
      </header>
      {!terms.open && (
        <AlertNote tone="attention">
          This campaign is used up. Links still work, and bring no credit just now. What was promised before is paid.
        </AlertNote>
      )}
      {mine ? (
        <section className={styles.own} aria-labelledby="your-link">
          <h2 id="your-link">Your link</h2>
          <p className={styles.link}>{referralLink(origin, mine.code)}</p>
          <p className={styles.soft}>
            Your code is <strong>{mine.code}</strong>.
          </p>
          <ShareButtons text={invitation(terms.friendAmount)} link={referralLink(origin, mine.code)} />
        </section>
      ) : (
        <section className={styles.own} aria-label="Your link">
          <p>Your link is there once you have logged in.</p>
          {signUp.available && (
            <Button variant="primary" onClick={() => void logIn()}>
              Log in to get your link
            </Button>
          )}
        </section>
      )}
      {mine && (
        <section className={styles.part} aria-labelledby="your-friends">
          <h2 id="your-friends">Your friends</h2>
          {mine.friends.length > 0 && (
            <p className={styles.soft}>
              {mine.creditedThisMonth} of {terms.monthlyCap} credited this month. See{' '}
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
