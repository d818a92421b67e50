import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import { VISITS_LINK } from '@aangan/shared-kit/links/account';
import { searchLink } from '@aangan/shared-kit/links/search';
import { type PageArgs, type PageModule, usePageData } from '@aangan/shared-kit/platform/page';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { RetryNote } from '@aangan/shared-kit/ui/retry-note';
import { calendarIcon } from '@aangan/shared-kit/ui/tool-icon-paths';
import { LOGIN_REASONS } from '../login-reasons/public.ts';
import { HomesToVisit } from './homes-to-visit.tsx';
import { loadVisits } from './load-visits.ts';
import { MY_VISITS_WORDS } from './my-visits.words.ts';
import { OwnVisits } from './own-visits.tsx';
import { VisitList } from './visit-list.tsx';
import styles from './visits.module.css';

/**
 * The person’s visits, and those to the person’s own homes; empty for a guest.
 * @throws Error while it is unknown who asks
 */
export async function loader({ url, platform: { http, session } }: PageArgs) {
  if (session.unknown) throw new Error('The login cannot be resolved.');
  return { booked: session.loggedIn ? await loadVisits(http, url.searchParams) : null };
}

type Data = Awaited<ReturnType<typeof loader>>;

export const head: NonNullable<PageModule<Data>['head']> = () => ({
  title: 'Your visits | Aangan',
  description: MY_VISITS_WORDS.description,
  canonical: VISITS_LINK,
  robots: 'noindex,follow',
});

export function Component() {
  const { booked } = usePageData<typeof loader>();
  return (
    <PageColumn width="medium" top={32} bottom={72}>
      <h1>Your visits</h1>
      {booked ? <Booked {...booked} /> : <Stranger />}
    </PageColumn>
  );
}

function Booked({ upcoming, past, owned, timeZone }: NonNullable<Data['booked']>) {
  const { session } = usePlatform();
  return (
    <>
      {upcoming.total > 0 ? (
        <VisitList title="To come" page={upcoming} timeZone={timeZone} />
      ) : (
        <EmptyState
          icon={calendarIcon}
          title="No upcoming visits"
          actions={
            <LinkButton variant="primary" to={searchLink(emptySearch('RENT', session.city))}>
              Find homes to rent
            </LinkButton>
          }
        >
          <p>{MY_VISITS_WORDS.empty}</p>
        </EmptyState>
      )}
      {past.total > 0 && <VisitList title="Past and cancelled" list="past" page={past} timeZone={timeZone} />}
      {owned && <OwnVisits {...owned} timeZone={timeZone} />}
    </>
  );
}

function Stranger() {
  const { session, signUp } = usePlatform();
  return (
    <>
      <p>{MY_VISITS_WORDS.lead}</p>
      <div className={styles.ways}>
        <Button variant="primary" className={styles.script} onClick={() => void signUp.require(LOGIN_REASONS.visit)}>
          {MY_VISITS_WORDS.login}
        </Button>
        <LinkButton to={searchLink(emptySearch('RENT', session.city))}>Find homes to rent</LinkButton>
        <LinkButton to={searchLink(emptySearch('BUY', session.city))}>Find homes to buy</LinkButton>
      </div>
      <HomesToVisit />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <PageColumn width="medium" top={32} bottom={72}>
      <h1>Your visits</h1>
      <RetryNote>{MY_VISITS_WORDS.failed}</RetryNote>
    </PageColumn>
  );
}
