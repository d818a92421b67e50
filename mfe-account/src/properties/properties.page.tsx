import { confirmedAgo } from '@aangan/shared-kit/domain/relative-day';
import { profileLink } from '@aangan/shared-kit/links/account';
import { pageLinks, pageOf } from '@aangan/shared-kit/links/page-links';
import { type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { gridIcon } from '@aangan/shared-kit/ui/icon-paths';
import { FactsRow, Rows } from '@aangan/shared-kit/ui/layout';
import { Pagination } from '@aangan/shared-kit/ui/pagination';
import { type HomeLine, HomeLineView, homeLine } from '../homes/public.ts';
import { ProfileFrame } from '../profile-frame/public.ts';
import { photoRequestWords, ReportedNote } from '../reports/public.ts';
import { StillAvailable } from '../still-available/public.ts';

/** Source: product-and-plans, section 2 (profile tabs). */
export async function loader({ url, platform: { http } }: PageArgs) {
  const query = { page: pageOf(url.searchParams) };
  const [{ entries, ...rest }, { listings: wanted }, { listings: paused }] = await Promise.all([
    http.request('GET /api/v1/user/listings', { query }),
    http.request('GET /api/v1/user/photo-requests', {}),
    http.request('GET /api/v1/user/listings/reported', {}),
  ]);
  const homes = entries.map(({ record, ...counts }) => ({
    home: homeLine(record),
    ...counts,
    photoRequests: wanted.find(({ propertyId }) => propertyId === record.id),
    reported: paused.find(({ propertyId }) => propertyId === record.id),
  }));
  return { homes, ...rest };
}

export function head(): PageHead {
  return { title: 'Your properties | Aangan', robots: 'noindex' };
}

export function Component() {
  const { homes, total, page, size } = usePageData<typeof loader>();
  const { now } = usePlatform();
  const links = pageLinks(profileLink('properties'), total, size);
  return (
    <ProfileFrame title="Properties" lead="Your homes, and how many people they reach.">
      {homes.length === 0 ? (
        <EmptyState icon={gridIcon} title="No properties yet">
          <p>Homes that you have on offer are listed here, with the people they reach.</p>
        </EmptyState>
      ) : (
        <>
          <p>{total === 1 ? '1 property' : `${total} properties`}</p>
          <Rows>
            {homes.map(({ home, viewers, contacts, photoRequests, reported }) => (
              <li key={home.id}>
                <HomeLineView home={home} note={noteOf(home, now)}>
                  {reported && <ReportedNote reported={reported} />}
                  <FactsRow as="p">
                    <span>Viewed by {people(viewers)} who were logged in</span>
                    <Link to={profileLink('enquiries')}>Contacted by {people(contacts)}</Link>
                    {photoRequests && <span>{photoRequestWords(photoRequests)}</span>}
                  </FactsRow>
                  {(home.status === undefined || home.paused) && <StillAvailable id={home.id} paused={home.paused} />}
                </HomeLineView>
              </li>
            ))}
          </Rows>
          <Pagination current={page} last={links.last} pages={links.pages} />
        </>
      )}
    </ProfileFrame>
  );
}

/** The reason why search does not show the home, or when it was confirmed. */
function noteOf({ reason, confirmedAt }: HomeLine, now: number): string {
  return PAUSE_REASONS[reason ?? ''] ?? `Confirmed ${confirmedAgo(confirmedAt, now)}`;
}

const PAUSE_REASONS: Readonly<Record<string, string>> = {
  HELD: 'Our staff check it before it is shown.',
  DUPLICATE: 'The same home is posted more than once; search shows the other listing.',
  NOT_CONFIRMED: 'Paused, because it was not confirmed for ten days.',
};

function people(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}
