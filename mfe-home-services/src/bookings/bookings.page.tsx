import { profileLink } from '@aangan/shared-kit/links/account';
import { BOOKINGS_LINK } from '@aangan/shared-kit/links/bookings';
import { pageLinks, pageOf } from '@aangan/shared-kit/links/page-links';
import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { Rows } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { Pagination } from '@aangan/shared-kit/ui/pagination';
import { RetryNote } from '@aangan/shared-kit/ui/retry-note';
import { LinkTabs } from '@aangan/shared-kit/ui/tabs';
import { hsFacts } from '../answers/public.ts';
import { BookingRow } from './booking-row.tsx';
import { BOOKINGS_WORDS } from './bookings.words.ts';
import { NoBookings } from './no-bookings.tsx';

/** Bookings on a page, as the API lists them. */
const PAGE_SIZE = 20;

/** The person's bookings of all three businesses. */
export async function loader({ url: { searchParams }, platform: { http } }: PageArgs) {
  const view = searchParams.get('view') === 'past' ? 'past' : 'active';
  const { user_phone: phone } = await http.request('GET /api/v3/user/info', { query: {} });
  if (phone === null) return { view, phone, page: 1, shown: [], totals: { active: 0, past: 0 } } as const;
  const page = pageOf(searchParams);
  const [active, past] = await Promise.all([
    http.request('GET /hs-backend/api/v1/myBookings/active', { query: { phone, page: view === 'active' ? page : 1 } }),
    http.request('GET /hs-backend/api/v1/myBookings/past', { query: { phone, page: view === 'past' ? page : 1 } }),
  ]);
  const lists = { active: hsFacts(active), past: hsFacts(past) };
  const totals = { active: lists.active.total, past: lists.past.total };
  return { view, phone, page, shown: lists[view].bookings, totals } as const;
}

export const head = () => personalHead(BOOKINGS_WORDS.title);

export function Component() {
  const { view, phone, page, shown, totals } = usePageData<typeof loader>();
  if (phone === null) return <WithoutNumber />;
  const paths = { active: BOOKINGS_LINK, past: `${BOOKINGS_LINK}?view=past` };
  const links = pageLinks(paths[view], totals[view], PAGE_SIZE);
  return (
    <PageColumn width="medium">
      <h1>{BOOKINGS_WORDS.title}</h1>
      <LinkTabs
        label={BOOKINGS_WORDS.tabs}
        items={(['active', 'past'] as const).map((each) => ({
          label: `${BOOKINGS_WORDS[each]} (${totals[each]})`,
          to: paths[each],
          current: each === view,
        }))}
      />
      {shown.length === 0 ? (
        <NoBookings view={view} />
      ) : (
        <Rows>
          {shown.map((booking) => (
            <BookingRow key={booking.id} booking={booking} />
          ))}
        </Rows>
      )}
      <Pagination current={page} last={links.last} pages={links.pages} label={BOOKINGS_WORDS.pages} />
    </PageColumn>
  );
}

function WithoutNumber() {
  return (
    <PageColumn width="medium">
      <h1>{BOOKINGS_WORDS.title}</h1>
      <EmptyState
        title={BOOKINGS_WORDS.noPhone}
        actions={
          <LinkButton to={profileLink('myprofile')} variant="primary">
            {BOOKINGS_WORDS.addPhone}
          </LinkButton>
        }
      >
        {BOOKINGS_WORDS.noPhoneWhy}
      </EmptyState>
    </PageColumn>
  );
}

export function ErrorBoundary() {
  return (
    <PageColumn width="medium">
      <h1>{BOOKINGS_WORDS.title}</h1>
      <RetryNote>{BOOKINGS_WORDS.failed}</RetryNote>
    </PageColumn>
  );
}
