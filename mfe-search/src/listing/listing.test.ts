import type { PropertyRecord } from '@aangan/shared-kit/contracts/property';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { sampleRecord } from '@aangan/shared-kit/testing/sample-record';
import { cardLink } from './card-link.ts';
import { cardPin, listingCard } from './listing.ts';

const HSR = '/property/rent/2-bhk-flat-for-rent-in-hsr-layout-sector-2/8a9f00000000001a/detail';

const CASES: [ListingCategory, Partial<PropertyRecord>, string, string][] = [
  ['BUY', { price: 92_00_000, rent: 0 }, '₹92 Lacs', '2 BHK · 1,150 sq ft · ₹8,000 a sq ft'],
  [
    'BUY',
    { price: 92_00_000, rent: 0, state: 'UNDER_CONSTRUCTION' },
    '₹92 Lacs',
    '2 BHK · 1,150 sq ft · ₹8,000 a sq ft · Under construction',
  ],
  [
    'PG',
    { minRent: 9_500, rent: 0, roomTypes: ['SINGLE', 'DOUBLE'], pgTenant: 'female', foodIncluded: true },
    '₹9,500',
    'Single room, Two sharing · For women · Food included',
  ],
  ['SHARED', { flatmateRoom: 'PRIVATE_ROOM' }, '₹32,000', 'Private room · in 2 BHK · Semi-furnished'],
  ['PLOT', { price: 48_00_000, propertySize: 2_400, type: null }, '₹48 Lacs', '2,400 sq ft · ₹2,000 a sq ft'],
  [
    'COMMERCIAL_RENT',
    { commercialType: 'GODOWN_WAREHOUSE', type: null },
    '₹32,000',
    'Godown/Warehouse · 1,150 sq ft · Semi-furnished',
  ],
  [
    'COMMERCIAL_BUY',
    { commercialType: 'SHOP', price: 1_15_00_000, type: null },
    '₹1.15 Cr',
    'Shop · 1,150 sq ft · ₹10,000 a sq ft',
  ],
];

describe('the card of a listing', () => {
  it('contains price, costs and facts of a home for rent in words', () => {
    expect(listingCard(sampleRecord())).toMatchObject({
      priceWords: '₹32,000',
      cost: { sum: '₹1.5 Lacs deposit · ₹36,250/month, all costs' },
      facts: '2 BHK · 1,150 sq ft · Semi-furnished',
      availableFrom: Date.UTC(2026, 10, 1),
    });
  });

  it('has its address, and its pin for a map, computed', () => {
    const record = sampleRecord();
    expect(cardLink(listingCard(record))).toBe(
      '/property/rent/2-bhk-apartment-for-rent-in-neem-court-koramangala/8a9f00000000001a/detail',
    );
    const { latitude, longitude } = record;
    expect(cardPin(record)).toEqual({ latitude, longitude, price: 32_000 });
  });

  it.each(CASES)('contains the main facts of %s %j', (propertyType, facts, priceWords, words) => {
    expect(listingCard(sampleRecord({ propertyType, ...facts }))).toMatchObject({ priceWords, facts: words });
  });

  it('has no costs and no move-in date for a sale', () => {
    const card = listingCard(sampleRecord({ propertyType: 'BUY', price: 92_00_000 }));
    expect(card).not.toHaveProperty('costs');
    expect(card).not.toHaveProperty('availableFrom');
  });

  it('says when there is no deposit', () => {
    const card = listingCard(sampleRecord({ deposit: 0, maintenance: false }));
    expect(card.costs).toBe('No deposit');
    expect(card).not.toHaveProperty('cost');
  });

  it('contains the first five photos, labelled by their room', () => {
    const photo = { id: 'kitchen-01', alt: 'A long sentence', title: 'Kitchen', colour: '#cccccc', illustration: true };
    const { photos } = listingCard(sampleRecord({ photos: Array.from({ length: 8 }, () => photo) }));
    expect(photos).toHaveLength(5);
    expect(photos.slice(0, 2)).toEqual([
      { id: 'kitchen-01', alt: 'Kitchen. Illustration', colour: '#cccccc', illustration: true },
      { id: 'kitchen-01', alt: 'Kitchen. Illustration', colour: '#cccccc', illustration: true },
    ]);
  });

  it('calls no uploaded photo an illustration', () => {
    const photo = { id: 'uploaded', alt: 'The kitchen', title: 'Kitchen', colour: '#cccccc', illustration: false };
    const { photos } = listingCard(sampleRecord({ photos: [photo, photo] }));
    expect(photos[1]).toEqual({ id: 'uploaded', alt: 'Kitchen', colour: '#cccccc' });
  });

  it('is the same from the fields that a search sends for cards', () => {
    const { id, propertyType, title, active, latitude, longitude, postedBy, lastConfirmedOn, photos, ...record } =
      sampleRecord({ title: '2 BHK Flat for rent in HSR Layout, Sector 2', detailUrl: HSR, photos: [] });
    const { type, rent, deposit, maintenance, maintenanceAmount, propertySize, furnishing, availableFrom } = record;
    const card = listingCard({
      ...{ id, propertyType, title, active, latitude, longitude, postedBy, lastConfirmedOn, photos },
      ...{ type, rent, deposit, maintenance, maintenanceAmount, propertySize, furnishing, availableFrom },
    });
    expect(card).toEqual(
      listingCard({
        ...{ id, propertyType, title, active, latitude, longitude, postedBy, lastConfirmedOn, photos },
        ...record,
      }),
    );
    expect(cardLink(card)).toBe(HSR);
  });

  it('names the drawing that replaces photos, which plots do not have', () => {
    expect(listingCard(sampleRecord({ photos: [] })).placeholder).toBe('BHK2');
    const shop = sampleRecord({ photos: [], type: null, propertyType: 'COMMERCIAL_RENT' });
    expect(listingCard(shop).placeholder).toBe('commercial');
    expect(listingCard(sampleRecord({ photos: [], type: null, propertyType: 'PLOT' }))).not.toHaveProperty(
      'placeholder',
    );
  });

  it('says how the listing left the market', () => {
    expect(listingCard(sampleRecord({ active: false, inactiveReason: 'LETOUT_ASSURE' })).closed).toBe('rented out');
  });

  it('contains no data of the owner', () => {
    expect(JSON.stringify(listingCard(sampleRecord({ ownerName: 'Kavya' })))).not.toContain('Kavya');
  });
});
