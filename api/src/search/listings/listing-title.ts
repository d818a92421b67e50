import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import type {
  BhkType,
  BuildingType,
  CommercialTypeKey,
  FlatmateRoom,
  PgTenant,
} from '@aangan/shared-kit/domain/listing-options';
import { sizeLabel } from '@aangan/shared-kit/domain/posting/unit-type';

/** What the title of a listing says. */
interface TitleFacts {
  readonly category: ListingCategory;
  readonly bhk: BhkType | null;
  readonly halfRoom: boolean;
  readonly buildingType: BuildingType | null;
  readonly flatmateRoom: FlatmateRoom | null;
  readonly pgTenant: PgTenant | null;
  readonly commercialType: CommercialTypeKey | null;
  /** Sq ft. */
  readonly area: number;
}

const BUILDING_WORDS = {
  AP: 'Apartment',
  GC: 'Flat',
  IF: 'Builder floor',
  IH: 'House',
  SB: 'Flat',
} as const satisfies Record<BuildingType, string>;

const COMMERCIAL_WORDS = {
  OFFICE_SPACE: 'Office space',
  COWORKING: 'Co-working space',
  RESTAURANT_OR_CAFE: 'Restaurant space',
  SHOP: 'Shop',
  SHOWROOM: 'Showroom',
  INDUSTRIAL_BUILDING: 'Industrial building',
  INDUSTRIAL_SHED: 'Industrial shed',
  GODOWN_WAREHOUSE: 'Warehouse',
  OTHER_BUSINESS: 'Commercial space',
} as const satisfies Record<CommercialTypeKey, string>;

const PG_WORDS = { male: 'for men', female: 'for women', both: 'for all' } as const satisfies Record<PgTenant, string>;

/**
 * The title of a listing, the same rule for posted and seeded ones.
 * @param place `Neem Court, Koramangala`, or the locality alone
 * @example '2 BHK Apartment for rent in Neem Court, Koramangala'
 */
export function listingTitle(facts: TitleFacts, place: string): string {
  const { category, bhk, halfRoom, buildingType, flatmateRoom, pgTenant, commercialType, area } = facts;
  const size = bhk ? sizeLabel(bhk, halfRoom) : '';
  const home = [size, BUILDING_WORDS[buildingType ?? 'AP']].filter(Boolean).join(' ');
  const space = COMMERCIAL_WORDS[commercialType ?? 'OTHER_BUSINESS'];
  return {
    RENT: `${home} for rent in ${place}`,
    BUY: `${home} for sale in ${place}`,
    SHARED: `${flatmateRoom === 'SHARED_ROOM' ? 'Shared room' : 'Private room'} in a ${size} flat in ${place}`,
    PG: `PG ${PG_WORDS[pgTenant ?? 'both']} in ${place}`,
    PLOT: `${area.toLocaleString('en-IN')} sq ft plot for sale in ${place}`,
    COMMERCIAL_RENT: `${space} for rent in ${place}`,
    COMMERCIAL_BUY: `${space} for sale in ${place}`,
  }[category];
}
