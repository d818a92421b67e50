import type { CardRecord, PropertyRecord } from '@aangan/shared-kit/contracts/property';
import { isMonthly } from '@aangan/shared-kit/domain/listing-category';
import type { ListingCard } from './listing-cards.ts';
import { toPropertyRecord } from './property-record.ts';

type Photo = PropertyRecord['photos'][number];

/**
 * Makes card records, each once while its card is cached: pages show the same listings again and again.
 * @param assetUrl public prefix of pictures
 */
export function cardRecords(assetUrl: string): (card: ListingCard, distanceKm?: number) => CardRecord {
  const made = new WeakMap<ListingCard, CardRecord>();
  return (card, distanceKm) => {
    const record = made.get(card) ?? toCardRecord(toPropertyRecord(card, { assetUrl }));
    made.set(card, record);
    return distanceKm === undefined ? record : { ...record, distanceKm };
  };
}

/** What a card shows of a listing: the record's fields of the same names, those that apply. */
function toCardRecord(record: PropertyRecord): CardRecord {
  const { id, propertyType, title, active, postedBy, lastConfirmedOn } = record;
  return {
    ...{ id, propertyType, title, active, postedBy, lastConfirmedOn },
    latitude: toMetre(record.latitude),
    longitude: toMetre(record.longitude),
    ...applying({
      type: record.type,
      rent: record.rent,
      minRent: record.minRent,
      price: record.price,
      deposit: record.deposit,
      maintenance: record.maintenance,
      maintenanceAmount: record.maintenanceAmount,
      propertySize: record.propertySize,
      furnishing: record.furnishing,
      state: record.state === 'READY' ? null : record.state,
      commercialType: record.commercialType,
      flatmateRoom: record.flatmateRoom,
      roomTypes: record.roomTypes,
      pgTenant: record.pgTenant,
      foodIncluded: record.foodIncluded,
      availableFrom: isMonthly(propertyType) ? record.availableFrom : null,
      priceDrop: record.priceDrop,
      sponsored: record.sponsored,
      inactiveReason: record.inactiveReason,
    }),
    photos: record.photos.map(cardPhoto),
  };
}

/** Degrees to about a metre: a pin shows no more. */
function toMetre(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}

/** Named by its room; the first photo is visible at once, so it has its colour. */
function cardPhoto({ id, colour, title, illustration }: Photo, index: number): CardRecord['photos'][number] {
  return { id, title, ...(index === 0 && { colour }), ...(illustration && { illustration }) };
}

type Empty = null | undefined | false | 0;

/** The fields without those that do not apply to the listing. */
function applying<Fields extends object>(fields: Fields): { [Name in keyof Fields]?: Exclude<Fields[Name], Empty> } {
  const kept = Object.entries(fields).filter(([, value]) => value && !(Array.isArray(value) && value.length === 0));
  return Object.fromEntries(kept) as { [Name in keyof Fields]?: Exclude<Fields[Name], Empty> };
}
