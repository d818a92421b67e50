import type { CardRecord } from '@aangan/shared-kit/contracts/property';
import { commercialTypeByKey } from '@aangan/shared-kit/domain/commercial-type';
import { isMonthly, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import {
  BHK_LABELS,
  FLATMATE_ROOM_LABELS,
  FURNISHING_LABELS,
  PG_ROOM_TYPE_LABELS,
  PG_TENANT_LABELS,
} from '@aangan/shared-kit/domain/listing-options';
import { formatRupees, formatShortRupees, groupDigits } from '@aangan/shared-kit/domain/money';

type Fact = (listing: CardRecord, price: number) => string | null | undefined | false;

const bhk: Fact = ({ type }) => type && BHK_LABELS[type];
const area: Fact = ({ propertySize = 0 }) => propertySize > 0 && `${groupDigits(propertySize)} sq ft`;
const furnishing: Fact = ({ furnishing }) => furnishing && FURNISHING_LABELS[furnishing];
const stage: Fact = ({ state }) => state === 'UNDER_CONSTRUCTION' && 'Under construction';
const commercialType: Fact = ({ commercialType }) => commercialType && commercialTypeByKey(commercialType)?.displayName;
const room: Fact = ({ flatmateRoom }) => flatmateRoom && FLATMATE_ROOM_LABELS[flatmateRoom];
const flat: Fact = ({ type }) => type && `in ${BHK_LABELS[type]}`;
const rooms: Fact = ({ roomTypes }) => roomTypes?.map((type) => PG_ROOM_TYPE_LABELS[type]).join(', ');
const tenant: Fact = ({ pgTenant }) => pgTenant && `For ${PG_TENANT_LABELS[pgTenant].toLowerCase()}`;
const food: Fact = ({ foodIncluded }) => foodIncluded && 'Food included';
const rate: Fact = ({ propertySize = 0 }, price) => propertySize > 0 && `${formatRupees(price / propertySize)} a sq ft`;

/** The facts of a home on a card under its price, in order. */
const FACTS_BY_CATEGORY = {
  RENT: [bhk, area, furnishing],
  BUY: [bhk, area, rate, stage],
  PG: [rooms, tenant, food],
  SHARED: [room, flat, furnishing],
  PLOT: [area, rate],
  COMMERCIAL_RENT: [commercialType, area, furnishing],
  COMMERCIAL_BUY: [commercialType, area, rate],
} as const satisfies Record<ListingCategory, readonly Fact[]>;

/**
 * `2 BHK · 1,150 sq ft · Semi-furnished`.
 * @param price ₹, for the rate per sq ft
 */
export function listingFacts(listing: CardRecord, price: number): string {
  return FACTS_BY_CATEGORY[listing.propertyType]
    .map((fact) => fact(listing, price))
    .filter(Boolean)
    .join(' · ');
}

/** Costs besides the rent: `₹1.5 Lacs deposit · ₹3,500 maintenance`; empty for sales. */
export function listingCosts({ propertyType, deposit = 0, maintenance, maintenanceAmount = 0 }: CardRecord): string {
  if (!isMonthly(propertyType)) return '';
  return [
    deposit === 0 ? 'No deposit' : `${formatShortRupees(deposit)} deposit`,
    maintenance && maintenanceAmount > 0 && `${formatRupees(maintenanceAmount)} maintenance`,
  ]
    .filter(Boolean)
    .join(' · ');
}
