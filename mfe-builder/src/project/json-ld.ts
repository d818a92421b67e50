import type { ProjectDetail } from '@aangan/shared-kit/contracts/project-values';
import { UNIT_LABELS } from '@aangan/shared-kit/domain/posting/unit-type';
import { PROJECT_AMENITY_LABELS } from '@aangan/shared-kit/domain/projects/project-options';
import { breadcrumbList } from '@aangan/shared-kit/domain/structured-lists';
import type { Breadcrumb } from '@aangan/shared-kit/platform/page';

/** Mean and number of reviews that people wrote. */
export interface RealRating {
  readonly mean: number;
  readonly count: number;
}

interface Site {
  readonly origin: string;
  /** Absolute address of a picture file. */
  readonly pictureUrl: (path: string) => string;
  readonly crumbs: readonly Breadcrumb[];
}

/** Rooms of a size, `BHK_2_HALF` is 2. */
const bedrooms = (type: string): number | undefined => {
  const number = /\d/.exec(type)?.[0];
  return number === undefined ? undefined : Number(number);
};

const quantity = (value: number) => ({ '@type': 'QuantitativeValue', value });

/**
 * The project as structured data: the complex with its floor plans, and an offer for each kind of unit.
 * @param rating of reviews by people alone; without one there is no rating
 */
export function projectJsonLd(
  project: ProjectDetail,
  { origin, pictureUrl, crumbs }: Site,
  rating?: RealRating,
): object[] {
  const url = origin + project.url;
  const complex = {
    '@context': 'https://schema.org',
    '@type': 'ApartmentComplex',
    '@id': `${url}#complex`,
    url,
    name: project.name,
    description: project.about.join(' '),
    image: project.images.slice(0, 6).map(({ id }) => pictureUrl(`pictures/${id}-1280.webp`)),
    address: {
      '@type': 'PostalAddress',
      streetAddress: project.address,
      addressLocality: `${project.locality}, ${project.cityName}`,
      addressRegion: project.state,
      postalCode: project.pinCode,
      addressCountry: 'IN',
    },
    geo: { '@type': 'GeoCoordinates', latitude: project.latitude, longitude: project.longitude },
    numberOfAccommodationUnits: quantity(project.totalUnits),
    numberOfAvailableAccommodationUnits: quantity(project.unitTypes.reduce((sum, { available }) => sum + available, 0)),
    amenityFeature: project.amenities.map((amenity) => ({
      '@type': 'LocationFeatureSpecification',
      name: PROJECT_AMENITY_LABELS[amenity],
      value: true,
    })),
    accommodationFloorPlan: project.unitTypes
      .filter(({ type }) => type !== 'PLOT')
      .map((unit) => ({
        '@type': 'FloorPlan',
        name: UNIT_LABELS[unit.type],
        floorSize: { '@type': 'QuantitativeValue', value: unit.carpetArea, unitCode: 'FTK' },
        numberOfBedrooms: bedrooms(unit.type),
        numberOfBathroomsTotal: unit.bathrooms,
        numberOfAccommodationUnits: quantity(unit.total),
        numberOfAvailableAccommodationUnits: quantity(unit.available),
      })),
    ...(rating &&
      rating.count > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.mean, reviewCount: rating.count },
      }),
  };
  const offers = project.unitTypes.map((unit) => ({
    '@context': 'https://schema.org',
    '@type': 'Offer',
    url: `${url}#unit-${unit.id}`,
    price: unit.price,
    priceCurrency: 'INR',
    availability: `https://schema.org/${unit.available > 0 ? 'InStock' : 'SoldOut'}`,
    offeredBy: { '@type': 'Organization', name: project.builder.name },
    // The vocabulary offers products, not places.
    itemOffered: {
      '@type': 'Product',
      name: `${UNIT_LABELS[unit.type]} in ${project.name}`,
      category: unit.type === 'PLOT' ? 'Plot' : 'Apartment',
    },
  }));
  return [complex, ...offers, breadcrumbList(crumbs, origin)];
}
