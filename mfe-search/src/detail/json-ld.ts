import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { isCommercial, isMonthly, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { AMENITY_LABELS, type BuildingType } from '@aangan/shared-kit/domain/listing-options';
import { breadcrumbList } from '@aangan/shared-kit/domain/structured-lists';
import type { ListingDetail } from '../listing-detail/public.ts';

/** The schema.org type of each building type. */
const TYPE_OF_BUILDING = {
  AP: 'Apartment',
  GC: 'Apartment',
  SB: 'Apartment',
  IF: 'House',
  IH: 'SingleFamilyResidence',
} as const satisfies Record<BuildingType, string>;

/** The schema.org type of each category, used when the building type gives none. */
const TYPE_OF_CATEGORY = {
  RENT: 'Apartment',
  BUY: 'Apartment',
  SHARED: 'Room',
  PG: 'Hostel',
  PLOT: 'Place',
  COMMERCIAL_RENT: 'Place',
  COMMERCIAL_BUY: 'Place',
} as const satisfies Record<ListingCategory, string>;

const BEDROOMS: Readonly<Record<string, number>> = { RK1: 1, BHK1: 1, BHK2: 2, BHK3: 3, BHK4: 4, BHK4PLUS: 5 };

interface Site {
  readonly origin: string;
  /** Absolute address of a picture file. */
  readonly pictureUrl: (path: string) => string;
  readonly description: string;
}

/** The listing as structured data: property, offer, breadcrumbs. */
export function listingJsonLd(listing: ListingDetail, site: Site): object[] {
  const url = site.origin + listing.url;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'RealEstateListing',
      '@id': url,
      url,
      name: listing.title,
      description: site.description,
      datePosted: indiaDay(listing.postedAt),
      dateModified: indiaDay(listing.confirmedAt),
      ...(listing.photos.length > 0 && { image: listing.photos.slice(0, 6).map(({ id }) => largestPicture(site, id)) }),
      mainEntity: place(listing),
      offers: offer(listing, url),
    },
    breadcrumbList([...listing.crumbs, { name: listing.title, url: listing.url }], site.origin),
  ];
}

function place(listing: ListingDetail): object {
  const homelike = listing.category !== 'PLOT' && !isCommercial(listing.category);
  const bedrooms = listing.bhk ? BEDROOMS[listing.bhk] : undefined;
  return {
    '@type': placeType(listing),
    name: listing.society || listing.title,
    address: {
      '@type': 'PostalAddress',
      streetAddress: listing.street,
      addressLocality: `${listing.locality}, ${listing.cityName}`,
      postalCode: listing.pin,
      addressCountry: 'IN',
    },
    // Publishing an approximate position would place the home wrongly.
    ...(listing.exact && {
      geo: { '@type': 'GeoCoordinates', latitude: listing.latitude, longitude: listing.longitude },
    }),
    ...(homelike &&
      listing.category !== 'PG' &&
      listing.area > 0 && {
        floorSize: { '@type': 'QuantitativeValue', value: listing.area, unitCode: 'FTK' },
      }),
    ...(homelike &&
      listing.category !== 'SHARED' &&
      bedrooms !== undefined && {
        numberOfBedrooms: bedrooms,
        numberOfBathroomsTotal: listing.bathrooms,
      }),
    ...(listing.amenities.length > 0 && {
      amenityFeature: listing.amenities.map((amenity) => ({
        '@type': 'LocationFeatureSpecification',
        name: AMENITY_LABELS[amenity],
        value: true,
      })),
    }),
  };
}

function placeType({ category, building }: ListingDetail): string {
  return building && (category === 'RENT' || category === 'BUY')
    ? TYPE_OF_BUILDING[building]
    : TYPE_OF_CATEGORY[category];
}

function offer(listing: ListingDetail, url: string): object {
  const monthly = isMonthly(listing.category);
  return {
    '@type': 'Offer',
    url,
    price: listing.price,
    priceCurrency: 'INR',
    businessFunction: { '@id': `http://purl.org/goodrelations/v1#${monthly ? 'LeaseOut' : 'Sell'}` },
    availability: `https://schema.org/${listing.status === null ? 'InStock' : listing.status === 'Inactive' ? 'Discontinued' : 'SoldOut'}`,
    availabilityStarts: indiaDay(listing.availableFrom),
    ...(monthly && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: listing.price,
        priceCurrency: 'INR',
        unitCode: 'MON',
        referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
      },
    }),
  };
}

function largestPicture({ pictureUrl }: Site, id: string): string {
  return pictureUrl(`pictures/${id}-1280.webp`);
}
