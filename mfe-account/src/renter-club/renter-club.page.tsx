import { RENTER_CLUB_LINK, REWARDS_LINK } from '@aangan/shared-kit/links/account';
import { type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link, useRevalidator } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { Section, SoftText, Stack } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { ClubLevels } from './club-levels.tsx';
import { ClubMember } from './club-member.tsx';
import { JoinClub } from './join-club.tsx';
import styles from './renter-club.module.css';
import { RENTER_CLUB_WORDS } from './renter-club.words.ts';

/**
 * Loads the club's terms for everybody, and the membership for a logged-in person. Source: product-and-plans, section
 * 2 (/renter-club).
 */
export async function loader({ platform: { http, session } }: PageArgs) {
  const [about, membership] = await Promise.all([
    http.request('GET /api/v1/renterclub/about', {}),
    session.loggedIn ? http.request('GET /api/v1/renterclub/membership', {}) : undefined,
  ]);
  return { about, membership };
}

export function head(): PageHead {
  return {
    title: 'Renter club | Aangan',
    description: RENTER_CLUB_WORDS.description,
    canonical: RENTER_CLUB_LINK,
  };
}

export function Component() {
  const { about, membership } = usePageData<typeof loader>();
  const { signUp } = usePlatform();
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  const logIn = async () => {
    if (await signUp.require('account')) reload();
  };
  return (
    <PageColumn width="medium" gap={32}>
      <Stack as="header" gap={12}>
        <h1>Renter club</h1>
        <p className={styles.lead}>{RENTER_CLUB_WORDS.lead}</p>
      </Stack>
      {membership?.member && <ClubMember membership={membership} onLeft={reload} />}
      {membership && !membership.member && <JoinClub consent={about.consent} onJoined={reload} />}
      {!membership && signUp.available && (
        <div>
          <Button variant="primary" onClick={() => void logIn()}>
            Log in to join
          </Button>
        </div>
      )}
      <Section gap={12} aria-labelledby="club-benefits">
        <h2 id="club-benefits">What members have</h2>
        <ul className={styles.benefits}>
          {about.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        <SoftText>
          {RENTER_CLUB_WORDS.boxesBefore} <Link to={REWARDS_LINK}>my rewards</Link>
          {RENTER_CLUB_WORDS.boxesAfter}
        </SoftText>
      </Section>
      <Section gap={12} aria-labelledby="club-levels">
        <h2 id="club-levels">Levels</h2>
        <ClubLevels levels={about.levels} reached={membership?.member ? membership.level?.code : undefined} />
        <SoftText>{RENTER_CLUB_WORDS.rules}</SoftText>
      </Section>
    </PageColumn>
  );
}
