import { profileLink } from '@aangan/shared-kit/links/account';
import { pageLinks, pageOf } from '@aangan/shared-kit/links/page-links';
import { editPricesLink, importListingsLink, postPropertyLink } from '@aangan/shared-kit/links/posting';
import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { gridIcon } from '@aangan/shared-kit/ui/icon-paths';
import { ActionsRow, Rows } from '@aangan/shared-kit/ui/layout';
import { Pagination } from '@aangan/shared-kit/ui/pagination';
import { ProfileFrame } from '../profile-frame/public.ts';
import { photoRequestWords, ReportedNote } from '../reports/public.ts';
import { UnfinishedListings } from '../unfinished/public.ts';
import { ownHome } from './own-home.ts';
import { OwnHomeLine } from './own-home-line.tsx';
import { OWN_LISTINGS_WORDS } from './own-listings.words.ts';

/** Source: product-and-plans, section 2 (profile tabs). */
export async function loader({ url, platform: { http, session, now } }: PageArgs) {
  const query = { page: pageOf(url.searchParams) };
  const userId = session.account?.id ?? '';
  const [{ listings, ...rest }, drafts, { listings: wanted }, { listings: reported }] = await Promise.all([
    http.request('GET /api/v1/property/manage', { query }),
    http.request('GET /user/{userId}/continue/listings', { params: { userId } }),
    http.request('GET /api/v1/user/photo-requests', {}),
    http.request('GET /api/v1/user/listings/reported', {}),
  ]);
  const homes = listings.map((listing) => ({
    home: ownHome(listing, now),
    photoRequests: wanted.find(({ propertyId }) => propertyId === listing.record.id),
    reported: reported.find(({ propertyId }) => propertyId === listing.record.id),
  }));
  return { homes, drafts: drafts.responseBody.listings, ...rest };
}

export const head = () => personalHead('Your properties');

export function Component() {
  const { homes, drafts, total, page, size } = usePageData<typeof loader>();
  const links = pageLinks(profileLink('properties'), total, size);
  const several = homes.length > 1;
  return (
    <ProfileFrame title="Properties" lead={OWN_LISTINGS_WORDS.lead}>
      <ActionsRow>
        <LinkButton variant={homes.length === 0 ? 'primary' : 'secondary'} to={postPropertyLink()}>
          Post property free
        </LinkButton>
        {several && <LinkButton to={editPricesLink()}>Edit prices</LinkButton>}
        <LinkButton to={importListingsLink()}>Import from a file</LinkButton>
      </ActionsRow>
      <UnfinishedListings drafts={drafts} />
      {homes.length === 0 ? (
        <EmptyState icon={gridIcon} title="No properties yet">
          <p>{OWN_LISTINGS_WORDS.empty}</p>
        </EmptyState>
      ) : (
        <>
          <p>{total === 1 ? '1 property' : `${total} properties`}</p>
          <Rows>
            {homes.map(({ home, photoRequests, reported }) => (
              <li key={home.id}>
                <OwnHomeLine home={home} photoRequests={photoRequests && photoRequestWords(photoRequests)}>
                  {reported && <ReportedNote reported={reported} />}
                </OwnHomeLine>
              </li>
            ))}
          </Rows>
          <Pagination current={page} last={links.last} pages={links.pages} />
        </>
      )}
    </ProfileFrame>
  );
}
