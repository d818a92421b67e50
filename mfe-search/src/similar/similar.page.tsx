import { CATEGORY_FACTS } from '@aangan/shared-kit/domain/listing-category';
import { similarLink } from '@aangan/shared-kit/links/listing';
import { notFound, type PageArgs, type PageModule, usePageData } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { SoftText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { FeedbackLine, rankByFeedback } from '../feedback/public.ts';
import { ListingCardView } from '../listing-card/public.ts';
import { listingDetail, loadListing, loadSimilar } from '../listing-detail/public.ts';
import styles from './similar.module.css';
import { SIMILAR_WORDS } from './similar.words.ts';

/** Listings similar to the one in the address. Source: services-and-platform, section 2 (/similar). */
export async function loader({ url, platform: { http, session } }: PageArgs) {
  const propertyId = url.searchParams.get('propertyId');
  if (!propertyId) throw notFound();
  const { record } = await loadListing(http, propertyId);
  const { id, title, url: address, category, locality, city, crumbs } = listingDetail(record);
  const found = await loadSimilar(http, { id, category });
  const { listings: similar, heeds } = session.loggedIn
    ? await rankByFeedback(http, found)
    : { listings: found, heeds: false };
  return { id, title, address, category, locality, city, wider: crumbs.at(-1) ?? null, similar, heeds };
}

type Data = Awaited<ReturnType<typeof loader>>;

export const head: NonNullable<PageModule<Data>['head']> = ({ data }) => ({
  title: `${capital(CATEGORY_FACTS[data.category].plural)} like ${data.title} | Aangan`,
  description: SIMILAR_WORDS.description(capital(CATEGORY_FACTS[data.category].plural), data.locality, data.title),
  canonical: similarLink(data.id),
  robots: 'noindex,follow',
  city: data.city,
});

export function Component() {
  const { title, address, category, locality, wider, similar, heeds } = usePageData<typeof loader>();
  const { plural } = CATEGORY_FACTS[category];
  return (
    <PageColumn width="full">
      <header>
        <h1>Similar {plural}</h1>
        <SoftText>
          {SIMILAR_WORDS.like} <Link to={address}>{title}</Link>
          {SIMILAR_WORDS.near} {locality}
          {SIMILAR_WORDS.size}
        </SoftText>
        <SoftText>
          <FeedbackLine heeds={heeds} />
        </SoftText>
      </header>
      {similar.length > 0 ? (
        <ul className={styles.cards}>
          {similar.map((listing, index) => (
            <li key={listing.id}>
              <ListingCardView listing={listing} eager={index < 2} heading="h2" />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title={SIMILAR_WORDS.none}
          actions={wider && <LinkButton to={wider.url}>See {wider.name}</LinkButton>}
        >
          <p>{SIMILAR_WORDS.noneText(plural)}</p>
        </EmptyState>
      )}
    </PageColumn>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
