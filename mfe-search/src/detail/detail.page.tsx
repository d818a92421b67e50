import { type PageArgs, type PageModule, usePageData } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { saveForOffline } from '@aangan/shared-kit/platform/save-offline';
import { DeferredSection } from '@aangan/shared-kit/ui/deferred-section';
import { DetailFrame } from '@aangan/shared-kit/ui/detail-frame';
import { Gallery, galleryHead } from '@aangan/shared-kit/ui/gallery';
import { ListingProgress } from '@aangan/shared-kit/ui/listing-progress';
import { PageSection } from '@aangan/shared-kit/ui/page-section';
import { SectionTabs } from '@aangan/shared-kit/ui/section-tabs';
import { Slot } from '@aangan/shared-kit/ui/slot';
import { useEffect } from 'react';
import { ActionBar, useListingActions } from '../listing-actions/public.ts';
import { loadListing } from '../listing-detail/public.ts';
import { useView } from '../shortlist/public.ts';
import styles from './detail.module.css';
import { betterAddress } from './detail-address.ts';
import {
  aboutSection,
  feedbackSection,
  loadSections,
  loanSection,
  similarSection,
  trendsSection,
} from './detail-sections.ts';
import { ListingPhotoBar } from './listing-photo-bar.tsx';
import { PriceCard } from './price-card.tsx';

/** The page of a listing. Its rules run on the server, or load beside the data on client-side navigation. */
export async function loader({ params, url, platform }: PageArgs) {
  const [found, { detailData }] = await Promise.all([
    loadListing(platform.http, params.propertyId ?? ''),
    import('./detail-data.ts'),
    loadSections(),
  ]);
  const better = betterAddress(url, found.record.detailUrl);
  if (better) throw redirect(better, 301);
  return detailData(found, platform);
}

type Data = Awaited<ReturnType<typeof loader>>;

export const head: NonNullable<PageModule<Data>['head']> = ({ data, platform }) => {
  const { words, url, city, photos, jsonLd } = data;
  return {
    ...words,
    canonical: url,
    city,
    ...galleryHead(photos, platform.assets),
    // Undefined when the server has already rendered the document.
    ...(jsonLd && { jsonLd: jsonLd() }),
  };
};

export function Component() {
  const data = usePageData<typeof loader>();
  const { id, title, url, city, status, salePrice } = data;
  useEffect(() => saveForOffline([url]), [url]);
  useView(id);
  const actions = useListingActions(data);
  const sections = [
    { id: 'overview', label: 'Overview' },
    ...(data.about.amenities.length > 0 ? [{ id: 'amenities', label: 'Amenities' }] : []),
    { id: 'location', label: 'Location' },
    { id: 'price-trends', label: 'Price trends' },
    ...(salePrice === null ? [] : [{ id: 'loan', label: 'Loan' }]),
    { id: 'similar', label: 'Similar' },
  ];
  return (
    <DetailFrame
      key={id}
      crumbs={[...data.crumbs, { name: title, url }]}
      photos={
        <>
          <ListingPhotoBar listing={data} />
          <Gallery photos={data.photos} placeholder={data.placeholder} />
          {status !== null && (
            <div className={styles.progress}>
              <ListingProgress id={id} title={title} closed />
            </div>
          )}
        </>
      }
      side={
        <>
          <PriceCard listing={data} onAction={actions.start} />
          <Slot name="listing-detail/beside-price" with={{ listingId: id, category: data.category }} />
        </>
      }
      sections={
        <>
          <SectionTabs sections={sections} />
          <DeferredSection section={aboutSection} with={{ about: data.about }} />
          <PageSection id="price-trends" title="Price trends">
            <DeferredSection
              section={trendsSection}
              with={{ series: data.trends, deals: data.deals, estimate: data.estimate }}
            />
          </PageSection>
          {salePrice !== null && (
            <PageSection id="loan" title="Monthly instalment">
              <DeferredSection section={loanSection} with={{ price: salePrice, title, url }} />
            </PageSection>
          )}
        </>
      }
    >
      <DeferredSection section={feedbackSection} with={{ id, city }} />
      <Slot name="listing-detail/services" with={{ city, category: data.category }} />
      <PageSection id="similar" title="Similar listings">
        <DeferredSection section={similarSection} with={{ id, category: data.category, listings: data.similar }} />
      </PageSection>
      <ActionBar listing={data} active={status === null} onAction={actions.start} />
      {actions.sheet}
    </DetailFrame>
  );
}
