import { isMonthly } from '@aangan/shared-kit/domain/listing-category';
import { type PageArgs, type PageModule, usePageData } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { Breadcrumbs } from '@aangan/shared-kit/ui/breadcrumbs';
import { Skeleton } from '@aangan/shared-kit/ui/skeleton';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { type ReactNode, Suspense } from 'react';
import { ActionBar } from './actions.tsx';
import { AmenityList } from './amenity-list.tsx';
import styles from './detail.module.css';
import { betterAddress } from './detail-address.ts';
import { detailHead } from './detail-head.ts';
import { EmiCalculator } from './emi-calculator.tsx';
import { Gallery } from './gallery.tsx';
import { listingDetail } from './listing-detail.ts';
import { loadListing, loadSimilar } from './load-listing.ts';
import { Location } from './location.tsx';
import { Overview } from './overview.tsx';
import { PriceCard } from './price-card.tsx';
import { SectionTabs } from './section-tabs.tsx';
import { SimilarListings } from './similar-listings.tsx';
import { SocietyCard } from './society-card.tsx';
import { trendSeries } from './trend-series.ts';
import { Trends } from './trends.tsx';

/** The listing now; its price trends and its likes as they come. */
export async function loader({ params, url, platform: { http } }: PageArgs) {
  const propertyId = params.propertyId ?? '';
  const { record, description, nearby, society } = await loadListing(http, propertyId);
  const listing = listingDetail(record);
  const better = betterAddress(url, listing.url);
  if (better) throw redirect(better, 301);
  return {
    listing,
    description,
    nearby,
    society,
    trends: orNull(
      http.request('GET /api/v2/property/{propertyId}/rent/trends', { params: { propertyId } }).then(trendSeries),
    ),
    similar: orNull(loadSimilar(http, listing)),
  };
}

/** What is below the fold may fail on its own: its section says so and offers to try again. */
function orNull<Value>(value: Promise<Value>): Promise<Value | null> {
  return value.catch(() => null);
}

type Data = Awaited<ReturnType<typeof loader>>;

export const head: NonNullable<PageModule<Data>['head']> = ({ data, platform }) => detailHead(data.listing, platform);

export function Component() {
  const { listing, description, nearby, society, trends, similar } = usePageData<typeof loader>();
  const sections = [
    { id: 'overview', label: 'Overview' },
    ...(listing.amenities.length > 0 ? [{ id: 'amenities', label: 'Amenities' }] : []),
    { id: 'location', label: 'Location' },
    { id: 'price-trends', label: 'Price trends' },
    ...(isMonthly(listing.category) ? [] : [{ id: 'loan', label: 'Loan' }]),
    { id: 'similar', label: 'Similar' },
  ];
  return (
    <article className={styles.page}>
      <Breadcrumbs items={[...listing.crumbs, { name: listing.title, url: listing.url }]} />
      <Gallery key={listing.id} photos={listing.photos} bhk={listing.bhk} category={listing.category} />
      <div className={styles.columns}>
        <header className={styles.head}>
          <h1>{listing.title}</h1>
          <p className={styles.place}>
            {listing.locality}, {listing.cityName}
          </p>
          <p className={styles.labels}>
            {listing.status && <StatusLabel tone="attention">{listing.status}</StatusLabel>}
            {listing.sponsored && <StatusLabel>Sponsored</StatusLabel>}
          </p>
        </header>
        <aside className={styles.aside}>
          <div className={styles.sticky}>
            <PriceCard listing={listing} />
          </div>
        </aside>
        <div className={styles.sections}>
          <SectionTabs sections={sections} />
          <Section id="overview" title="Overview">
            <Overview listing={listing} description={description} />
            {society && <SocietyCard society={society} listing={listing} />}
          </Section>
          {listing.amenities.length > 0 && (
            <Section id="amenities" title="Amenities">
              <AmenityList amenities={listing.amenities} />
            </Section>
          )}
          <Section id="location" title="Location">
            <Location listing={listing} nearby={nearby} />
          </Section>
          <Section id="price-trends" title="Price trends">
            <div className={styles.chart}>
              <Suspense fallback={<Skeleton shape="block" />}>
                <Trends series={trends} />
              </Suspense>
            </div>
          </Section>
          {!isMonthly(listing.category) && (
            <Section id="loan" title="Monthly instalment">
              <EmiCalculator key={listing.id} price={listing.price} />
            </Section>
          )}
        </div>
      </div>
      <section id="similar" className={styles.similar} aria-label="Similar">
        <Suspense fallback={<Skeleton shape="block" />}>
          <SimilarListings id={listing.id} category={listing.category} listings={similar} />
        </Suspense>
      </section>
      <ActionBar active={listing.status === null} />
    </article>
  );
}

function Section({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
