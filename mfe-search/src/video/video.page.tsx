import { videoLink } from '@aangan/shared-kit/links/listing';
import { type PageArgs, type PageModule, usePageData } from '@aangan/shared-kit/platform/page';
import { Breadcrumbs } from '@aangan/shared-kit/ui/breadcrumbs';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { videoIcon } from '@aangan/shared-kit/ui/icon-paths';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { listingDetail, loadListing, priceInWords } from '../listing-detail/public.ts';
import { SlideShow } from './slide-show.tsx';
import styles from './video.module.css';
import { VIDEO_WORDS } from './video.words.ts';

/** The video of a listing, or its photos as a slide show. Source: product-and-plans, section 2 (/video). */
export async function loader({ params, platform: { http } }: PageArgs) {
  const { record } = await loadListing(http, params.propertyId ?? '');
  const { id, category, title, url, price, locality, cityName, city, photos, video, crumbs } = listingDetail(record);
  return { id, category, title, url, price, locality, cityName, city, photos, video, crumbs };
}

type Data = Awaited<ReturnType<typeof loader>>;

export const head: NonNullable<PageModule<Data>['head']> = ({ data, platform }) => ({
  title: `${data.video ? 'Video' : 'Photos'} of ${data.title} | Aangan`,
  canonical: videoLink(data.category, data.id),
  // Without a video the page duplicates the listing’s own page.
  ...(data.video === null && { robots: 'noindex,follow' }),
  ...(data.photos[0] && { image: platform.assets.url(`pictures/${data.photos[0].id}-1280.webp`) }),
  city: data.city,
});

export function Component() {
  const listing = usePageData<typeof loader>();
  return (
    <PageColumn width="list" top={12} className={styles.page}>
      <Breadcrumbs items={[...listing.crumbs, { name: listing.title, url: listing.url }, { name: 'Video', url: '' }]} />
      <header>
        <h1>{listing.title}</h1>
        <p className={styles.place}>
          {priceInWords(listing)} · {listing.locality}, {listing.cityName}
        </p>
      </header>
      {listing.video ? (
        // biome-ignore lint/a11y/useMediaCaption: owners film without speech, and upload no captions
        <video className={styles.video} src={listing.video} controls preload="metadata" playsInline />
      ) : (
        <EmptyState icon={videoIcon} title={VIDEO_WORDS.none}>
          <p>{listing.photos.length > 0 ? VIDEO_WORDS.photos : VIDEO_WORDS.noPhotos}</p>
        </EmptyState>
      )}
      {listing.photos.length > 0 && <SlideShow photos={listing.photos} />}
      <LinkButton to={listing.url} variant="primary">
        All about this home
      </LinkButton>
    </PageColumn>
  );
}
