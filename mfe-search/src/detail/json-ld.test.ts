import { FOR_SALE, PAYING_GUEST, PLOT, sampleListing } from '../listing-detail/testing/public.ts';
import { listingJsonLd } from './json-ld.ts';

const SITE = {
  origin: 'https://aangan.test',
  pictureUrl: (path: string) => `https://cdn.test/${path}`,
  description: 'A home.',
};

type Entity = Record<string, unknown> & { mainEntity: Record<string, unknown>; offers: Record<string, unknown> };

const listingEntity = (facts: Parameters<typeof sampleListing>[0] = {}) =>
  listingJsonLd(sampleListing(facts), SITE)[0] as Entity;

describe('structured data of a listing', () => {
  it('describes an apartment with a monthly offer', () => {
    const { mainEntity, offers, ...listing } = listingEntity();
    expect(listing).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'RealEstateListing',
      url: `https://aangan.test${sampleListing().url}`,
      datePosted: '2026-11-08',
    });
    expect(mainEntity).toMatchObject({
      '@type': 'Apartment',
      numberOfBedrooms: 2,
      floorSize: { '@type': 'QuantitativeValue', value: 1150, unitCode: 'FTK' },
      address: { '@type': 'PostalAddress', postalCode: '560034', addressCountry: 'IN' },
    });
    expect(offers).toMatchObject({
      '@type': 'Offer',
      price: 32_000,
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
    });
  });

  it.each([
    [{ buildingType: 'IH' as const }, 'SingleFamilyResidence'],
    [{ buildingType: 'IF' as const }, 'House'],
    [{ ...FOR_SALE, buildingType: 'GC' as const }, 'Apartment'],
    [PAYING_GUEST, 'Hostel'],
    [{ propertyType: 'SHARED' as const }, 'Room'],
    [PLOT, 'Place'],
    [{ propertyType: 'COMMERCIAL_RENT' as const, type: null }, 'Place'],
  ])('types %o as %s', (facts, type) => {
    expect(listingEntity(facts).mainEntity['@type']).toBe(type);
  });

  it('offers a home for sale at its price', () => {
    expect(listingEntity(FOR_SALE).offers).toMatchObject({
      price: 9_000_000,
      businessFunction: { '@id': 'http://purl.org/goodrelations/v1#Sell' },
    });
    expect(listingEntity(FOR_SALE).offers).not.toHaveProperty('priceSpecification');
  });

  it('leaves out an approximate position', () => {
    expect(listingEntity({ accurateLocation: false }).mainEntity).not.toHaveProperty('geo');
    expect(listingEntity({ accurateLocation: true }).mainEntity.geo).toMatchObject({ latitude: 12.935 });
  });

  it('marks a rented-out home as no longer available', () => {
    expect(listingEntity({ active: false, inactiveReason: 'LETOUT' }).offers.availability).toBe(
      'https://schema.org/SoldOut',
    );
  });

  it('ends the numbered breadcrumbs with the listing itself, at absolute addresses', () => {
    const [, crumbs] = listingJsonLd(sampleListing(), SITE);
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://aangan.test/' },
        { position: 2, name: sampleListing().title, item: `https://aangan.test${sampleListing().url}` },
      ],
    });
  });
});
