import { PageSection } from '@aangan/shared-kit/ui/page-section';
import { AmenityList } from './amenity-list.tsx';
import type { DetailData } from './detail-data.ts';
import { Location } from './location.tsx';
import { Overview } from './overview.tsx';
import { SocietyCard } from './society-card.tsx';

/** The descriptive sections of a listing: facts, the owner’s description, society, amenities, location. */
export function AboutListing({ about }: { readonly about: DetailData['about'] }) {
  return (
    <>
      <PageSection id="overview" title="Overview">
        <Overview about={about} />
        {about.society && <SocietyCard society={about.society} />}
      </PageSection>
      {about.amenities.length > 0 && (
        <PageSection id="amenities" title="Amenities">
          <AmenityList amenities={about.amenities} />
        </PageSection>
      )}
      <PageSection id="location" title="Location">
        <Location about={about} />
      </PageSection>
    </>
  );
}
