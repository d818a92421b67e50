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
import type { ListingCard } from './listing.ts';

type Fact = (listing: ListingCard) => string | undefined | false;

const bhk: Fact = ({ bhk }) => bhk && BHK_LABELS[bhk];
const area: Fact = ({ area }) => area !== undefined && `${groupDigits(area)} sq ft`;
const furnishing: Fact = ({ furnishing }) => furnishing && FURNISHING_LABELS[furnishing];
const stage: Fact = ({ underConstruction }) => underConstruction && 'Under construction';
const commercialType: Fact = ({ commercialType }) => commercialType && commercialTypeByKey(commercialType)?.displayName;
const room: Fact = ({ flatmateRoom }) => flatmateRoom && FLATMATE_ROOM_LABELS[flatmateRoom];
const flat: Fact = ({ bhk }) => bhk && `in ${BHK_LABELS[bhk]}`;
const rooms: Fact = ({ roomTypes }) => roomTypes?.map((type) => PG_ROOM_TYPE_LABELS[type]).join(', ');
const tenant: Fact = ({ pgTenant }) => pgTenant && `For ${PG_TENANT_LABELS[pgTenant].toLowerCase()}`;
const food: Fact = ({ foodIncluded }) => foodIncluded && 'Food included';
const rate: Fact = ({ price, area }) => area !== undefined && `${formatRupees(price / area)} a sq ft`;

/** What a card says of a home under its price, in the order it says it. */
const FACTS_BY_CATEGORY = {
  RENT: [bhk, area, furnishing],
  BUY: [bhk, area, rate, stage],
  PG: [rooms, tenant, food],
  SHARED: [room, flat, furnishing],
  PLOT: [area, rate],
  COMMERCIAL_RENT: [commercialType, area, furnishing],
  COMMERCIAL_BUY: [commercialType, area, rate],
} as const satisfies Record<ListingCategory, readonly Fact[]>;

/** `2 BHK · 1,150 sq ft · Semi-furnished`. */
export function listingFacts(listing: ListingCard): string {
  return FACTS_BY_CATEGORY[listing.category]
    .map((fact) => fact(listing))
    .filter(Boolean)
    .join(' · ');
}

/** What comes with the rent: `₹1.5 Lacs deposit · ₹3,500 maintenance`; empty for sales. */
export function listingCosts({ category, deposit, maintenance }: ListingCard): string {
  if (!isMonthly(category)) return '';
  return [
    deposit === undefined ? 'No deposit' : `${formatShortRupees(deposit)} deposit`,
    maintenance !== undefined && `${formatRupees(maintenance)} maintenance`,
  ]
    .filter(Boolean)
    .join(' · ');
}
