import { ABOUT_YOU_LINK } from '@aangan/shared-kit/links/leads';
import { type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { RetryNote } from '@aangan/shared-kit/ui/retry-note';
import { AboutYou } from './about-you.tsx';
import { INTERESTED_WORDS } from './interested.words.ts';
import { INTERESTED_TITLES, InterestedList } from './interested-list.tsx';
import { loadInterested } from './load-interested.ts';

/**
 * The people interested in an owner’s homes, and the form about oneself. One page, and both need login.
 * Source: product-and-plans, section 2 (tenants and buyers interested in my property; tenant details).
 */
export async function loader(args: PageArgs) {
  if (args.pattern !== ABOUT_YOU_LINK) return { interested: await loadInterested(args) };
  return { about: (await args.platform.http.request('GET /api/v1/user/tenant-details', {})).about };
}

type Data = Awaited<ReturnType<typeof loader>>;

export function head({ data: { interested } }: { readonly data: Data }): PageHead {
  const title = interested ? INTERESTED_TITLES[interested.kind] : 'About you, for owners';
  return { title: `${title} | Aangan`, robots: 'noindex' };
}

export function Component() {
  const { interested, about } = usePageData<typeof loader>();
  return interested ? <InterestedList interested={interested} /> : <AboutYou about={about ?? null} />;
}

export function ErrorBoundary() {
  return (
    <PageColumn width="list" top={32} bottom={72}>
      <h1>Owners and tenants</h1>
      <RetryNote>{INTERESTED_WORDS.failed}</RetryNote>
    </PageColumn>
  );
}
